import { dashboardCalls, dayCloseCalls, saleCalls, transactionCalls } from "@domain/contract/calls/reports";
import type * as closes from "@domain/contract/day-close";
import type { Lenient } from "@domain/contract/primitives";
import type * as contract from "@domain/contract/report";
import type { Host } from "./client/host";

export type Dashboard = Lenient<contract.Dashboard>;
export type Sale = Lenient<contract.Sale>;
export type SaleSummary = Lenient<contract.SaleSummary>;
export type SalesSummary = Lenient<contract.SalesSummary>;
export type DayReport = Lenient<closes.DayReport>;
export type DayClose = Lenient<closes.DayClose>;
export type Transaction = Lenient<contract.Transaction>;

/** Days (YYYY-MM-DD) are in the restaurant's time zone, both included; undefined and "" mean no limit. */
interface Days {
  date_from?: string;
  date_to?: string;
}
interface Page {
  page?: number;
  per_page?: number;
  sort?: string;
}
type SaleListQuery = Days &
  Page & { restaurant_id: string; order_id?: string; order_type?: string; status?: string; payment_type?: string };
type MovementQuery = Days &
  Page & { restaurant_id: string; order_id?: string; order_type?: string; payment_method?: string; type?: string };

/** [HOST-86] Extended. The overview's figures, of the current month by default. @throws HostError unsupported */
export const getDashboard = (host: Host, restaurantId: string, days: Days = {}) =>
  host.call(dashboardCalls.getDashboard, { params: { id: restaurantId }, query: { ...days } });

/** [HOST-89] Extended. A page of sales; the summary covers all that match. @throws HostError unsupported */
export async function listSales(host: Host, query: SaleListQuery) {
  const listing = await host.call(saleCalls.listSales, { query: { ...query } });
  return {
    sales: listing.items,
    total: listing.total ?? listing.items.length,
    summary: listing.extraFields?.summary ?? null,
  };
}

/** [RUSH-15] Extended. Sales of some days with all their components. @throws HostError unsupported */
export const getSalesSummary = (host: Host, query: Days & { restaurant_id: string }) =>
  host.call(saleCalls.summarizeSales, { query: { ...query } });

/** [HOST-88] Extended. A page of payments and refunds; refunds are negative. @throws HostError unsupported */
export async function listTransactions(host: Host, query: MovementQuery) {
  const listing = await host.call(transactionCalls.listTransactions, { query: { ...query } });
  return {
    transactions: listing.items,
    total: listing.total ?? listing.items.length,
    summary: listing.extraFields?.summary ?? null,
  };
}

/** [RUSH-14] Extended. A day's current figures, and its day close once there is one. @throws HostError unsupported */
export const getDayReport = (host: Host, restaurantId: string, day: string) =>
  host.call(dayCloseCalls.getDayReport, { params: { id: restaurantId, day } });

/** [RUSH-14] Extended. A page of day closes, latest first. @throws HostError unsupported */
export async function listDayCloses(host: Host, restaurantId: string, query: Days & Page & { search?: string }) {
  const listing = await host.call(dayCloseCalls.listDayCloses, {
    params: { id: restaurantId },
    query: { ...query },
  });
  return { closes: listing.items, total: listing.total ?? listing.items.length };
}
