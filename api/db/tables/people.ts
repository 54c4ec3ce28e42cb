import type { ColumnType, Generated } from "kysely";
import type { CreatedAt, Nullable } from "./columns";

export type UserRole = "customer" | "owner" | "manager" | "staff" | "agent" | "admin";

export interface UsersTable {
  id: Generated<string>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: Nullable<string>;
  role: UserRole;
  is_active: Generated<boolean>;
  /** [HALAL-11] Filters applied to this customer's lists until they are removed. */
  halal_filters: Generated<string[]>;
  /** [PRAYER-6] The Asr rule by which the next prayer is shown; null: not shown. */
  prayer_asr: Nullable<"standard" | "hanafi">;
  created_at: CreatedAt;
  deleted_at: Nullable<Date>;
  /** Null: the address is not confirmed. Omitted on insert, it counts as confirmed. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Counts the changes of names, phone and whether the account is open, by whom and when. */
  version: Generated<number>;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

export interface EmailConfirmationsTable {
  token_hash: string;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface AccessTokensTable {
  token_hash: string;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Date;
}

/** A device on which a person has logged in before. */
export interface KnownDevicesTable {
  token_hash: string;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Nullable<Date>;
}

/** [LAND-5, CHK-9] What a deleted account had used of benefits that are given once. */
export interface FormerCustomersTable {
  /** A keyed hash of the email address in lower case. */
  email_hash: string;
  /** Where there are valid orders. */
  restaurant_ids: string[];
  /** One entry for each use. */
  coupon_ids: string[];
  deleted_at: Date;
  /** The account that has confirmed the same address since. */
  user_id: Nullable<string>;
}

export interface AddressesTable {
  id: Generated<string>;
  user_id: string;
  label: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  address: string;
  city: string;
  zipcode: string;
  latitude: Nullable<number>;
  longitude: Nullable<number>;
  is_default: Generated<boolean>;
  created_at: CreatedAt;
  version: Generated<number>;
  updated_at: CreatedAt;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<string>;
  email: string;
  unsubscribe_token_hash: string;
  created_at: CreatedAt;
  unsubscribed_at: Nullable<Date>;
}

export interface PassesTable {
  id: Generated<string>;
  user_id: string;
  status: "active" | "cancelled" | "lapsed";
  price_cents: number;
  started_at: CreatedAt;
  paid_until: Date;
  cancelled_at: Nullable<Date>;
  /** Day of the month on which its months end, if the month has that day. */
  anchor_day: Generated<number>;
  /** Null: it does not renew automatically. */
  card_id: Nullable<string>;
  /** Failed renewals for the month after `paid_until`. */
  failed_tries: Generated<number>;
  next_try_at: Nullable<Date>;
  reminded_at: Nullable<Date>;
}

/** A card stored at the provider and charged by `id`. */
export interface CardsOnFileTable {
  id: string;
  source_id: string;
  user_id: string;
  brand: Nullable<string>;
  last4: Nullable<string>;
  created_at: CreatedAt;
}

export interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  title: string;
  body: string;
  link: Nullable<string>;
  created_at: CreatedAt;
  read_at: Nullable<Date>;
}

/**
 * A browser that receives push messages about orders while no page is open; deleted with the session it was added in.
 */
export interface PushDevicesTable {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  /** "Chrome on Windows" */
  name: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}
