import type { Generated, GeneratedAlways } from "kysely";
import type { StoredHalal } from "@domain/halal/status";
import type { JsonOrNull, Nullable } from "./columns";

/** [FIND-1] What browsing looks at of each listed place. Triggers write it; nothing else but the count of orders. */
export interface ListingsTable {
  restaurant_id: string;
  position: number;
  name: string;
  cuisine_type: string;
  /** Cuisine and categories of the menu, each once. */
  kinds: string[];
  city: string;
  state: string;
  is_shop: boolean;
  delivers: boolean;
  picks_up: boolean;
  dines_in: boolean;
  latitude: Nullable<number>;
  longitude: Nullable<number>;
  /** On a sphere of the earth's radius in miles. */
  point: Nullable<string>;
  /** A box around all it delivers to by distance. */
  reach: Nullable<string>;
  reach_miles: number;
  zip_codes: string[];
  excluded_zip_codes: string[];
  time_zone: string;
  /** "660-1320,,…": minutes of each day from Monday on, empty while it is closed. */
  week: string;
  /** "2026-12-25:,2026-12-31:660-900" */
  special_days: string;
  /** [PRAYER-3] The hours of the restaurant's Ramadan and the calendar's correction, while they are on. */
  ramadan: JsonOrNull<unknown>;
  paused_until: Nullable<Date>;
  /** [PRAYER-2] The restaurant's, while it pauses around prayers. */
  prayer: JsonOrNull<unknown>;
  preparation_minutes: number;
  busy_minutes: number;
  busy_until: Nullable<Date>;
  fee_cents: number;
  fee_rules: JsonOrNull<unknown>;
  fee_steps: JsonOrNull<unknown>;
  average_rating: number;
  rating_count: number;
  /** 1 to 4. */
  price_level: Nullable<number>;
  diets: Generated<string[]>;
  /** When a deal runs. */
  deal_times: string;
  /** Orders of the 30 days before `counted_at`. */
  recent_orders: Generated<number>;
  counted_at: Nullable<Date>;
  created_at: Date;
  /** Until its delivery area was compared with where people wait. */
  has_new_area: Generated<boolean>;
  /** Of the transaction that wrote the row: another at each change. */
  version: Generated<number>;
  /** [HALAL-10] What a badge can come of, on any day; null: nothing was ever stated. */
  halal: JsonOrNull<StoredHalal>;
  /** Filters that it may pass on some day. */
  halal_marks: Generated<string[]>;
  /** By rating and popularity: how a place stands wherever somebody is. */
  standing: GeneratedAlways<number>;
}
