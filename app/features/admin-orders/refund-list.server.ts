import type { AdminRefund } from "@domain/contract/administration/admin-dashboard";
import { defaultTimeZone } from "@domain/local-time";
import { orderTypes } from "@domain/orders/order-type";
import { adminList } from "~/features/lists/list.server";
import { listRefunds } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue } from "~/lib/lists/table-export.server";
import { shortMomentText } from "~/lib/text/order-text";
import { paymentChoices } from "~/lib/text/payment-text";
import { refundStatusText } from "./status-badges";

/** A refund for the list. */
export const refundLine = (refund: AdminRefund) => ({
  ...refund,
  when: shortMomentText(refund.createdAt, defaultTimeZone, new Date()),
});

type RefundLine = ReturnType<typeof refundLine>;

/** Refunds of all restaurants; unfinished ones unless a status is chosen. @throws HostError unsupported */
export const refundList = adminList<RefundLine>({
  title: "Refunds",
  row: ["refund", "refunds"],
  name: "refunds",
  path: dashboardPaths.adminRefunds(),
  columns: {
    filters: ["status", "type", "payment", "from", "to"],
    days: ["from", "to"],
    choices: {
      status: ["failed", "pending", "succeeded"],
      type: orderTypes,
      payment: paymentChoices.map(({ value }) => value),
    },
    sorts: ["at"],
    sort: "at",
  },
  exportColumns: [
    { head: "Asked for", value: (row) => momentValue(row.createdAt, defaultTimeZone), width: 20, isMoment: true },
    { head: "Order", value: (row) => row.order?.number ?? null, width: 12 },
    { head: "Restaurant", value: (row) => row.restaurant?.name ?? null, width: 28 },
    { head: "Customer", value: (row) => row.customer ?? null, width: 24 },
    { head: "Amount", value: (row) => row.amount / 100, isMoney: true, width: 12 },
    { head: "Borne by", value: (row) => row.borneBy, width: 14 },
    { head: "Reason", value: (row) => row.reason, width: 40 },
    { head: "Status", value: (row) => refundStatusText[row.status], width: 24 },
    { head: "Charge id", value: (row) => row.chargeId ?? null, width: 24 },
  ],
  async read(host, { state, page, perPage }) {
    const { status, type, payment, from: date_from, to: date_to } = state.filters;
    const { refunds, total } = await listRefunds(host, {
      status,
      order_type: type || undefined,
      payment_type: payment || undefined,
      date_from,
      date_to,
      page,
      per_page: perPage,
    });
    return { rows: refunds.map(refundLine), total };
  },
});
