import { defineCalls } from "../define-call";
import { anyIdParams } from "../params";
import {
  dashboardAnswer,
  dashboardQuery,
  saleList,
  saleQuery,
  salesSummaryAnswer,
  salesSummaryQuery,
  transactionList,
  transactionQuery,
} from "../report";

export const dashboardCalls = defineCalls("Books", {
  getDashboard: {
    method: "get",
    path: "/restaurants/{id}/dashboard",
    tier: "extended",
    access: ["owner", "manager", "staff"],
    summary: "Figures of the owner's overview",
    params: anyIdParams,
    query: dashboardQuery,
    answer: dashboardAnswer,
    answers: "The running month unless days are named; amounts in cents",
  },
});

export const saleCalls = defineCalls("Books", {
  listSales: {
    method: "get",
    path: "/sales-reports",
    tier: "extended",
    access: ["owner", "manager", "staff", "admin"],
    summary: "Sales of a restaurant, with their sums",
    query: saleQuery,
    answer: saleList,
    answers: "A page of sales; `summary` is of all that match",
  },
  summarizeSales: {
    method: "get",
    path: "/sales-reports/summary",
    tier: "extended",
    access: ["owner", "manager", "staff", "admin"],
    summary: "The books of some days by payment way, tax, category, item, hour and weekday",
    query: salesSummaryQuery,
    answer: salesSummaryAnswer,
    answers: "All days unless some are named; amounts in cents",
  },
});

export const transactionCalls = defineCalls("Books", {
  listTransactions: {
    method: "get",
    path: "/transactions",
    tier: "extended",
    access: ["owner", "manager", "staff", "admin"],
    summary: "Payments and refunds of a restaurant, with their sums",
    query: transactionQuery,
    answer: transactionList,
    answers: "A page; `summary` is of all that match",
  },
});
