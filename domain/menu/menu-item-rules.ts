import * as z from "zod";
import { itemContents, itemHalal, itemMeats, itemSlaughters } from "@domain/halal/items";
import { maxStationLength, stationLengthMessage } from "@domain/kitchen";
import { isMiswrittenAmount, parseCents } from "@domain/money";
import { itemMeals } from "@domain/prayer/occasions";
import { itemTags, type menuItemTexts } from "@domain/values/choices";
import { emptyToNull } from "@domain/values/form-fields";
import { oneLine, textLine } from "@domain/values/text-line";
import { dietNames, withImpliedDiets } from "./diets";
import { maxMenus } from "./serving";

/** Validation of menu items [ITEM-2…4], with the specified messages; amounts become cents. */

/** [ITEM-2, ITEM-4] The first is the default; a host may know more. */
const itemTypes = ["food", "drink", "grocery", "book", "other"] as const;

const wrongDiet = `Dietary marks are ${dietNames.slice(0, -1).join(", ")} or ${dietNames.at(-1)}`;

/** $100,000.00: higher amounts are typing errors. */
const maxCents = 10_000_000;

const shortDescription = "Description must be at least 10 characters";
const miswritten = "Enter the price as 12.99";

const amount = (wrong: string) =>
  z
    .union([z.string().max(20, { error: wrong, abort: true }), z.number()], { error: wrong })
    .refine((value) => !isMiswrittenAmount(value), { error: miswritten, abort: true })
    .transform((value) => parseCents(value))
    .pipe(z.number({ error: wrong }).int().max(maxCents, "That is more than $100,000.00"));

/** Cents of a price such as "12.99". */
const menuPrice = amount("Price must be greater than 0").refine((cents) => cents >= 1, {
  error: "Price must be greater than 0",
});
const sizePrice = amount(miswritten).refine((cents) => cents >= 1, {
  error: "Price must be greater than 0",
});
/** Cents of an amount that may be 0. */
export const nonNegativePrice = amount(miswritten).refine((cents) => cents >= 0, {
  error: "Price must be 0 or more",
});

const list = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]), schema);

/**
 * Texts of an item that have one name everywhere: in the form, in a CSV file, on the wire, in the database. CONTRIBUTING.md lists
 * the steps to add one.
 */
const texts = {
  caution: emptyToNull(z.string().trim().max(300, "Caution can be at most 300 characters")),
  /** [RUSH-7] The kitchen station; null: the category's. */
  station: emptyToNull(oneLine().max(maxStationLength, stationLengthMessage)),
} satisfies Record<MenuItemText, z.ZodType>;
export const menuItemTextFields = z.object(texts);
export type MenuItemText = (typeof menuItemTexts)[number];

/** Builds an object with a value for each of them. */
export const mapMenuItemTexts = <T>(of: (name: MenuItemText) => T): Record<MenuItemText, T> => ({
  caution: of("caution"),
  station: of("station"),
});

/** The fields of the form, as text; the row of a CSV file; and what is stored. */
export const menuItemFields = {
  name: textLine(2, "Item name must be at least 2 characters", 120, "Item name"),
  description: z
    .string({ error: shortDescription })
    .trim()
    .min(10, shortDescription)
    .max(1000, "Description can be at most 1000 characters"),
  price: menuPrice,
  category: textLine(2, "Category must be at least 2 characters", 60, "Category"),
  ...texts,
  item_type: z.preprocess(
    (value) => value || undefined,
    z.string().trim().toLowerCase().max(40, "Item type can be at most 40 characters").default(itemTypes[0]),
  ),
  regular_price: emptyToNull(sizePrice),
  large_price: emptyToNull(sizePrice),
  old_price: emptyToNull(sizePrice),
  tags: list(z.array(z.enum(itemTags, { error: "Tags are featured, popular or offer" })).max(itemTags.length)),
  /** [FIND-9] */
  diets: list(
    z
      .array(z.enum(dietNames, { error: wrongDiet }))
      .max(dietNames.length)
      .transform(withImpliedDiets),
  ),
  /** [HALAL-6] */
  halal: emptyToNull(z.enum(itemHalal, { error: "Halal is yes, uncovered or no, or left empty" })),
  meat: emptyToNull(z.enum(itemMeats, { error: `Meat is ${itemMeats.slice(0, -1).join(", ")} or mixed` })),
  slaughter: emptyToNull(z.enum(itemSlaughters, { error: "Slaughter is place, hand or machine" })),
  /** [RUSH-18] Serving menus by name; none: the category's. */
  menus: list(z.array(z.string().trim().max(40)).max(maxMenus)),
  /** [PRAYER-3] */
  meals: emptyToNull(z.enum(itemMeals, { error: "Meals is both, iftar, suhoor or none, or left empty" })),
  contains: list(
    z.array(z.enum(itemContents, { error: "It contains alcohol, gelatine or rennet" })).max(itemContents.length),
  ),
};

/** An item's validated input, amounts in cents. */
export type MenuItemDraft = z.output<z.ZodObject<typeof menuItemFields>> & { is_available: boolean };

/** [ITEM-10] The columns of a menu's CSV file; template and export contain all. */
export const menuCsvColumns = [...z.object(menuItemFields).keyof().options, "is_available"] as const;
export type MenuCsvColumn = (typeof menuCsvColumns)[number];
