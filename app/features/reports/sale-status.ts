/** An order that was ended stands in the report only while its payment and the way back fell on different days. */
export const saleStatus = ({ isPaid, isEnded }: { isPaid: boolean; isEnded: boolean }): string =>
  isEnded ? "Cancelled" : isPaid ? "Paid" : "Unpaid";
