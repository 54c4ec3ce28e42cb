import type { Generated } from "kysely";
import type { ItemMarks } from "@domain/halal/items";
import type { MenuItemDraft } from "@domain/menu/menu-item-rules";
import type { ItemMeals } from "@domain/prayer/occasions";
import type { CreatedAt, Json, Nullable } from "./columns";

export interface MenuCategoriesTable {
  restaurant_id: string;
  name: string;
  position: number;
  /** [RUSH-7] Where in the kitchen its items are made, unless they say something else. */
  station: Nullable<string>;
  version: Generated<number>;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

/** A menu by time (domain/menu/serving); minutes from local midnight. */
export interface MenusTable {
  id: Generated<string>;
  restaurant_id: string;
  name: string;
  /** As `weekdays` names them. */
  days: string[];
  from_minute: number;
  until_minute: number;
  /** Served on it, by name, unless an item names menus itself. */
  categories: Generated<string[]>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

export interface MenuItemsTable {
  id: Generated<string>;
  restaurant_id: string;
  name: string;
  description: string;
  category: string;
  caution: Nullable<string>;
  item_type: Generated<string>;
  image: Nullable<string>;
  price_cents: number;
  regular_price_cents: Nullable<number>;
  large_price_cents: Nullable<number>;
  old_price_cents: Nullable<number>;
  is_available: Generated<boolean>;
  unavailable_until: Nullable<Date>;
  tags: Generated<string[]>;
  /** Dietary marks (domain/menu/diets). */
  diets: Generated<string[]>;
  /** What its owner marks on it (domain/halal/items); null: not stated. */
  halal: Nullable<NonNullable<ItemMarks["halal"]>>;
  meat: Nullable<NonNullable<ItemMarks["meat"]>>;
  slaughter: Nullable<NonNullable<ItemMarks["slaughter"]>>;
  contains: Generated<string[]>;
  /** Its own menus by time, by name; none: those of its category. */
  menus: Generated<string[]>;
  /** On which menus of Ramadan it is by itself; null: on those of its category. */
  meals: Nullable<ItemMeals>;
  station: Nullable<string>;
  position: Generated<number>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
  deleted_at: Nullable<Date>;
}

export interface ModifierGroupsTable {
  id: Generated<string>;
  restaurant_id: string;
  name: string;
  minimum: Generated<number>;
  maximum: Nullable<number>;
  position: Generated<number>;
  version: Generated<number>;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

export interface AddonsTable {
  id: Generated<string>;
  restaurant_id: string;
  group_id: Nullable<string>;
  name: string;
  description: Nullable<string>;
  price_cents: number;
  /** Whether it is offered at all. */
  is_active: Generated<boolean>;
  /** Sold out or not, as of items. */
  is_available: Generated<boolean>;
  unavailable_until: Nullable<Date>;
  image: Nullable<string>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
  deleted_at: Nullable<Date>;
}

export interface MenuItemAddonsTable {
  menu_item_id: string;
  addon_id: string;
  position: Generated<number>;
}

/** discount_hundredths: hundredths of a percent point for percentage, cents for fixed. */
export interface CouponsTable {
  id: Generated<string>;
  restaurant_id: Nullable<string>;
  name: string;
  code: string;
  type: "percentage" | "fixed";
  discount_hundredths: number;
  starts_at: Date;
  expires_at: Date;
  minimum_order_cents: Generated<number>;
  maximum_discount_cents: Nullable<number>;
  limit_per_user: Nullable<number>;
  first_order_only: Generated<boolean>;
  image: Nullable<string>;
  description: Nullable<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
  deleted_at: Nullable<Date>;
}

export interface DealsTable {
  id: Generated<string>;
  restaurant_id: string;
  title: string;
  type: "percentage" | "fixed";
  discount_hundredths: number;
  starts_at: Date;
  ends_at: Date;
  is_active: Generated<boolean>;
  image: Nullable<string>;
  categories: Generated<string[]>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
  deleted_at: Nullable<Date>;
}

export interface DealItemsTable {
  deal_id: string;
  menu_item_id: string;
}

/** rate_hundredths: 635 is 6.35 %. */
export interface TaxesTable {
  id: Generated<string>;
  restaurant_id: string;
  name: string;
  code: string;
  rate_hundredths: number;
  status: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

/** A picture that was sent in, shown at `/media/‹id›-‹width›.webp`. */
export interface PicturesTable {
  id: Generated<string>;
  /** Null: of everybody, a certifier's logo. */
  restaurant_id: Nullable<string>;
  /** Waits for its form until then; null once something shows it. */
  kept_until: Nullable<Date>;
  created_by: Nullable<string>;
  created_at: CreatedAt;
}

export interface PictureSizesTable {
  picture_id: string;
  /** Pixels it was made for; a smaller original is not enlarged. */
  width: number;
  /** WebP. */
  bytes: Uint8Array;
}

/** A checked CSV file that waits for its confirmation. */
export interface MenuImportsTable {
  id: Generated<string>;
  restaurant_id: string;
  created_by: Nullable<string>;
  rows: Json<MenuItemDraft[]>;
  created_at: CreatedAt;
  imported_at: Nullable<Date>;
}
