import { Link } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { Warning } from "~/features/settings/warning";
import { dashboardPaths } from "~/lib/dashboard-paths";

/** Orders for a time that is outside the hours by now. */
export function ClosedOrders({ orders }: { orders: readonly { id: string; number: string; when: string }[] }) {
  if (orders.length === 0) return null;
  const it = orders.length === 1 ? "it" : "them";
  return (
    <section aria-label="Orders for when you are closed" className="grid gap-2">
      <Warning>
        {`${pluralize(orders.length, "order is", "orders are")} for a time at which you are closed. Serve ${it} nonetheless, or cancel ${it}, which refunds the customer.`}
      </Warning>
      <ul className="text-meta flex flex-wrap gap-x-5">
        {orders.map(({ id, number, when }) => (
          <li key={id}>
            <Link
              to={dashboardPaths.dashboardAnyOrder(id)}
              className="text-primary inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
            >
              {number}, {when}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
