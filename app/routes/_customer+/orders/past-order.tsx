import { Link } from "@remix-run/react";
import { AgainNote, OrderAgain } from "~/features/order-tracking/order-again";
import type { OrderCard } from "~/features/order-tracking/order-card";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { StatusBadge } from "./status-badge";

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
