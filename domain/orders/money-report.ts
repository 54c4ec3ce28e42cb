/**
 * The amounts of a period in cents, as every report names them (decision 043). All are sums of movements: payments count when
 * made, refunds when given.
 */
export interface MoneyMovements {
  grossSales: number;
  /** Deals and coupons, whoever pays for them. */
  discounts: number;
  /** The part of the discounts that the platform pays. */
  discountsByPlatform: number;
  /** The part of refunds for items; refunded tax, tip and fees reduce those amounts. */
  refunds: number;
  tax: number;
  tips: number;
  deliveryFees: number;
  /** Waived delivery fees, and refunds at the platform's cost. */
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
