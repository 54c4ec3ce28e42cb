import { type FailedPayment, failedPaymentStatuses } from "@domain/contract/administration/admin-dashboard";
import { defaultTimeZone } from "@domain/local-time";
import { adminList } from "~/features/lists/list.server";
import { listFailedPayments } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue } from "~/lib/lists/table-export.server";
import { cardText } from "~/lib/text/card-text";
import { shortMomentText } from "~/lib/text/order-text";
import { toOutcome } from "./outcome";

/** A failed payment for the list; amounts in cents, times in New York's time zone. */
const failedPaymentLine = ({
  id,
  restaurant,
  customer,
  amount,
  at,
  status,
  reason,
  chargeId,
  card,
}: FailedPayment) => ({
  id,
  restaurant: restaurant ?? null,
  customer: customer ?? null,
  amount,
  at,
  when: shortMomentText(at, defaultTimeZone, new Date()),
  outcome: toOutcome(status, reason ?? null),
  chargeId: chargeId ?? null,
  card: card ? cardText(card) : null,
});

export type FailedPaymentLine = ReturnType<typeof failedPaymentLine>;

/** Failed payments of all restaurants. @throws HostError unsupported */
export const failedPaymentList = adminList<FailedPaymentLine>({
  title: "Failed Payments",
  row: ["payment", "payments"],
  name: "failed-payments",
  path: dashboardPaths.adminFailedPayments(),
  columns: {
    filters: ["search", "status", "from", "to"],
    days: ["from", "to"],
    choices: { status: failedPaymentStatuses },
    sorts: ["at", "amount"],
    sort: "-at",
  },
  exportColumns: [
    { head: "When", value: (row) => momentValue(row.at, defaultTimeZone), width: 20, isMoment: true },
    { head: "Restaurant", value: (row) => row.restaurant?.name ?? "Go Pass", width: 28 },
    { head: "Customer", value: (row) => row.customer?.name ?? null, width: 24 },
    { head: "Email", value: (row) => row.customer?.email ?? null, width: 28 },
    { head: "Amount", value: (row) => row.amount / 100, isMoney: true, width: 12 },
    { head: "Card", value: (row) => row.card, width: 18 },
    { head: "Reason", value: (row) => row.outcome.text, width: 44 },
    { head: "Charged", value: (row) => row.outcome.charged, width: 18 },
    { head: "Charge id", value: (row) => row.chargeId, width: 24 },
  ],
  async read(host, { state, page, perPage }) {
    const { search, status, from, to } = state.filters;
    const { payments, total } = await listFailedPayments(host, {
      search,
      status,
      date_from: from,
      date_to: to,
      sort: state.sort,
      page,
      per_page: perPage,
    });
    return { rows: payments.map(failedPaymentLine), total };
  },
});
