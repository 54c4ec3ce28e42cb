import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useToast } from "~/ui/feedback/toast";
import { useLiveReload } from "~/ui/live/use-live-reload";
import type { HeaderSummary } from "./summary.server";

type Newest = NonNullable<HeaderSummary["news"]>["newest"];

/**
 * [NOTIF-4] Notifications that arrive while a page is open increase the bell's count and are announced once, politely;
 * not on the page they are about, which shows the change itself.
 */
export default function LiveNews({ newest }: { newest: Newest }) {
  useLiveReload(["notification.created"], { fromNow: true });
  const show = useToast();
  const { pathname } = useLocation();
  const seen = useRef(newest?.id);
  useEffect(() => {
    if (newest?.id === seen.current) return;
    seen.current = newest?.id;
    if (!newest || newest.isRead || newest.link === pathname) return;
    const action = newest.link ? { label: "View", to: newest.link } : undefined;
    show({ type: "info", message: newest.title, action });
  }, [newest, pathname, show]);
  return null;
}
