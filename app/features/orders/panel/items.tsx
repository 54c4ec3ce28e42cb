import type { LenientOrder } from "@domain/contract/ordering/order";
import { canChangeLines, soldOutPreferenceLabels } from "@domain/orders/line-changes";
import { SoldOutForm, type SoldOutThing } from "~/features/menu-items/sold-out";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { describeLine, isLeftOut, removedLines } from "~/lib/text/order-text";
import { cx } from "~/ui/cx";
import { UnbrokenNumbers } from "~/ui/layout/unbroken-numbers";
import { Money } from "~/ui/money";
import { Disclosure } from "~/ui/overlays/disclosure";
import { TextLink } from "~/ui/text-link";
import { OpenQuestions } from "../open-questions";

type ItemsProps = { order: LenientOrder; halal: string | null; canSellOut: boolean };

/** The ordered items; while the order is in progress, each can be marked as sold out [RUSH-8]. */
export function Items({ order, halal, canSellOut }: ItemsProps) {
  const things = canSellOut ? toSoldOutThings(order) : [];
  const canChange = Boolean(order.changes) && canChangeLines(order.status);
  return (
    <section>
      <h2 className="text-card mb-1">Items</h2>
      <ul>
        {order.items.map((item, index) => (
          <li key={index} className="border-line flex items-baseline gap-3.5 py-2 not-last:border-b">
            <span className="text-label text-primary min-w-4 tabular-nums">{item.qty}</span>
            <span className="min-w-0 flex-1">
              <span className={cx("text-ink block wrap-anywhere", isLeftOut(item) && "line-through")}>{item.name}</span>
              <span className="text-meta text-quiet">{describeLine(order, item, item.note)}</span>
            </span>
            <Money cents={item.lineTotal} />
          </li>
        ))}
        {removedLines(order).map(({ id, qty, name, why }) => (
          <li key={id} className="border-line text-quiet flex items-baseline gap-3.5 border-t py-2">
            <span className="text-label min-w-4 tabular-nums">{qty}</span>
            <span className="min-w-0 flex-1">
              <s className="block">{name}</s>
              <span className="text-meta">{why}</span>
            </span>
          </li>
        ))}
      </ul>
      {order.ifSoldOut && (
        <p className="text-meta mt-1">If something is sold out: {soldOutPreferenceLabels[order.ifSoldOut]}</p>
      )}
      <OpenQuestions order={order} />
      {canChange && (
        <TextLink
          to={dashboardPaths.dashboardOrderChange(order.id)}
          alone
          className="inline-flex min-h-11 items-center"
        >
          Leave out or replace an item
        </TextLink>
      )}
      {halal && (
        <p className="text-meta text-quiet mt-1">
          When it was ordered: <UnbrokenNumbers>{halal}</UnbrokenNumbers>
        </p>
      )}
      {things.length > 0 && (
        <Disclosure summary="Sold out?">
          <ul className="divide-line divide-y">
            {things.map((thing) => (
              <li key={thing.id} className="py-2.5">
                <SoldOutForm thing={thing} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {order.note && (
        <p className="bg-accent-soft text-accent-text rounded-control mt-2 px-3.5 py-2.5">
          <bdi>{order.note}</bdi>
        </p>
      )}
    </section>
  );
}

/** The order's dishes and add-ons, without duplicates. */
function toSoldOutThings({ items }: LenientOrder): SoldOutThing[] {
  const unknown = { isAvailable: null, text: null };
  const things = items.flatMap(({ menuItemId, name, addons }): SoldOutThing[] => [
    ...(menuItemId ? [{ kind: "item" as const, id: menuItemId, name, ...unknown }] : []),
    ...addons.flatMap((addon) =>
      addon.id ? [{ kind: "addon" as const, id: addon.id, name: addon.name, ...unknown }] : [],
    ),
  ]);
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}
