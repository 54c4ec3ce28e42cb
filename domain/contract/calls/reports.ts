import {
  closeDayRequest,
  correctDayCloseRequest,
  dayCloseList,
  dayCloseQuery,
  dayCloseResponse,
  dayParams,
  dayReportResponse,
} from "@domain/contract/day-close";
import { defineCalls } from "@domain/contract/define-call";
import { formKeyHeader } from "@domain/contract/ordering/payment";
import { anyIdParams } from "@domain/contract/primitives";
import {
  dashboardQuery,
  dashboardResponse,
  saleList,
  saleQuery,
  salesSummaryQuery,
  salesSummaryResponse,
  transactionList,
  transactionQuery,
} from "@domain/contract/report";

export const dashboardCalls = defineCalls("Reports", {
  getDashboard: {
    method: "get",
    path: "/restaurants/{id}/dashboard",
    tier: "extended",
    access: ["owner", "manager", "staff"],
    summary: "Figures of the owner's overview",
    params: anyIdParams,
    query: dashboardQuery,
    response: dashboardResponse,
    responseDescription: "The running month unless days are named; amounts in cents",
  },
});

export const saleCalls = defineCalls("Reports", {
  listSales: {
    method: "get",
    path: "/sales-reports",
    tier: "extended",
    access: ["owner", "manager", "staff", "admin"],
    summary: "Sales of a restaurant, with their sums",
    query: saleQuery,
    response: saleList,
    responseDescription: "A page of sales; `summary` is of all that match",
  },
  summarizeSales: {
    method: "get",
    path: "/sales-reports/summary",
    tier: "extended",
    access: ["owner", "manager", "staff", "admin"],
    summary: "Figures of some days by payment method, tax, category, item, hour and weekday",
    query: salesSummaryQuery,
    response: salesSummaryResponse,
    responseDescription: "All days unless some are named; amounts in cents",
  },
});

export const transactionCalls = defineCalls("Reports", {
  listTransactions: {
    method: "get",
    path: "/transactions",
    tier: "extended",
    access: ["owner", "manager", "staff", "admin"],
    summary: "Payments and refunds of a restaurant, with their sums",
    query: transactionQuery,
    response: transactionList,
    responseDescription: "A page; `summary` is of all that match",
  },
});

/** Staff only if the owner lets them see sales. */
const closers = ["owner", "manager", "staff"] as const;

export const dayCloseCalls = defineCalls("Reports", {
  listDayCloses: {
    method: "get",
    path: "/restaurants/{id}/day-closes",
    tier: "extended",
    access: [...closers, "admin"],
    summary: "Days that were closed, the latest first",
    params: anyIdParams,
    query: dayCloseQuery,
    response: dayCloseList,
    responseDescription: "A page of records",
  },
  getDayReport: {
    method: "get",
    path: "/restaurants/{id}/day-closes/{day}",
    tier: "extended",
    access: [...closers, "admin"],
    summary: "A day's figures and drawer as they stand, with its record once it is closed",
    params: dayParams,
    response: dayReportResponse,
    responseDescription: "The day, whether it is closed or not",
  },
  closeDay: {
    method: "post",
    path: "/restaurants/{id}/day-closes",
    tier: "extended",
    access: closers,
    summary: "Close a day with what was counted; each day once",
    params: anyIdParams,
    headers: formKeyHeader,
    body: closeDayRequest,
    response: dayCloseResponse,
    responseDescription: "The record",
  },
  correctDayClose: {
    method: "post",
    path: "/restaurants/{id}/day-closes/{day}/corrections",
    tier: "extended",
    access: closers,
    summary: "Add a correction to a closed day",
    params: dayParams,
    headers: formKeyHeader,
    body: correctDayCloseRequest,
    response: dayCloseResponse,
    responseDescription: "The record with it",
  },
});
