import type { Sale, SaleSummary } from "~/host/reports.server";

/** [SALES-4] Nineteen fixed rows for a host that keeps no books; shown under a badge that says so. Amounts in cents. */
const rows: [total: number, discount: number, paymentType: string, isPaid?: boolean][] = [
  [5459, 160, "credit_card"],
  [4946, 200, "credit_card"],
  [6144, 500, "credit_card"],
  [4197, 0, "cash", false],
  [4076, 820, "credit_card"],
  [6843, 0, "digital_wallet"],
  [1149, 0, "credit_card"],
  [2418, 175, "digital_wallet"],
  [749, 0, "credit_card"],
  [3720, 200, "credit_card"],
  [2150, 0, "cash"],
  [3399, 320, "credit_card"],
  [1875, 0, "credit_card"],
  [5280, 510, "bank_transfer"],
  [2599, 0, "cash", false],
  [1890, 150, "credit_card"],
  [3045, 700, "credit_card"],
  [2780, 1000, "digital_wallet"],
  [1599, 0, "credit_card"],
];

export const sampleSales: Sale[] = rows.map(([total, discount, paymentType, isPaid = true], index) => ({
  id: `HG-${1019 - index}`,
  date: new Date(Date.UTC(2026, 10, 20, 23, 52) - index * 7 * 60_000).toISOString(),
  total,
  discount,
  delivery: 0,
  paymentType,
  status: isPaid ? "Paid" : "Unpaid",
}));

const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

export const sampleSummary: SaleSummary = {
  orders: sampleSales.length,
  earnings: sum(sampleSales.filter(({ status }) => status === "Paid").map(({ total }) => total)),
  discounts: sum(sampleSales.map(({ discount }) => discount)),
  delivery: 0,
  paid: sampleSales.filter(({ status }) => status === "Paid").length,
  unpaidTotal: sum(sampleSales.filter(({ status }) => status !== "Paid").map(({ total }) => total)),
  unpaid: sampleSales.filter(({ status }) => status === "Unpaid").length,
};
