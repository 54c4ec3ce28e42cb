/** A cancelled order is in the report only if its payment and its refund were on different days. */
export const saleStatus = ({ isPaid, isEnded }: { isPaid: boolean; isEnded: boolean }): string =>
  isEnded ? "Cancelled" : isPaid ? "Paid" : "Unpaid";

/** Not paid yet: its payment method is none so far. */
export const isUnpaidSale = ({ isPaid, isEnded }: { isPaid: boolean; isEnded: boolean }): boolean =>
  !isEnded && !isPaid;
