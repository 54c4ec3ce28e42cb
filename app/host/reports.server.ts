import * as contract from "@domain/contract/report";
import type { Host } from "./client.server";
import { listAnswer, oneAnswer } from "./unwrapping";

export type { Dashboard, Sale, SaleSummary, Transaction } from "@domain/contract/report";

/** Days (YYYY-MM-DD) are the restaurant's own, both included; undefined and "" ask for nothing. */
interface Days {
  date_from?: string;
  date_to?: string;
}
interface Page {
  page?: number;
  per_page?: number;
  sort?: string;
}
type SaleListQuery = Days & Page & { restaurant_id: string; order_id?: string; status?: string; payment_type?: string };
type MovementQuery = Days & Page & { restaurant_id: string; order_id?: string; payment_method?: string; type?: string };

/** [HOST-86] Extended. Figures of the overview, of the running month unless days are named. @throws HostError unsupported */
export const readDashboard = (host: Host, restaurantId: string, days: Days = {}) =>
  host.get(`/restaurants/${encodeURIComponent(restaurantId)}/dashboard`, oneAnswer(contract.dashboard), {
    query: { ...days },
    extended: true,
  });

const salesBeside = contract.saleList.shape.data.pick({ summary: true });

/** [HOST-89] Extended. A page of sales; the summary is of all that match. @throws HostError unsupported */
export async function listSales(host: Host, query: SaleListQuery, options: { patience?: number } = {}) {
  const answer = await host.get("/sales-reports", listAnswer(contract.sale, salesBeside), {
    query: { ...query },
    extended: true,
    ...options,
  });
  return { sales: answer.items, total: answer.total ?? answer.items.length, summary: answer.beside?.summary ?? null };
}

const movementsBeside = contract.transactionList.shape.data.pick({ summary: true });

/** [HOST-88] Extended. A page of payments and refunds, the latter below zero. @throws HostError unsupported */
export async function listTransactions(host: Host, query: MovementQuery, options: { patience?: number } = {}) {
  const answer = await host.get("/transactions", listAnswer(contract.transaction, movementsBeside), {
    query: { ...query },
    extended: true,
    ...options,
  });
  return {
    transactions: answer.items,
    total: answer.total ?? answer.items.length,
    summary: answer.beside?.summary ?? null,
  };
}
