import type { Dashboard } from "~/host/reports.server";

/** [DASH-7] Fixed figures for a host that keeps no books; shown under a badge that says so. */
const months = [31, 30, 33, 39, 42, 36, 35, 38, 39, 41, 43, 48];

export function sampleFigures(today: string): Dashboard {
  const end = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return {
    total_revenue: 4_826_000,
    orders: 1342,
    customers: 611,
    growth: 12.4,
    monthly_sales: months.map((thousands, index) => {
      const month = end - months.length + 1 + index;
      const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
      return { month: name, total: index === months.length - 1 ? 4_826_000 : thousands * 100_000 };
    }),
    sales_by_category: [
      { category: "Kebab plates", total: 2_219_960 },
      { category: "Wraps and dürüm", total: 1_061_720 },
      { category: "Pide and lahmacun", total: 723_900 },
      { category: "Soups and mezze", total: 482_600 },
      { category: "Desserts and drinks", total: 337_820 },
    ],
    top_products: [
      { name: "Adana Kebab Plate", quantity: 412, total: 626_200 },
      { name: "Chicken Dürüm", quantity: 338, total: 388_400 },
      { name: "Cheese Pide", quantity: 241, total: 337_200 },
      { name: "Red Lentil Soup", quantity: 229, total: 125_700 },
      { name: "Pistachio Baklava", quantity: 187, total: 149_400 },
    ],
    recent_orders: [],
  };
}
