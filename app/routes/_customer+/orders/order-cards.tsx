import { Link } from "@remix-run/react";
import type { OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import { pluralize } from "@domain/values/plural";
import { EtaClock } from "~/features/order-tracking/eta-clock";
import { AgainNote, OrderAgain } from "~/features/order-tracking/order-again";
import type { OrderCard } from "~/features/order-tracking/order-card";
import type { Eta } from "~/features/order-tracking/order-eta.server";
import { paths } from "~/lib/paths";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import { Money } from "~/ui/money";
import { Picture } from "~/ui/picture";

const parts = ["placed", "accepted", "preparing", "ready", "completed"];

/** An open order: expected time, progress, and a link to its page. */
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
        {order.question && <p className="text-label mt-4 text-base wrap-anywhere">{order.question}</p>}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p>
            <strong className="text-label block text-base wrap-anywhere">{order.restaurantName}</strong>
            <span className="text-meta text-on-night-quiet">
              {pluralize(order.itemCount, "item")} · <Money cents={order.total} />
              {order.refund && (
                <span className="block">
                  <Money cents={order.refund.cents} /> {order.refund.text}
                </span>
              )}
            </span>
          </p>
          <ButtonLink to={paths.order(order.id)} variant="accent" iconEnd="arrow-right">
            {order.question ? "Answer" : "Track order"}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

export function PastOrder({ order }: { order: OrderCard }) {
  const href = paths.order(order.id);
  return (
    <li className="border-line border-b py-5">
      <div className="flex gap-3.5">
        <Picture src={order.image} alt="" width={76} height={60} className="rounded-small h-15 w-19 shrink-0" />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-card-list min-w-0">
              <Link to={href} className="hover:underline">
                {order.restaurantName}
              </Link>
            </h3>
            <span className="text-card-list text-ink">
              <Money cents={order.total} />
            </span>
          </div>
          <p className="text-meta text-quiet">
            {order.when} · <bdi dir="ltr">{order.number}</bdi>
          </p>
          <p className="mt-0.5">{order.items}</p>
          <p className="mt-2">
            <StatusBadge status={order.status} type={order.type} text={order.statusText} />
          </p>
          {order.refund && (
            <p className="text-meta mt-2 flex items-center gap-2">
              <Icon name="arrow-u-up-left" size={18} className="text-quiet shrink-0" />
              <span>
                <Money cents={order.refund.cents} /> {order.refund.text}
              </span>
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 grid gap-4 md:ms-22.5">
        <AgainNote order={order} />
        <OrderAgain order={order} className="grid auto-cols-fr grid-flow-col gap-2.5 md:max-w-90">
          {order.review === "open" ? (
            <ButtonLink
              to={paths.orderReview(order.id)}
              variant="secondary"
              icon="star"
              aria-label={`Review ${order.number}`}
            >
              Review
            </ButtonLink>
          ) : (
            <ButtonLink to={href} variant="secondary" aria-label={`Receipt of ${order.number}`}>
              Receipt
            </ButtonLink>
          )}
        </OrderAgain>
      </div>
    </li>
  );
}

const looks: Record<OrderStatus, { tone: BadgeTone; icon: FilledIconName }> = {
  placed: { tone: "info", icon: "receipt" },
  accepted: { tone: "info", icon: "check-circle" },
  preparing: { tone: "deal", icon: "cooking-pot" },
  ready: { tone: "ok", icon: "package" },
  completed: { tone: "ok", icon: "check-circle" },
  rejected: { tone: "bad", icon: "x-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
};

/** A status as icon and text; a completed takeaway order has a bag. */
function StatusBadge({ status, type, text }: { status: OrderStatus; type: OrderType; text: string }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={status === "completed" && type === "takeaway" ? "shopping-bag" : icon}>
      {text}
    </Badge>
  );
}
