import { useFetcher } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { piecesText } from "~/lib/new-order";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import type { Kitchen } from "./load-kitchen.server";

/** [ORD-12] Orders nobody has accepted yet: the kitchen begins only afterwards, so they stand on top. */
export function ToAccept({ orders }: { orders: Kitchen["waiting"] }) {
  if (orders.length === 0) return null;
  return (
    <section
      aria-labelledby="to-accept"
      className="rounded-card bg-primary-soft text-primary-text border-primary mb-5 border p-3.5"
    >
      <h2 id="to-accept" className="text-label mb-2 flex items-center gap-2">
        <Icon name="bell" weight="fill" size={20} /> To accept: {orders.length}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <Waiting key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ order }: { order: Kitchen["waiting"][number] }) {
  const fetcher = useFetcher();
  return (
    <li className="bg-raised rounded-control flex items-center gap-3 p-2 ps-3.5">
      <span className="min-w-0 flex-1">
        <TextLink to={deskPaths.dashboardAnyOrder(order.id)} alone className="text-label inline-flex min-h-6">
          <bdi dir="ltr">{order.number}</bdi>
        </TextLink>
        <span className="text-meta text-quiet block">
          {piecesText(order.pieces)}, since {order.since}
          {order.scheduledText && `, for ${order.scheduledText}`}
        </span>
      </span>
      <fetcher.Form method="post" aria-label={`Order ${order.number}`}>
        <input type="hidden" name="order" value={order.id} />
        <Button
          type="submit"
          name="status"
          value="accepted"
          className="min-h-12"
          pending={fetcher.state !== "idle"}
          pendingLabel="Accepting..."
        >
          Accept
        </Button>
      </fetcher.Form>
    </li>
  );
}
