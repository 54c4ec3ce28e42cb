import { announcementRequest, announcementsResponse } from "@domain/contract/announcement";
import { defineCalls } from "@domain/contract/define-call";
import { eventsQuery } from "@domain/contract/event";
import {
  markReadRequest,
  notificationList,
  notificationQuery,
  notificationResponse,
  pushDeviceRequest,
  pushResponse,
  subscribeRequest,
  unreadResponse,
} from "@domain/contract/notification";
import { formKeyHeader } from "@domain/contract/ordering/payment";
import { anyIdParams, idParams, messageResponse, tokenParams, withMessageField } from "@domain/contract/primitives";

export const announcementCalls = defineCalls("Announcements", {
  getAnnouncements: {
    method: "get",
    path: "/restaurants/{id}/announcements",
    tier: "extended",
    access: ["owner", "manager", "staff"],
    summary: "Messages to followers",
    params: anyIdParams,
    response: announcementsResponse,
    responseDescription: "How many follow, when the next may be sent, the latest ones",
  },
  sendAnnouncement: {
    method: "post",
    path: "/restaurants/{id}/announcements",
    tier: "extended",
    access: ["owner", "manager"],
    summary: "Send followers a message, once a day",
    params: anyIdParams,
    headers: formKeyHeader,
    body: announcementRequest,
    response: withMessageField(announcementsResponse),
    responseDescription: "As the list",
  },
});

export const eventCalls = defineCalls("Events", {
  streamEvents: {
    method: "get",
    path: "/events",
    tier: "extended",
    access: "signed-in",
    summary: "Own things as they change; resumes from Last-Event-ID",
    query: eventsQuery,
    media: "text/event-stream",
    responseDescription: "Server-sent events",
  },
  streamCatalogue: {
    method: "get",
    path: "/catalogue/changes",
    tier: "extended",
    access: "anyone",
    summary: "Whose menu, hours or offers have changed, for apps that keep visitors' pages",
    media: "text/event-stream",
    responseDescription: "Server-sent events with `restaurant_id`, null where it may be anybody's",
  },
});

export const newsletterCalls = defineCalls("Newsletter", {
  subscribeToNewsletter: {
    method: "post",
    path: "/newsletter/subscriptions",
    tier: "extended",
    access: "anyone",
    summary: "Subscribe",
    body: subscribeRequest,
    response: messageResponse,
    responseDescription: "The same when already subscribed",
  },
  unsubscribe: {
    method: "delete",
    path: "/newsletter/subscriptions/{token}",
    tier: "extended",
    access: "anyone",
    summary: "Unsubscribe by the link in the mail",
    params: tokenParams,
    response: messageResponse,
    responseDescription: "Unsubscribed",
  },
});

export const notificationCalls = defineCalls("Notifications", {
  listNotifications: {
    method: "get",
    path: "/notifications",
    tier: "extended",
    access: "signed-in",
    summary: "Own notifications",
    query: notificationQuery,
    response: notificationList,
    responseDescription: "The newest first",
  },
  markNotificationRead: {
    method: "patch",
    path: "/notifications/{id}",
    tier: "extended",
    access: "signed-in",
    summary: "Mark one read",
    params: idParams,
    body: markReadRequest,
    response: notificationResponse,
    responseDescription: "The notification as it is now",
  },
  markAllNotificationsRead: {
    method: "patch",
    path: "/notifications",
    tier: "extended",
    access: "signed-in",
    summary: "Mark all read",
    body: markReadRequest,
    response: unreadResponse,
    responseDescription: "How many are unread now",
  },
  getPush: {
    method: "get",
    path: "/push",
    tier: "extended",
    access: ["customer", "owner", "manager", "staff"],
    summary: "Own devices that receive push messages, and the key to add one",
    response: pushResponse,
    responseDescription: "The newest first",
  },
  addPushDevice: {
    method: "post",
    path: "/push/devices",
    tier: "extended",
    access: ["customer", "owner", "manager", "staff"],
    summary: "Send push messages to this session's device",
    body: pushDeviceRequest,
    response: withMessageField(pushResponse),
    responseDescription: "As the list",
    errors: ["conflict"],
  },
  removePushDevice: {
    method: "delete",
    path: "/push/devices/{id}",
    tier: "extended",
    access: ["customer", "owner", "manager", "staff"],
    summary: "Remove an own device",
    params: idParams,
    response: withMessageField(pushResponse),
    responseDescription: "As the list",
  },
});
