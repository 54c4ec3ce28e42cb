import { computePercent, formatCents } from "@domain/money";
import { type Coupon, couponDiscount } from "@domain/promotions/coupon-rules";
import type { ItemDeal } from "@domain/promotions/deals";
import type { OrderType } from "./order-type";

interface LineToPrice {
  quantity: number;
  /** With size and add-ons, before deals. */
  unitCents: number;
  /** The deal for the item, and its discount per unit. */
  deal: ItemDeal | null;
}

export interface TaxRule {
  id: string;
  name: string;
  code: string;
  /** 635 is 6.35 %. */
  rateHundredths: number;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  coupon: Pick<Coupon, "type" | "discountHundredths" | "maximumDiscountCents"> | null;
  /** The restaurant's fee, charged for deliveries only. */
  deliveryFeeCents: number;
  taxes: readonly TaxRule[];
  tipCents: number;
  orderType: OrderType;
}

export interface OrderPrice {
  /** In the order of the given lines. */
  lines: { lineTotalCents: number; offerDiscountCents: number }[];
  subtotalCents: number;
  offerDiscountCents: number;
  /** Each deal's discount, in the order of the lines. */
  offers: { id: string; title: string; amountCents: number }[];
  couponDiscountCents: number;
  deliveryFeeCents: number;
  taxes: (TaxRule & { amountCents: number })[];
  taxCents: number;
  tipCents: number;
  totalCents: number;
}

/**
 * Computes every amount of an order, in whole cents; nothing else adds up an order [MONEY-2, CHK-11]. In this sequence: a line is
 * its unit price (with size and add-ons) times its quantity; a deal reduces the units it covers; the coupon applies to the amount
 * after deals; taxes apply to the amount after the coupon; delivery fee and tip are added untaxed and undiscounted.
 * total = subtotal − offers − coupon + delivery fee + taxes + tip, and none is below zero.
 */
export function priceOrder(order: OrderToPrice): OrderPrice {
  const lines = order.lines.map((line) => ({
    lineTotalCents: line.unitCents * line.quantity,
    offerDiscountCents: Math.min(line.deal?.unitDiscountCents ?? 0, line.unitCents) * line.quantity,
  }));
  const subtotalCents = sum(lines.map((line) => line.lineTotalCents));
  const offerDiscountCents = sum(lines.map((line) => line.offerDiscountCents));
  const goodsCents = subtotalCents - offerDiscountCents;
  const couponDiscountCents = order.coupon ? couponDiscount(order.coupon, goodsCents) : 0;
  const taxableCents = goodsCents - couponDiscountCents;
  const taxes = order.taxes.map((tax) => ({
    ...tax,
    amountCents: computePercent(taxableCents, tax.rateHundredths / 100),
  }));
  const taxCents = sum(taxes.map((tax) => tax.amountCents));
  const deliveryFeeCents = order.orderType === "delivery" ? order.deliveryFeeCents : 0;
  return {
    lines,
    subtotalCents,
    offerDiscountCents,
    offers: listDealDiscounts(order.lines, lines),
    couponDiscountCents,
    deliveryFeeCents,
    taxes,
    taxCents,
    tipCents: order.tipCents,
    totalCents: taxableCents + taxCents + deliveryFeeCents + order.tipCents,
  };
}

function listDealDiscounts(lines: readonly LineToPrice[], priced: OrderPrice["lines"]): OrderPrice["offers"] {
  const offers = new Map<string, OrderPrice["offers"][number]>();
  lines.forEach(({ deal }, index) => {
    const amount = priced[index]?.offerDiscountCents ?? 0;
    if (!deal || amount === 0) return;
    const before = offers.get(deal.id)?.amountCents ?? 0;
    offers.set(deal.id, { id: deal.id, title: deal.title, amountCents: before + amount });
  });
  return [...offers.values()];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The sentence about a subtotal below the minimum order, for cart and quote; null if it is reached. Amounts in cents. */
export function findMinimumProblem(name: string, minimumCents: number, subtotalCents: number): string | null {
  if (subtotalCents >= minimumCents) return null;
  return `The minimum order at ${name} is ${formatCents(minimumCents)}. Add ${formatCents(minimumCents - subtotalCents)} more.`;
}
