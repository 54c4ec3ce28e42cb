import type { Generated, GeneratedAlways } from "kysely";
import type { ApplicationPart } from "@domain/contract/administration/application";
import type { UploadKind } from "@domain/registration/uploads";
import type { CreatedAt, JsonOrNull, Nullable } from "./columns";

export interface RestaurantsTable {
  id: Generated<string>;
  name: string;
  legal_name: Nullable<string>;
  kind: Generated<"restaurant" | "shop">;
  status: Generated<"pending" | "approved" | "rejected" | "suspended">;
  rejection_reason: Nullable<string>;
  /** While it is suspended. */
  suspension_reason: Nullable<string>;
  /**
   * [HALAL-9] When it was suspended because its certificate had long expired; a verified certificate lists it again.
   */
  halal_unlisted_at: Nullable<Date>;
  phone: string;
  email: Nullable<string>;
  website: Nullable<string>;
  description: Nullable<string>;
  street_address: string;
  city: string;
  state: string;
  zip_code: string;
  latitude: Nullable<number>;
  longitude: Nullable<number>;
  time_zone: Generated<string>;
  category: string;
  cuisine_type: string;
  business_type: Nullable<string>;
  logo: Nullable<string>;
  banner_image: Nullable<string>;
  menu_file: Nullable<string>;
  voided_check: Nullable<string>;
  sales_tax_id: Nullable<string>;
  contact_person_name: Nullable<string>;
  whatsapp_number: Nullable<string>;
  relation_to_business: Nullable<string>;
  /** The owner's title; null: the same as the member's role. It grants no rights. */
  owner_role: Nullable<"owner" | "manager" | "admin">;
  bank_name: Nullable<string>;
  routing_number: Nullable<string>;
  account_number: Nullable<string>;
  agree_to_terms: Generated<boolean>;
  delivery_options: Generated<string[]>;
  preparation_minutes: Generated<number>;
  busy_minutes: Generated<number>;
  /** Null: until it is switched off. */
  busy_until: Nullable<Date>;
  paused_until: Nullable<Date>;
  /** [PRAYER-3] Parsed by domain/settings/ramadan; null: not set. */
  ramadan: JsonOrNull<unknown>;
  accept_within_minutes: Generated<number>;
  delivery_fee_cents: Generated<number>;
  delivery_fee_rules: JsonOrNull<unknown>;
  /** By subtotal, if there are no rules by distance. */
  delivery_fee_steps: JsonOrNull<unknown>;
  minimum_order_cents: Generated<number>;
  /** [FIND-1] Parsed by domain/restaurants/delivery-area. */
  delivery_radius_miles: Nullable<number>;
  delivery_zip_codes: Generated<string[]>;
  excluded_zip_codes: Generated<string[]>;
  /** Miles; the result of the domain's `getDeliveryRadius`, maintained by the database. */
  delivery_reach_miles: GeneratedAlways<number>;
  /** When a kitchen ticket is shown as nearly late, and as late; null: by its due time. */
  ticket_warning_minutes: Nullable<number>;
  ticket_late_minutes: Nullable<number>;
  /** [RUSH-7] Stations of its kitchen, in the order of its displays. */
  stations: Generated<string[]>;
  mail_settings: JsonOrNull<unknown>;
  /** [PRAYER-2] Parsed by domain/settings/prayer; null: not set. */
  prayer: JsonOrNull<unknown>;
  /** Whether staff see figures, sales and transactions. */
  staff_see_sales: Generated<boolean>;
  /** [RUSH-11] Cents of an order that staff may refund by themselves. */
  staff_refund_limit_cents: Generated<number>;
  /** The last local day whose figures were mailed. */
  summary_sent_for: Nullable<string>;
  average_rating: Generated<number>;
  rating_count: Generated<number>;
  registered_by: Nullable<string>;
  /** When its application was last sent again; null: sent only once. */
  application_sent_again_at: Nullable<Date>;
  /** Changes since then, as text. */
  application_changes: Generated<string[]>;
  /** Changes included when it was last sent again. */
  application_sent_changes: Generated<string[]>;
  created_at: CreatedAt;
  approved_at: Nullable<Date>;
  deleted_at: Nullable<Date>;
  position: GeneratedAlways<number>;
  /** Lower-case name and cuisine; maintained by the database. */
  search_text: GeneratedAlways<string | null>;
  /** Categories of the menu's items; maintained by a trigger on menu_items. */
  menu_category_names: Generated<string[]>;
}

/** An administrator's questions to an applicant. */
export interface ApplicationRequestsTable {
  id: Generated<string>;
  restaurant_id: string;
  part: ApplicationPart;
  text: string;
  asked_by: Nullable<string>;
  asked_at: CreatedAt;
  answer: Nullable<string>;
  /** When it was answered. */
  answered_at: Nullable<Date>;
  position: GeneratedAlways<number>;
}

export interface RestaurantMembersTable {
  restaurant_id: string;
  user_id: string;
  role: "owner" | "manager" | "staff";
  created_at: CreatedAt;
}

export interface TeamInvitationsTable {
  id: Generated<string>;
  restaurant_id: string;
  email: string;
  role: "manager" | "staff";
  token_hash: string;
  invited_by: Nullable<string>;
  created_at: CreatedAt;
  expires_at: Date;
  accepted_at: Nullable<Date>;
}

/** Who last changed each part of the settings; an unchanged part has no row. */
export interface RestaurantRevisionsTable {
  restaurant_id: string;
  part: "settings" | "hours" | "mail";
  version: number;
  updated_at: Date;
  updated_by: string | null;
}

/** day 0 is Monday; minutes count from local midnight; closes <= opens means after midnight. */
export interface OperatingHoursTable {
  restaurant_id: string;
  day: number;
  opens_minute: number;
  closes_minute: number;
  is_open: boolean;
}

/** `date` is local, as YYYY-MM-DD. */
export interface SpecialDaysTable {
  restaurant_id: string;
  date: string;
  is_open: boolean;
  opens_minute: Nullable<number>;
  closes_minute: Nullable<number>;
  note: Nullable<string>;
}

/** A file's name and image size in pixels; its bytes are in stored_files. */
interface NamedFile {
  id: Generated<string>;
  file_id: string;
  kind: UploadKind;
  file_name: string;
  width: Nullable<number>;
  height: Nullable<number>;
  position: GeneratedAlways<number>;
}

export interface RestaurantDocumentsTable extends NamedFile {
  restaurant_id: string;
  /** The supplier, for an invoice. */
  supplier_id: Nullable<string>;
  created_at: Date;
}

/** Files of a registration in progress. */
export interface UploadsTable extends NamedFile {
  draft_id: string;
}

/** `content` is encrypted, and empty once submitted; `restaurant_id` is the resulting restaurant. */
export interface RegistrationDraftsTable {
  id: Generated<string>;
  token_hash: string;
  content: string;
  created_at: Date;
  expires_at: Date;
  submitted_at: Nullable<Date>;
  restaurant_id: Nullable<string>;
}

export interface RestaurantNotesTable {
  id: Generated<string>;
  restaurant_id: string;
  author_id: Nullable<string>;
  text: string;
  created_at: CreatedAt;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: CreatedAt;
  actor_id: Nullable<string>;
  actor_role: Nullable<string>;
  action: string;
  subject_type: string;
  subject_id: string;
  restaurant_id: Nullable<string>;
  changes: JsonOrNull<unknown>;
}

export interface FavouritesTable {
  user_id: string;
  restaurant_id: string;
  created_at: CreatedAt;
}

/** A message to customers who marked a restaurant as a favourite; `reached` is the number of recipients. */
export interface AnnouncementsTable {
  id: Generated<string>;
  restaurant_id: string;
  author_id: Nullable<string>;
  title: string;
  body: string;
  reached: number;
  created_at: Date;
}

export interface DiningTablesTable {
  id: Generated<string>;
  restaurant_id: string;
  label: string;
  seats: Nullable<number>;
  code: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

/** [RUSH-17] About a customer with an account, or a telephone number's ten digits. */
export interface GuestNotesTable {
  id: Generated<string>;
  restaurant_id: string;
  user_id: Nullable<string>;
  phone: Nullable<string>;
  allergies: Nullable<string>;
  notes: Nullable<string>;
  updated_at: Date;
  updated_by: Nullable<string>;
}
