import type { Transaction } from "~/host/reports.server";

/** [TXN-4] Fixed rows for a host that keeps no books; shown under a badge that says so. Amounts in cents. */
const rows: [order: number, method: string, amount: number][] = [
  [1012, "credit_card", 5459],
  [1011, "credit_card", 4946],
  [1010, "digital_wallet", 6843],
  [1009, "cash", 4197],
  [1008, "credit_card", -4076],
  [1008, "credit_card", 4076],
  [1007, "bank_transfer", 5280],
  [1006, "credit_card", 1149],
  [1005, "digital_wallet", 2418],
  [1004, "cash", 749],
  [1003, "credit_card", 3720],
  [1002, "credit_card", 1599],
];

export const sampleTransactions: Transaction[] = rows.map(([order, paymentMethod, amount], index) => ({
  transactionId: `TX-${50_112 - index}`,
  date: new Date(Date.UTC(2026, 10, 20, 23, 52) - index * 11 * 60_000).toISOString(),
  paymentMethod,
  orderSerialNo: `HG-${order}`,
  amount,
  type: amount < 0 ? "refund" : "charge",
}));
