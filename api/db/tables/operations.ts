import type { Generated, GeneratedAlways } from "kysely";
import type { Replacement } from "@domain/contract/ordering/order";
import type { LineChangeResponder, LineChangeState } from "@domain/orders/line-changes";
import type { UploadType } from "@domain/registration/uploads";
import type { CreatedAt, Json, JsonDefault, JsonOrNull, Nullable } from "./columns";

export interface EventsTable {
  sequence: GeneratedAlways<number>;
  type: string;
  restaurant_id: Nullable<string>;
  user_id: Nullable<string>;
  subject_id: string;
  payload: JsonDefault<Record<string, unknown>>;
  created_at: CreatedAt;
}

/** Mails still to be sent, and for a while those that were. `body` (plain text) and `html` are emptied at the end. */
export interface EmailsTable {
  id: Generated<string>;
  recipient: string;
  template: string;
  subject: string;
  body: string;
  html: Generated<string>;
  unsubscribe_url: Nullable<string>;
  created_at: CreatedAt;
  next_attempt_at: Generated<Date>;
  /** Of no use to its reader afterwards. */
  expires_at: Nullable<Date>;
  sent_at: Nullable<Date>;
  given_up_at: Nullable<Date>;
  attempts: Generated<number>;
  last_error: Nullable<string>;
}

/** What devices are still to be told; gone once it is. */
export interface PushMessagesTable {
  id: Generated<string>;
  device_id: string;
  title: string;
  body: string;
  /** A path of the app. */
  link: string;
  next_attempt_at: Date;
  /** Of no use to its reader afterwards. */
  expires_at: Date;
  attempts: Generated<number>;
}

export interface WebhookDeliveriesTable {
  id: string;
  received_at: CreatedAt;
  body: Json<unknown>;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  hits: number;
}

export interface RestaurantNotificationSettingsTable {
  restaurant_id: string;
  settings: Json<Record<string, unknown>>;
}

export interface PlatformSettingsTable {
  name: string;
  value: Json<unknown>;
}

/** The sandbox card provider's own books, durable so that it survives a crash of the process as a real provider would. */
export interface SandboxRecordsTable {
  kind: "token" | "charge" | "refund" | "checkout" | "customer";
  id: string;
  idempotency_key: Nullable<string>;
  body: Json<unknown>;
  created_at: CreatedAt;
}

export interface StoredFilesTable {
  id: Generated<string>;
  content_type: UploadType;
  size_bytes: number;
  created_at: CreatedAt;
}

/** A file's bytes, encrypted, in pieces counted from 0. */
export interface StoredFilePiecesTable {
  file_id: string;
  position: number;
  sealed: Uint8Array;
}

/** [RUSH-12] Pieces of a line that were left out or replaced, or whose customer is asked. */
export interface LineChangesTable {
  id: Generated<string>;
  order_id: string;
  line_id: string;
  new_line_id: Nullable<string>;
  /** Of the line as it was. */
  name: string;
  pieces: number;
  /** Null: left out. */
  replacement: JsonOrNull<Replacement>;
  state: LineChangeState;
  /** It says less of halal, or warns of more: only the customer's own yes counts. */
  needs_yes: Generated<boolean>;
  /** What goes back with it, and what of the total falls that nobody has paid yet. */
  back_cents: number;
  request_key: Nullable<string>;
  asked_by: Nullable<string>;
  at: Date;
  answer_by: Nullable<Date>;
  answered_at: Nullable<Date>;
  answered_by: Nullable<LineChangeResponder>;
}
