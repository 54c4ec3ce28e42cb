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

/** Emails to be sent, and for some time those that were. `body` (plain text) and `html` are cleared at the end. */
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
  /** Not worth sending afterwards. */
  expires_at: Nullable<Date>;
  sent_at: Nullable<Date>;
  given_up_at: Nullable<Date>;
  attempts: Generated<number>;
  last_error: Nullable<string>;
}

/** Push messages to be sent to devices; deleted once sent. */
export interface PushMessagesTable {
  id: Generated<string>;
  device_id: string;
  title: string;
  body: string;
  /** A path of the app. */
  link: string;
  next_attempt_at: Date;
  /** Not worth sending afterwards. */
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

/**
 * The sandbox card provider's own records; stored so that they survive a crash of the process, as a real provider's
 * would.
 */
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

/** A file's encrypted bytes, in pieces numbered from 0. */
export interface StoredFilePiecesTable {
  file_id: string;
  position: number;
  sealed: Uint8Array;
}

/** [FORM-5] What a request with an idempotency key saved, so that the same request again saves nothing more. */
export interface RequestKeysTable {
  actor_id: string;
  key: string;
  /** Null until it is saved, in the same transaction. */
  record_id: Nullable<string>;
  sent_at: Date;
}

/** [RUSH-12] Pieces of a line that were left out or replaced, or that await the customer's choice. */
export interface LineChangesTable {
  id: Generated<string>;
  order_id: string;
  line_id: string;
  new_line_id: Nullable<string>;
  /** The name of the original line. */
  name: string;
  pieces: number;
  /** Null: left out. */
  replacement: JsonOrNull<Replacement>;
  state: LineChangeState;
  /** Its halal claim is weaker, or it has more warnings: only the customer may accept it. */
  needs_yes: Generated<boolean>;
  /** The refund, and the part of the unpaid total that is dropped. */
  back_cents: number;
  request_key: Nullable<string>;
  asked_by: Nullable<string>;
  at: Date;
  answer_by: Nullable<Date>;
  answered_at: Nullable<Date>;
  answered_by: Nullable<LineChangeResponder>;
}
