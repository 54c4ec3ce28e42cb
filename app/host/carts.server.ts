import { type AddToCartRequest, cart, type CartWire } from "@domain/contract/cart";
import * as z from "zod";
import { centsOf } from "./amounts";
import type { Host } from "./client.server";
import { isHostError } from "./errors";
import { listAnswer, messageAnswer, oneAnswer } from "./unwrapping";

/** One line of a cart; prices in cents. */
export interface CartLine {
  id: string;
  menuItemId: string;
  name: string;
  image: string | null;
  quantity: number;
  size: "regular" | "large";
  addonNames: string[];
  /** One unit with size and add-ons, before deals. */
  unitCents: number;
  isAvailable: boolean;
}

/** [CART-5] A customer's cart at one restaurant. */
export interface Cart {
  id: string;
  restaurantId: string | null;
  restaurantName: string;
  restaurantImage: string | null;
  /** "Closed. Opens tomorrow at 11:00 AM" while it takes no orders; null while it does, or where the host does not say. */
  closedText: string | null;
  lines: CartLine[];
  totalItems: number;
  subtotalCents: number;
  /** After deals, as the checkout will show it; the subtotal where the host does not say. */
  totalCents: number;
  updatedAt: string | null;
}

/** [HOST-48] The customer's carts, the one used last first. */
export async function listCarts(host: Host): Promise<Cart[]> {
  const { items } = await host.get("/cart/user", listAnswer(cart));
  const carts = items.map(toCart).filter((found) => found.lines.length > 0);
  return carts.sort((a, b) => (b.updatedAt ?? "").localeCompare(a.updatedAt ?? ""));
}

/** [HOST-49] The cart at one restaurant, or null. */
export async function getCart(host: Host, restaurantId: string): Promise<Cart | null> {
  const found = await host.get(`/cart/restaurant/${encodeURIComponent(restaurantId)}`, oneAnswer(cart.nullish()));
  return found ? toCart(found) : null;
}

/** [HOST-50] Gives the host's own sentence, if it has one. @throws HostError item_unavailable, validation_failed, … */
export async function addToCart(host: Host, item: AddToCartRequest): Promise<string | null> {
  const { message } = await host.post("/cart/items", messageAnswer, { body: item });
  return message;
}

/** [HOST-60] Extended; 0 removes the line. A host without the call can only be given more of the same. */
export async function changeCartLine(host: Host, lineId: string, quantity: number): Promise<void> {
  const path = `/cart/items/${encodeURIComponent(lineId)}`;
  try {
    await host.patch(path, z.unknown(), { body: { quantity }, extended: true });
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    const cart = (await listCarts(host)).find(({ lines }) => lines.some(({ id }) => id === lineId));
    const line = cart?.lines.find(({ id }) => id === lineId);
    if (!line || !cart?.restaurantId || quantity <= line.quantity) throw error;
    const { menuItemId, size } = line;
    const more = { menuItemId, size, restaurantId: cart.restaurantId, quantity: quantity - line.quantity };
    await addToCart(host, more);
  }
}

/** [HOST-61] Extended. */
export async function removeCartLine(host: Host, lineId: string): Promise<void> {
  await host.delete(`/cart/items/${encodeURIComponent(lineId)}`, z.unknown(), { extended: true });
}

/** Empties the cart at one restaurant (extended). */
export async function clearCart(host: Host, cartId: string): Promise<void> {
  await host.delete(`/cart/${encodeURIComponent(cartId)}`, z.unknown(), { extended: true });
}

function toCart(wire: CartWire): Cart {
  const lines = wire.items.map((item): CartLine => ({
    id: item.id,
    menuItemId: item.menuItem.id,
    name: item.menuItem.name ?? "Unknown Item",
    image: item.menuItem.image ?? null,
    quantity: item.quantity,
    size: item.size ?? "regular",
    addonNames: item.addons?.map((addon) => addon.name) ?? [],
    unitCents: centsOf(item.unitPrice) ?? centsOf(item.menuItem.price) ?? 0,
    isAvailable: item.menuItem.is_available ?? true,
  }));
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const opening = wire.restaurant?.opening;
  const restaurant = wire.restaurant ?? wire.items[0]?.menuItem.restaurant;
  return {
    id: wire.id,
    restaurantId: restaurant?.id ?? null,
    restaurantName: restaurant?.name ?? "Unknown Restaurant",
    restaurantImage: wire.restaurant?.image ?? null,
    closedText: opening && !opening.isOpen ? opening.text : null,
    lines,
    totalItems: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    totalCents: centsOf(wire.total) ?? subtotalCents,
    updatedAt: wire.updatedAt ?? null,
  };
}
