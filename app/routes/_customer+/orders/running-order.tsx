import { EtaClock } from "~/features/order-tracking/eta-clock";
import type { OrderCard } from "~/features/order-tracking/order-card";
import type { Eta } from "~/features/order-tracking/order-eta.server";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { StarPattern } from "~/ui/illustration";
import { Money } from "~/ui/money";
import { StatusBadge } from "./status-badge";

const parts = ["placed", "accepted", "preparing", "ready", "completed"];

/** An order under way: when it comes, how far it is, and the way to its page. */
export function RunningOrder({ order }: { order: OrderCard & { eta: Eta | null } }) {
  const done = parts.indexOf(order.status) + 1;
  return (
    <article
      aria-label={`Order ${order.number}`}
      className="on-night rounded-panel relative overflow-hidden p-4 md:p-6"
    >
      <StarPattern opacity={0.1} />
      {order.image && (
        <img
          src={order.image}
          alt=""
          width={150}
          height={150}
          className="absolute -end-7 top-4 size-28 rounded-full object-cover md:end-6 md:top-3 md:size-30"
        />
      )}
      <div className="relative">
        <p className="flex flex-wrap items-center gap-2.5 pe-28">
          <StatusBadge status={order.status} type={order.type} text={order.statusText} />
          <bdi dir="ltr" className="text-meta text-on-night-quiet">
            {order.number}
          </bdi>
        </p>
        <div className="mt-3 min-h-18 pe-28">
          {order.eta ? <EtaClock eta={order.eta} /> : <p className="text-section">{order.statusText}</p>}
        </div>
        <div
          role="img"
          aria-label={`Step ${done} of ${parts.length}: ${order.statusText}`}
          className="mt-4 flex gap-1.5"
        >
          {parts.map((part, index) => (
            <span key={part} className={`h-1.25 flex-1 rounded-full ${index < done ? "bg-accent" : "bg-night-line"}`} />
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p>
            <strong className="text-label block text-base">{order.restaurantName}</strong>
            <span className="text-meta text-on-night-quiet">
              {order.itemCount} {order.itemCount === 1 ? "item" : "items"} · <Money cents={order.total} />
            </span>
          </p>
          <ButtonLink to={paths.order(order.id)} variant="accent" iconEnd="arrow-right">
            Track order
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
