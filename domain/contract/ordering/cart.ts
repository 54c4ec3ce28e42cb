import * as z from "zod";
import { serving } from "@domain/contract/menu";
import { dataResponse, decimal, id, listResponse, timestamp } from "@domain/contract/primitives";

const sizes = ["regular", "large"] as const;
export const maximumQuantity = 99;
/** Lines of a cart, a quote and an order alike: what is in a cart can be ordered. */
export const maximumLines = 100;

/**
 * [CART-5] Core fields, then the extended ones: size, addonIds, addons, unitPrice (decimal, with size and add-ons,
 * before deals), problem (a sentence: why it cannot be ordered as it is, as its quote says; null if it can).
 */
export const cartItem = z.object({
  id,
  quantity: z.number().int(),
  menuItem: z.object({
    id,
    name: z.string().nullable(),
    price: decimal.nullable(),
    image: z.string().nullable(),
    restaurant: z.object({ id, name: z.string().nullable() }).nullable(),
    is_available: z.boolean().nullable(),
    /** Extended: the owner's halal mark on it (domain/halal/items). */
    halal: z.string().nullable(),
    contains: z.array(z.string()).nullable(),
    /** Extended: null if it is served now. */
    serving: serving.nullable(),
  }),
  size: z.enum(sizes).nullable(),
  addonIds: z.array(id).nullable(),
  addons: z.array(z.object({ id, name: z.string(), price: decimal })).nullable(),
  unitPrice: decimal.nullable(),
  problem: z.string().nullable(),
});

/** Extended: updatedAt, and total (decimal, after deals) so that sheet, bar and checkout agree. */
export const cart = z.object({
  id,
  items: z.array(cartItem),
  /** opening (extended): whether it takes orders now, else when it next does. halal (extended): its halal state today. */
  restaurant: z
    .object({
      id,
      name: z.string().nullable(),
      image: z.string().nullable(),
      opening: z.object({ isOpen: z.boolean(), nextOpening: timestamp.nullable(), text: z.string() }).nullable(),
      halal: z.string().nullable(),
    })
    .nullable(),
  updatedAt: z.string().nullable(),
  total: decimal.nullable(),
});

const wholeNumber = z.number("Choose a quantity as a whole number").int("Choose a quantity as a whole number");

export const addToCartRequest = z.object({
  menuItemId: z.string().min(1).max(64),
  restaurantId: z.string().min(1).max(64),
  quantity: wholeNumber.min(1, "Choose at least 1").max(maximumQuantity, `Choose at most ${maximumQuantity}`),
  size: z.enum(sizes, "Choose Regular or Large").optional(),
  addonIds: z.array(z.string().max(64)).max(30).optional(),
});
/** quantity 0 removes the line. */
export const changeCartItemRequest = z.object({
  quantity: wholeNumber
    .min(0, "A quantity cannot be negative")
    .max(maximumQuantity, `Choose at most ${maximumQuantity}`),
});

export const cartList = listResponse(cart);
export const cartResponse = dataResponse(cart.nullable());

export type CartWire = z.infer<typeof cart>;
export type AddToCartRequest = z.infer<typeof addToCartRequest>;
