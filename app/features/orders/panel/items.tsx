import { Form } from "@remix-run/react";
import type { LenientOrder } from "@domain/contract/ordering/order";
import { canChangeLines, soldOutPreferenceLabels } from "@domain/orders/line-changes";
import { SoldOutForm, type SoldOutThing } from "~/features/menu-items/sold-out";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { changeNotes, isLeftOut, removedLines } from "~/lib/text/order-text";
import { SubmitButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Money } from "~/ui/money";
import { Disclosure } from "~/ui/overlays/disclosure";
import { TextLink } from "~/ui/text-link";

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
              <span className={cx("text-ink block", isLeftOut(item) && "line-through")}>{item.name}</span>
              <span className="text-meta text-quiet">
                {[
                  item.size === "large" ? "Large" : null,
                  ...item.addons.map(({ name }) => name),
                  item.note,
                  ...(item.halal?.words ?? []),
                  ...changeNotes(order, item),
                  item.refunded?.pieces ? `${item.refunded.pieces} given back` : null,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
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
      <PhoneAnswers order={order} />
      {canChange && (
        <TextLink
          to={dashboardPaths.dashboardOrderChange(order.id)}
          alone
          className="inline-flex min-h-11 items-center"
        >
          Leave out or replace an item
        </TextLink>
      )}
      {halal && <p className="text-meta text-quiet mt-1">When it was ordered: {halal}</p>}
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
      {order.note && <p className="bg-accent-soft text-accent-text rounded-control mt-2 px-3.5 py-2.5">{order.note}</p>}
    </section>
  );
}

/** [RUSH-12] For customers who want to be called: what they decided on the phone. */
function PhoneAnswers({ order }: { order: LenientOrder }) {
  if (order.ifSoldOut !== "call") return null;
  const asked = (order.changes ?? []).filter(({ state }) => state === "asked");
  return asked.map(({ id, name, replacement, needsYes }) => (
    <Form
      key={id}
      method="post"
      action={dashboardPaths.dashboardOrderChange(order.id)}
      aria-label={`On the phone: ${name}`}
      className="bg-accent-soft text-accent-text rounded-control mt-2 p-3.5"
    >
      <input type="hidden" name="change" value={id} />
      <p className="mb-2">
        {replacement?.name} instead of {name}?{" "}
        {needsYes ? "Only the customer can say yes, on their order's page." : "What did the customer say on the phone?"}
      </p>
      <span className="flex flex-wrap gap-2.5">
        {!needsYes && (
          <SubmitButton name="answer" value="accept" variant="secondary" icon="check">
            They take it
          </SubmitButton>
        )}
        <SubmitButton name="answer" value="refund" variant="secondary">
          They want the money
        </SubmitButton>
      </span>
    </Form>
  ));
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
