import type { DeliveryAddressSnapshot } from "@api/db/tables/orders";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { findZipCodeCenter, toPoint } from "@api/modules/addresses/service";
import { storedLines } from "@api/modules/carts/read-carts";
import type { Quote, QuoteChoices, QuoteRequest } from "@domain/contract/ordering/quote";
import type { Coordinates } from "@domain/orders/delivery-estimate";
import { deliveryFeeAt } from "@domain/orders/delivery-fee";
import { type OrderPrice, priceOrder } from "@domain/orders/pricing";
import type { Coupon } from "@domain/promotions/coupon-rules";
import { deliversTo, milesBetween, parseZipCode } from "@domain/restaurants/delivery-area";
import { chooseCoupon } from "./coupon-refusals";
import { getLastSoldOutPreference } from "./first-order";
import { findServingProblem, findLineProblem, loadLines, type SellableLine, type WantedLine } from "./lines";
import { findMeal } from "./occasions";
import { checkOpening, listProblems, type QuoteProblem } from "./problems";
import { deliveryFeeFor, loadQuoteRestaurant, type QuoteRestaurant } from "./restaurant";

export interface QuoteInput {
  /** Null: a guest without an account, for counter orders. */
  customerId: string | null;
  guest?: { phone: string | null; address: TypedAddress | null };
  choices: QuoteChoices;
  /** Omitted: the customer's stored cart at the restaurant. */
  items?: QuoteRequest["items"];
  /** [RUSH-13] The counter's discount, instead of a coupon. */
  discount?: Discount | null;
  now: Date;
}

type Discount = Pick<Coupon, "type" | "discountHundredths" | "maximumDiscountCents">;

export interface ComputedQuote {
  /** The wire form, in cents. */
  quote: Quote;
  /** As `quote.problems`, with the code of the refusal. */
  problems: QuoteProblem[];
  /** Null without a stored cart, and when items were given. */
  cartId: string | null;
  lines: SellableLine[];
  /** The applied coupon; null when none was chosen or it was refused (`quote.couponError`). */
  coupon: Coupon | null;
  /** Null unless the order is a delivery to one of the customer's addresses. */
  deliveryAddress: DeliveryAddressSnapshot | null;
  restaurant: QuoteRestaurant;
  /** Null: as soon as possible. */
  scheduledFor: Date | null;
}

/**
 * Computes the single total of cart, checkout, payment and receipt [MONEY-2]; only the tip comes from the caller. Reasons against
 * placing the order are listed in `problems`, an unusable coupon in `quote.couponError`. A constant number of queries; runs on a
 * transaction too. @throws ApiError not_found (restaurant), validation_failed (invalid time)
 */
export async function computeQuote(
  db: Db,
  { customerId, guest, choices, items, discount, now }: QuoteInput,
): Promise<ComputedQuote> {
  const restaurant = await loadQuoteRestaurant(db, choices.restaurantId, now);
  const { cartId, wanted } = items
    ? { cartId: null, wanted: items.map(wantedItem) }
    : await storedCart(db, customerId, restaurant.id);
  const lines = await loadLines(db, wanted, now);
  const address = guest ? guestAddress(guest, choices) : await chosenAddress(db, customerId, choices);
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const point = address && (await pointAt(address));
  const restaurantFee = feeTo(restaurant, { address, point }, subtotalCents);
  const opening = await checkOpening(
    db,
    {
      restaurant,
      choices,
      point: point ?? restaurant.deliveryArea.point,
      lines,
    },
    now,
  );
  const meal = findMeal(restaurant, choices.scheduledFor ? choices.occasion : null);
  const unserved = (line: SellableLine) =>
    guest ? null : findServingProblem(line, opening.scheduledFor ?? now, now, meal);
  const { orderType } = choices;
  const fee = { customerId, cartId, orderType, restaurantFeeCents: restaurantFee ?? 0, now };
  const delivery = await deliveryFeeFor(db, fee);
  const order = {
    lines,
    deliveryFeeCents: delivery.cents,
    taxes: restaurant.taxes,
    tipCents: choices.tip ?? 0,
    orderType,
  };
  const goods = priceOrder({ ...order, coupon: null });
  const { subtotalCents: goodsCents } = goods;
  const chosen = await chooseCoupon(db, { customerId, guest, choices, cartId, now, subtotalCents: goodsCents });
  const taken = discount ?? chosen.coupon;
  const price = taken ? priceOrder({ ...order, coupon: taken }) : goods;
  const problems = listProblems({
    restaurant,
    orderType: choices.orderType,
    isCounter: guest !== undefined,
    deliveryCity: address?.city ?? null,
    isOutOfReach: restaurantFee === null,
    lineProblems: lines.map((line) => findLineProblem(line, restaurant.id)),
    notServed: lines.flatMap((line) => unserved(line) ?? []),
    hasServedTime: opening.hasServedTime,
    subtotalCents: price.subtotalCents,
    closed: opening.closed,
  });
  const deliveryAddress = address && toSnapshot(address, milesBetween(restaurant.deliveryArea.point, point));
  return {
    quote: {
      ...wireAmounts(price, lines, (line) => findLineProblem(line, restaurant.id) ?? unserved(line)),
      deliveryWaivedBy: delivery.waivedBy,
      deliveryFeeWaived: delivery.waivedCents,
      giftsAwaitEmail: delivery.awaitsEmail,
      coupon: chosen.coupon && { id: chosen.coupon.id, code: chosen.coupon.code, name: chosen.coupon.name },
      couponError: chosen.error,
      refusedCoupons: null,
      deliveryAddress,
      isOpen: opening.isOpen,
      nextOpening: opening.nextOpening?.toISOString() ?? null,
      occasions: opening.occasions,
      fullTimes: opening.fullTimes,
      served: opening.served,
      occasion: opening.occasion,
      ifSoldOut: customerId === null ? null : (choices.ifSoldOut ?? (await getLastSoldOutPreference(db, customerId))),
      problems,
    },
    problems,
    cartId,
    lines,
    coupon: chosen.coupon,
    deliveryAddress,
    restaurant,
    scheduledFor: opening.scheduledFor,
  };
}

/**
 * Asserts that a quote can be paid and placed.
 * @throws ApiError with the first problem's code and message, or coupon_refused
 */
export function assertPlaceable({ problems, quote }: Pick<ComputedQuote, "problems" | "quote">): void {
  const [problem] = problems;
  if (problem) throw new ApiError(problem.code, problem.message);
  if (quote.couponError) throw new ApiError("coupon_refused", quote.couponError.message);
}

async function storedCart(db: Db, customerId: string | null, restaurantId: string) {
  if (customerId === null) return { cartId: null, wanted: [] };
  const cart = await db
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", customerId)
    .where("restaurant_id", "=", restaurantId)
    .executeTakeFirst();
  if (!cart) return { cartId: null, wanted: [] };
  return { cartId: cart.id, wanted: (await storedLines(db, [cart.id])).get(cart.id) ?? [] };
}

const wantedItem = (item: NonNullable<QuoteRequest["items"]>[number]): WantedLine => ({
  cartItemId: null,
  menuItemId: item.menuItemId,
  quantity: item.quantity,
  size: item.size ?? "regular",
  addonIds: item.addonIds ?? [],
});

type TypedAddress = Omit<DeliveryAddressSnapshot, "miles">;
type ChosenAddress = TypedAddress & { latitude: number | null; longitude: number | null };

const guestAddress = ({ address }: NonNullable<QuoteInput["guest"]>, { orderType }: QuoteChoices) =>
  orderType === "delivery" && address ? { ...address, latitude: null, longitude: null } : null;

async function chosenAddress(db: Db, customerId: string | null, choices: QuoteChoices): Promise<ChosenAddress | null> {
  const id = choices.deliveryAddressId;
  if (customerId === null || choices.orderType !== "delivery" || !id || !isUuid(id)) return null;
  const row = await db
    .selectFrom("addresses")
    .select(["label", "contact_name as contactName", "contact_phone as contactPhone", "address", "city", "zipcode"])
    .select(["latitude", "longitude"])
    .where("id", "=", id)
    .where("user_id", "=", customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The part of the address that is stored with the order. */
const toSnapshot = ({ latitude: _, longitude: __, ...snapshot }: ChosenAddress, miles: number | null) => ({
  ...snapshot,
  miles: miles === null ? null : Math.round(miles * 100) / 100,
});

const pointAt = async (address: ChosenAddress) => toPoint(address) ?? (await findZipCodeCenter(address.zipcode));

/**
 * The delivery fee in cents; null when the restaurant does not deliver there [FIND-1]. Without an address, the lowest fee for
 * this subtotal.
 */
function feeTo(
  { deliveryArea: area, deliveryFeeCents, deliverySteps }: QuoteRestaurant,
  { address, point }: { address: ChosenAddress | null; point: Coordinates | null },
  subtotalCents: number,
): number | null {
  if (address && !deliversTo(area, { point, zipCode: parseZipCode(address.zipcode) })) return null;
  const terms = { feeCents: deliveryFeeCents, tiers: area.tiers, steps: deliverySteps };
  return deliveryFeeAt(terms, milesBetween(area.point, point), subtotalCents);
}

function wireAmounts(
  price: OrderPrice,
  lines: readonly SellableLine[],
  problemOf: (line: SellableLine) => string | null,
) {
  return {
    lines: lines.map((line, index) => ({
      cartItemId: line.cartItemId,
      menuItemId: line.menuItemId,
      name: line.name,
      category: line.item?.category ?? null,
      image: line.image,
      size: line.size,
      addons: line.addons.map((addon) => ({ id: addon.id, name: addon.name, price: addon.priceCents })),
      quantity: line.quantity,
      unitPrice: line.unitCents,
      lineTotal: price.lines[index]?.lineTotalCents ?? 0,
      offerDiscount: price.lines[index]?.offerDiscountCents ?? 0,
      halal: line.item?.halal ?? null,
      contains: line.item?.contains ?? null,
      problem: problemOf(line),
    })),
    subtotal: price.subtotalCents,
    offerDiscount: price.offerDiscountCents,
    offers: price.offers.map(({ id, title, amountCents }) => ({ id, title, amount: amountCents })),
    couponDiscount: price.couponDiscountCents,
    deliveryFee: price.deliveryFeeCents,
    taxes: price.taxes.map(({ id, name, code, rateHundredths, amountCents }) => ({
      id,
      name,
      code,
      rate: rateHundredths / 100,
      amount: amountCents,
    })),
    tip: price.tipCents,
    total: price.totalCents,
    currency: "usd",
  };
}
