import { formatCents } from "@domain/money";
import { deskPaths } from "~/lib/desk-paths";
import type { NewOrder } from "~/lib/new-order";
import { ButtonLink } from "~/ui/button-link";
import { Khatim } from "~/ui/khatim";

/** How many orders wait and what they are worth, in one line: what toasts say where there is JavaScript. */
export function NewOrderLine({ orders, total }: { orders: NewOrder[]; total: number }) {
  // Of very many only the first are known, and so is no sum.
  const sum = orders.length === total ? formatCents(orders.reduce((cents, order) => cents + order.total, 0)) : null;
  return (
    <section
      aria-labelledby="new-orders"
      className="on-night bg-night rounded-card scripting:hidden mb-4 flex items-center gap-3 px-4 py-2.5 text-white print:hidden"
    >
      <Khatim size={32} className="bg-accent text-on-accent text-label shrink-0 tabular-nums">
        {total}
      </Khatim>
      <h2 id="new-orders" className="text-label min-w-0 flex-1 text-white">
        {[total === 1 ? "New order" : "New orders", sum].filter(Boolean).join(" · ")}
      </h2>
      <ButtonLink to={deskPaths.dashboardOrders("online")} size="sm" variant="accent">
        Answer
      </ButtonLink>
    </section>
  );
}
