import { Form, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ControlProps } from "./device-control";
import type { Push } from "./push.server";

/** What customers are mailed of an order in any case. */
export const emailedStepsText = "We email you when your order is accepted and when it is ready.";

/**
 * [RUSH-3] Has this device told of orders while no page is open. Nothing is asked unless its button is pressed; its script comes once
 * the page is there. @param byMail what is mailed in any case, said where there is no JavaScript
 */
export function DeviceNotifications({ push, byMail }: { push: Push; byMail: string }) {
  const [Control, setControl] = useState<ComponentType<ControlProps>>();
  useEffect(() => {
    void import("./device-control").then(
      ({ DeviceControl }) => setControl(() => DeviceControl),
      // A line that was cut: the page goes without.
      () => undefined,
    );
  }, []);
  return (
    <>
      <p className="text-meta text-quiet scripting:hidden">Messages to this device need JavaScript. {byMail}</p>
      <div className="min-h-11 noscript:hidden">{Control && <Control push={push} />}</div>
    </>
  );
}

/** The devices that were added elsewhere, each to be removed. */
export function OtherDevices({ push }: { push: Push }) {
  const { pathname } = useLocation();
  const others = push.devices.filter(({ isThis }) => !isThis);
  if (others.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-label text-ink">Other devices</h3>
      <ul className="divide-line mt-1 divide-y">
        {others.map(({ id, name, since }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Icon name="device-mobile" size={20} className="text-quiet" />
            <span className="min-w-40 flex-1">
              {name} <span className="text-meta text-quiet block">Since {since}</span>
            </span>
            <Form method="post" action={paths.pushDevices()} preventScrollReset>
              <input type="hidden" name="remove" value={id} />
              <input type="hidden" name="redirectTo" value={pathname} />
              <Button type="submit" variant="danger-text" size="sm" aria-label={`Remove ${name}, since ${since}`}>
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
