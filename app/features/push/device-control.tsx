import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { isSubmissionPending } from "~/framework/forms/connection";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/feedback/toast";
import { Icon } from "~/ui/icon";
import type { Push } from "./push.server";

export interface ControlProps {
  push: Push;
}

/** The browser's support and permission. */
type Permission = "unsupported" | "blocked" | "open";

function permission(): Permission {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "open";
}

/** The button for this device, with its state. Rendered in the browser only. */
export function DeviceControl({ push }: ControlProps) {
  const [allowed, setAllowed] = useState(permission);
  const [isAsking, setIsAsking] = useState(false);
  const fetcher = useFetcher();
  const show = useToast();
  const own = push.devices.find(({ isThis }) => isThis);
  const isBusy = isAsking || isSubmissionPending(fetcher);
  const post = (fields: Record<string, string>) =>
    fetcher.submit({ ...fields, stay: "1" }, { method: "post", action: paths.pushDevices() });

  async function subscribeDevice() {
    setIsAsking(true);
    try {
      const granted = await Notification.requestPermission();
      setAllowed(permission());
      if (granted === "granted") post(await subscribe(push.publicKey));
    } catch {
      show({ type: "error", message: "This browser could not reach its push service. Please try again." });
    } finally {
      setIsAsking(false);
    }
  }
  async function stop(id: string) {
    post({ remove: id });
    const registration = await navigator.serviceWorker.getRegistration("/");
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe().catch(() => false);
  }

  if (allowed === "unsupported") {
    return (
      <DeviceNote>
        This browser cannot show notifications. On an iPhone or iPad, add HalalGo to the Home Screen and open it there.
      </DeviceNote>
    );
  }
  if (allowed === "blocked") {
    return (
      <DeviceNote>
        Your browser blocks notifications from HalalGo. Allow them in its settings, then reload this page.
      </DeviceNote>
    );
  }
  if (own && Notification.permission === "granted") {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span role="status" className="text-success-text inline-flex items-center gap-2 font-semibold">
          <Icon name="check-circle" weight="fill" size={20} />
          On for this device
        </span>
        <Button
          variant="secondary"
          size="sm"
          pending={isBusy}
          pendingLabel="Saving..."
          onClick={() => void stop(own.id)}
        >
          Turn off
        </Button>
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      icon="bell"
      pending={isBusy}
      pendingLabel="Asking..."
      onClick={() => void subscribeDevice()}
    >
      Notify this device
    </Button>
  );
}

const DeviceNote = ({ children }: { children: string }) => (
  <p role="status" className="text-meta text-quiet flex gap-2.5">
    <Icon name="info" size={20} className="mt-0.5 shrink-0" />
    {children}
  </p>
);

/** @throws where the browser or its push service fails */
async function subscribe(publicKey: string): Promise<Record<string, string>> {
  const { pushManager } = await navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready);
  const options = { userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) };
  // An old subscription with other keys prevents a new one.
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

const decodeBase64Url = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
