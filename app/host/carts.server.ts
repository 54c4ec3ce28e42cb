import * as z from "zod";
import { cartCalls } from "@domain/contract/calls/carts";
import { type AddToCartRequest, cart, cartItem } from "@domain/contract/ordering/cart";
import { id } from "@domain/contract/primitives";
import { parseCentsOrNull, lenient } from "./client/coerce";
import { itemResponse, lenientListResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError, nullIfNotFound, UpstreamError } from "./errors";
import { toServedLater, listMenuItems, type MenuItem } from "./menu.server";

/** One line of a cart; prices in cents. */
export interface CartLine {
  id: string;
  menuItemId: string;
  name: string;
  image: string | null;
  quantity: number;
  size: "regular" | "large";
  addonNames: string[];
  /** Price of one unit with size and add-ons, before deals. */
  unitCents: number;
  isAvailable: boolean;
  /** "Adana Kebab Plate needs other choices. Sauce: choose 1 to 2."; null if it can be ordered, or where the host does not say. */
  problem: string | null;
  /** "Lunch menu" and "from 12:00 PM" while that menu is not served yet [RUSH-18]. */
  servedLater: { menu: string; text: string } | null;
  /** The halal mark that its owner set on it. */
  halal: string | null;
  contains: string[];
}

/** [CART-5] A customer's cart at one restaurant. */
export interface Cart {
  id: string;
  restaurantId: string | null;
  restaurantName: string;
  restaurantImage: string | null;
  /** "Closed. Opens tomorrow at 11:00 AM" while it takes no orders; null otherwise, or where the host does not say. */
  closedText: string | null;
  /** Whether it takes orders again at a known time. */
  opensAgain: boolean;
  /** [HALAL-6] Whether a halal certificate of the restaurant is valid today. */
  isCertified: boolean;
  lines: CartLine[];
  totalItems: number;
  subtotalCents: number;
  /** After deals, as the checkout will display it; the subtotal where the host does not say. */
  totalCents: number;
  updatedAt: string | null;
}

/** A cart as any host sends it: a line may have only its item's id, and a restaurant's cart may lack an id. */
const wireLine = cartItem.extend({
  menuItem: cartItem.shape.menuItem.nullish(),
  menuItemId: id.nullish(),
  size: z.string().nullish(),
});
const wireCart = cart.extend({ id: id.nullish(), items: z.array(wireLine) });
type WireCart = z.infer<typeof wireCart>;
const wireCarts = lenientListResponse(wireCart);
const oneCart = itemResponse(z.union([z.tuple([]).transform(() => null), lenient(wireCart).nullish()]));

/** [HOST-48] The customer's carts, last used first. */
export async function listCarts(host: Host): Promise<Cart[]> {
  const { items, rowProblems } = await host.call(cartCalls.listCarts, {}, wireCarts);
  // An unreadable cart must not be shown as an empty one.
  if (items.length === 0 && rowProblems.length > 0) throw new UpstreamError("holds no cart that can be read");
  const all = await Promise.all(items.map((wire) => toCart(host, wire, null)));
  const carts = all.filter((found) => found.lines.length > 0);
  return carts.sort((a, b) => (b.updatedAt ?? "").localeCompare(a.updatedAt ?? ""));
}

/** [HOST-49] The cart at one restaurant, or null. */
export async function findCart(host: Host, restaurantId: string): Promise<Cart | null> {
  const found = await host.call(cartCalls.findCart, { params: { id: restaurantId } }, oneCart);
  return found ? toCart(host, found, restaurantId) : null;
}

/**
 * [HOST-50] Returns the host's message, if it has one. `headers`: the form's key, by which it is added once. @throws HostError
 * item_unavailable, validation_failed, …
 */
export async function addToCart(
  host: Host,
  item: AddToCartRequest,
  headers: Record<string, string> = {},
): Promise<string | null> {
  const { message } = await host.send(cartCalls.addCartItem, { body: item, headers });
  return message;
}

/** [HOST-60] Extended; 0 removes the line. On a host without the call the quantity can only be increased. */
export async function changeCartLine(host: Host, lineId: string, quantity: number): Promise<void> {
  try {
    await host.send(cartCalls.updateCartItem, { params: { id: lineId }, body: { quantity } });
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    const cart = (await listCarts(host)).find(({ lines }) => lines.some(({ id }) => id === lineId));
    const line = cart?.lines.find(({ id }) => id === lineId);
    // Pressed again after its answer was lost.
    if (line?.quantity === quantity) return;
    if (!line || !cart?.restaurantId || quantity < line.quantity) throw error;
    const { menuItemId, size } = line;
    const more = { menuItemId, size, restaurantId: cart.restaurantId, quantity: quantity - line.quantity };
    await addToCart(host, more);
  }
}

/** [FORM-5] Extended. A line that is gone already counts as removed. */
export async function deleteCartLine(host: Host, lineId: string): Promise<void> {
  await host.send(cartCalls.deleteCartItem, { params: { id: lineId } }).catch(nullIfNotFound);
}

/** [FORM-5] Extended. A cart that is gone already counts as emptied. */
export async function clearCart(host: Host, cartId: string): Promise<void> {
  await host.send(cartCalls.clearCart, { params: { id: cartId } }).catch(nullIfNotFound);
}

/** `at`: the requested restaurant, which the answer may omit. */
async function toCart(host: Host, wire: WireCart, at: string | null): Promise<Cart> {
  const restaurant = wire.restaurant ?? wire.items[0]?.menuItem?.restaurant;
  const restaurantId = restaurant?.id ?? at;
  const isIncomplete = wire.items.some(
    ({ menuItem, unitPrice }) => !menuItem?.name || (menuItem.price ?? unitPrice) == null,
  );
  const menu = isIncomplete && restaurantId ? await listMenuItems(host, { restaurant_id: restaurantId }) : [];
  const lines = wire.items.map((line) => toLine(line, menu));
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const opening = wire.restaurant?.opening;
  return {
    id: wire.id ?? restaurantId ?? "",
    restaurantId,
    restaurantName: restaurant?.name ?? "Unknown Restaurant",
    restaurantImage: wire.restaurant?.image ?? null,
    closedText: opening && !opening.isOpen ? opening.text : null,
    opensAgain: opening?.nextOpening != null,
    isCertified: wire.restaurant?.halal === "certified",
    lines,
    totalItems: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    totalCents: parseCentsOrNull(wire.total) ?? subtotalCents,
    updatedAt: wire.updatedAt ?? null,
  };
}

/** Fields that a line omits are taken from the menu. A line without a price in either place cannot be ordered. */
function toLine(wire: WireCart["items"][number], menu: readonly MenuItem[]): CartLine {
  const { menuItem: sentItem } = wire;
  const menuItemId = sentItem?.id ?? wire.menuItemId ?? "";
  const item = menu.find(({ id: own }) => own === menuItemId);
  const unitCents = parseCentsOrNull(wire.unitPrice) ?? parseCentsOrNull(sentItem?.price) ?? item?.priceCents ?? null;
  return {
    id: wire.id,
    menuItemId,
    name: sentItem?.name ?? item?.name ?? "Unknown Item",
    image: sentItem?.image ?? item?.image ?? null,
    quantity: wire.quantity,
    size: wire.size?.toLowerCase() === "large" ? "large" : "regular",
    addonNames: wire.addons?.map((addon) => addon.name) ?? [],
    unitCents: unitCents ?? 0,
    halal: sentItem?.halal ?? item?.marks.halal ?? null,
    contains: sentItem?.contains ?? item?.marks.contains ?? [],
    servedLater: toServedLater(sentItem?.serving) ?? item?.servedLater ?? null,
    isAvailable: !wire.problem && unitCents !== null && (sentItem?.is_available ?? item?.isAvailable ?? true),
    problem: wire.problem ?? null,
  };
}
