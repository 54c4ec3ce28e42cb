import { unitPrice, type Size } from "@domain/menu/item-price";
import type { Addon, MenuItem } from "~/host/menu.server";

/** The choices in the dialog; `quantity` as typed. */
export interface ItemChoice {
  quantity: string;
  size: Size;
  addonIds: string[];
}

type Fields = Pick<FormData | URLSearchParams, "get" | "getAll" | "keys">;

/** The name of an add-on's field; groups with exactly one choice have their own, as radio buttons need. */
export const addonFieldName = (oneOfGroup?: string) => (oneOfGroup ? `addon:${oneOfGroup}` : "addon");
const isAddonField = (name: string) => name === addonFieldName() || name.startsWith("addon:");

const toText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : null);

/** Reads the choices from a posted form or a URL query. */
export function parseItemChoice(fields: Fields): ItemChoice {
  const addonFields = [...new Set(fields.keys())].filter(isAddonField);
  return {
    quantity: toText(fields.get("quantity"))?.trim().slice(0, 20) ?? "1",
    size: fields.get("size") === "large" ? "large" : "regular",
    addonIds: [
      ...new Set(addonFields.flatMap((name) => fields.getAll(name)).flatMap((value) => toText(value) ?? [])),
    ].slice(0, 30),
  };
}

/** The choices as a URL query. */
export function itemChoiceQuery({ quantity, size, addonIds }: ItemChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (quantity !== "1") query.set("quantity", quantity);
  if (size !== "regular") query.set("size", size);
  for (const id of addonIds) query.append("addon", id);
  return query;
}

/** A typed quantity as a number from 1 to 99; invalid text counts as 1. */
export function parseQuantity(typed: string): number {
  const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : 1;
  return Math.min(99, Math.max(1, quantity));
}

/** [REST-7] The total in cents: (size − deal + add-ons) × quantity. */
export function choiceTotal(
  item: Pick<MenuItem, "priceCents" | "largeCents" | "deal">,
  addons: readonly Addon[],
  { quantity, size, addonIds }: ItemChoice,
): number {
  const prices = { priceCents: item.priceCents, largePriceCents: item.largeCents };
  const chosen = addons.filter(({ id }) => addonIds.includes(id));
  const unit = unitPrice(prices, size, chosen) - (item.deal?.discountCents ?? 0);
  return unit * parseQuantity(quantity);
}
