import type { Generated, GeneratedAlways } from "kysely";
import type { StoredHalal } from "@domain/halal/status";
import type { JsonOrNull, Nullable } from "./columns";

/** [FIND-1] The data of listed places that browsing uses. Written by triggers, except for the order count. */
export interface ListingsTable {
  restaurant_id: string;
  position: number;
  name: string;
  cuisine_type: string;
  /** Cuisine and menu categories, each once. */
  kinds: string[];
  city: string;
  state: string;
  is_shop: boolean;
  delivers: boolean;
  picks_up: boolean;
  dines_in: boolean;
  latitude: Nullable<number>;
  longitude: Nullable<number>;
  /** On a sphere with the earth's radius in miles. */
  point: Nullable<string>;
  /** A box around the area it delivers to by distance. */
  reach: Nullable<string>;
  reach_miles: number;
  zip_codes: string[];
  excluded_zip_codes: string[];
  time_zone: string;
  /** "660-1320,,…": minutes of each day from Monday on, empty if closed. */
  week: string;
  /** "2026-12-25:,2026-12-31:660-900" */
  special_days: string;
  /** [PRAYER-3] The restaurant's Ramadan hours and the calendar's correction, while enabled. */
  ramadan: JsonOrNull<unknown>;
  paused_until: Nullable<Date>;
  /** [PRAYER-2] The restaurant's settings, while it pauses around prayers. */
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
  /** [FIND-7] Everything on its menu is sold out until then; infinity: until it is switched on; null: something is sold. */
  sold_out_until: Nullable<Date>;
  /** When its deals are active. */
  deal_times: string;
  /** Orders in the 30 days before `counted_at`. */
  recent_orders: Generated<number>;
  counted_at: Nullable<Date>;
  created_at: Date;
  /** True until its delivery area was compared with the waiting list. */
  has_new_area: Generated<boolean>;
  /** Id of the transaction that wrote the row, so it differs after each change. */
  version: Generated<number>;
  /** [HALAL-10] The data from which the badge of any day is derived; null: nothing was ever stated. */
  halal: JsonOrNull<StoredHalal>;
  /** Filters it may match on some day. */
  halal_marks: Generated<string[]>;
  /** Rank by rating and popularity, independent of the customer's location. */
  standing: GeneratedAlways<number>;
}
