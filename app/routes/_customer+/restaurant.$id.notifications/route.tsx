import { NotificationsSheet } from "~/features/notifications/notifications-sheet";

export { action, panelLoader as loader } from "~/features/notifications/inbox.server";

export const meta = () => [{ title: "Notifications · HalalGo" }];
export const handle = { frame: { cartBar: false } };

export default NotificationsSheet;
