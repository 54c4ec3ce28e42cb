import { Money } from "~/ui/money";
import type { OrderView } from "./load-order.server";

/** What happened to the order, who did it, and what was refunded. */
export function History({ view }: { view: OrderView }) {
  const { history, refunds } = view;
  return (
    <section>
      <h2 className="text-card mb-1">History</h2>
      <ul>
        {history.map((change, index) => (
          <li key={index} className="text-meta border-line py-2 not-last:border-b">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                <strong className="text-ink">{change.status}</strong>
                {change.by && ` by ${change.by}`}
              </span>
              <span className="text-quiet">
                {change.when}, {change.actor}
              </span>
            </span>
            {change.reason && <span className="block">Reason: {change.reason}</span>}
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id} className="text-meta border-line border-t py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <strong className="text-ink">
                Refund <Money cents={refund.amount} />
              </strong>
              <span className="text-quiet">{refund.when}</span>
            </span>
            {refund.what && <span className="block">{refund.what}</span>}
            <span className="block">{refund.reason}</span>
            <span className="text-quiet block">
              Borne by {refund.byPlatform ? "HalalGo" : "the restaurant"}
              {refund.state}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
