import type { Generated } from "kysely";
import type { ItemMarks } from "@domain/halal/items";
import type { MenuItemDraft } from "@domain/menu/menu-item-rules";
import type { ItemMeals } from "@domain/prayer/occasions";
import type { CreatedAt, Json, Nullable } from "./columns";

export interface MenuCategoriesTable {
  restaurant_id: string;
  name: string;
  position: number;
  /** [RUSH-7] Where in the kitchen its items are made, unless an item has its own station. */
  station: Nullable<string>;
  version: Generated<number>;
  updated_at: CreatedAt;
  updated_by: Nullable<string>;
}

/** A menu with serving times (domain/menu/serving); minutes from local midnight. */
export interface MenusTable {
  id: Generated<string>;
  restaurant_id: string;
  name: string;
  /** Names as in `weekdays`. */
  days: string[];
  from_minute: number;
  until_minute: number;
  /** Categories served on it, by name, unless an item names its own menus. */
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
  /** The owner's halal mark on it (domain/halal/items); null: not stated. */
  halal: Nullable<NonNullable<ItemMarks["halal"]>>;
  meat: Nullable<NonNullable<ItemMarks["meat"]>>;
  slaughter: Nullable<NonNullable<ItemMarks["slaughter"]>>;
  contains: Generated<string[]>;
  /** Its own menus, by name; empty: those of its category. */
  menus: Generated<string[]>;
  /** Its own Ramadan menus; null: those of its category. */
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
  /** Whether it is offered. */
  is_active: Generated<boolean>;
  /** Whether it is in stock, as for items. */
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

/** An uploaded picture, served at `/media/‹id›-‹width›.webp`. */
export interface PicturesTable {
  id: Generated<string>;
  /** Null: belongs to no restaurant, such as a certifier's logo. */
  restaurant_id: Nullable<string>;
  /** Kept until then unless its form is submitted; null once it is used. */
  kept_until: Nullable<Date>;
  created_by: Nullable<string>;
  created_at: CreatedAt;
}

export interface PictureSizesTable {
  picture_id: string;
  /** Requested width in pixels; a smaller original is not enlarged. */
  width: number;
  /** WebP. */
  bytes: Uint8Array;
}

/** A checked CSV file awaiting confirmation. */
export interface MenuImportsTable {
  id: Generated<string>;
  restaurant_id: string;
  created_by: Nullable<string>;
  rows: Json<MenuItemDraft[]>;
  created_at: CreatedAt;
  imported_at: Nullable<Date>;
}
