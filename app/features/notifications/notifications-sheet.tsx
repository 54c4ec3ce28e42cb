import { useLoaderData, useLocation } from "@remix-run/react";
import type { panelLoader } from "~/features/notifications/inbox.server";
import { paths } from "~/lib/paths";
import { MarkAllRead, Notices } from "~/ui/feedback/notices";
import { PanelBody, PanelFoot, Sheet } from "~/ui/overlays/side-panel";
import { TextLink } from "~/ui/text-link";

/** [HOME-5, NOTIF-2] The newest notifications over the page they were opened from; closing returns there. */
export function NotificationsSheet() {
  const { rows, total, unreadCount } = useLoaderData<typeof panelLoader>();
  const { pathname, search } = useLocation();
  return (
    <Sheet title="Notifications" closeHref={`${pathname.replace(/\/notifications\/?$/, "")}${search}`}>
      <PanelBody>
        <MarkAllRead unread={unreadCount} />
        <Notices rows={rows} about="Updates about your orders and refunds appear here." />
      </PanelBody>
      {total > rows.length && (
        <PanelFoot>
          <TextLink to={paths.notifications("", { page: 2 })}>Older notifications</TextLink>
        </PanelFoot>
      )}
    </Sheet>
  );
}
