/**
 * What came in and went back in some days, in cents, in the words that every report uses (decision 043). All are sums of movements:
 * a payment counts when it was taken, a refund when it was given.
 */
export interface MoneyMovements {
  grossSales: number;
  /** Offers and coupons, whoever bears them. */
  discounts: number;
  /** Of the discounts, what the platform pays to the restaurant. */
  discountsByPlatform: number;
  /** Of what was given back, the part for dishes: tax, tip and fee of a refund lower those. */
  refunds: number;
  tax: number;
  tips: number;
  deliveryFees: number;
  /** Delivery fees that the platform waived, and refunds that it bears. */
  deliveryByPlatform: number;
  refundsByPlatform: number;
}

/**
 *     gross sales − discounts − refunds = net sales
 *     net sales + tax + tips + delivery fees = taken in
 *     taken in + paid by the platform = payout
 *
 * The platform takes no commission and no processing fees; where it does they stand between the last two.
 */
export function moneyReport(moved: MoneyMovements) {
  const { grossSales, discounts, discountsByPlatform, refunds, tax, tips, deliveryFees } = moved;
  const netSales = grossSales - discounts - refunds;
  const takenIn = netSales + tax + tips + deliveryFees;
  const byPlatform = discountsByPlatform + moved.deliveryByPlatform + moved.refundsByPlatform;
  return {
    gross_sales: grossSales,
    discounts,
    discounts_by_platform: discountsByPlatform,
    refunds,
    net_sales: netSales,
    tax,
    tips,
    delivery_fees: deliveryFees,
    taken_in: takenIn,
    paid_by_platform: byPlatform,
    payout: takenIn + byPlatform,
  };
}
