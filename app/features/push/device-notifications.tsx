import { Form, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ControlProps } from "./device-control";
import type { Push } from "./push.server";

/** The emails about an order that customers get in any case. */
export const emailedStepsText = "We email you when your order is accepted and when it is ready.";

/**
 * [RUSH-3] Lets this device show messages about orders while no page is open. Permission is only requested when the
 * button is clicked; its script loads after the page. @param byMail emails sent in any case, mentioned where there is
 * no JavaScript
 */
export function DeviceNotifications({ push, byMail }: { push: Push; byMail: string }) {
  const [Control, setControl] = useState<ComponentType<ControlProps>>();
  useEffect(() => {
    void import("./device-control").then(
      ({ DeviceControl }) => setControl(() => DeviceControl),
      // If the script cannot be loaded, the page works without it.
      () => undefined,
    );
  }, []);
  return (
    <>
      <p className="text-meta text-quiet scripting:hidden">Notifications on this device need JavaScript. {byMail}</p>
      <div className="min-h-11 noscript:hidden">{Control && <Control push={push} />}</div>
    </>
  );
}

/** Devices added elsewhere, each with a button to remove it. */
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
            <span className="min-w-0 grow basis-40">
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
