import { Form, Link, useActionData } from "@remix-run/react";
import { useState } from "react";
import { formatCents, parseCents } from "@domain/money";
import { computeChange } from "@domain/orders/counter-payment";
import { posHref } from "~/features/pos/basket";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Money } from "~/ui/money";
import { BasketLines } from "./basket-lines";
import type { PosView } from "./load-pos.server";
import { QuickBills } from "./money-fields";
import { posFormId } from "./step";
import type { Basket } from "./use-basket";

type Open = PosView["openOrders"][number];

/** [RUSH-13] Orders that are not paid yet, each with its sum; more dishes come to one, or it is paid. */
export function OpenOrders({ orders, current }: { orders: readonly Open[]; current: string | undefined }) {
  if (orders.length === 0) return null;
  const look = "text-label rounded-small inline-flex min-h-11 shrink-0 items-center gap-2 border px-3.5";
  const tab = (isCurrent: boolean) =>
    `${look} ${isCurrent ? "border-primary text-primary bg-surface" : "border-transparent text-body hover:bg-muted"}`;
  const empty = { lines: [], q: "", category: "", after: "" };
  return (
    <nav
      aria-label="Open orders"
      className="bg-sunken border-line rounded-control mb-4 flex max-w-full gap-1 overflow-x-auto border p-1"
    >
      <Link to={posHref(empty)} aria-current={current ? undefined : "page"} className={tab(!current)}>
        New order
      </Link>
      {orders.map(({ id, name, total }) => (
        <Link
          key={id}
          to={posHref({ ...empty, order: id })}
          aria-current={current === id ? "page" : undefined}
          className={tab(current === id)}
        >
          {name}
          <span className="text-quiet font-normal tabular-nums">
            <Money cents={total} />
          </span>
        </Link>
      ))}
    </nav>
  );
}

interface OpenOrderProps {
  order: Open;
  basket: Basket;
  orderKey: string;
}

/** [RUSH-13] One of them: what it has, what comes to it, and its payment. */
export function OpenOrder({ order, basket, orderKey }: OpenOrderProps) {
  const answer = useActionData<{ formError?: string | null }>();
  const { pos, quote, isConfirmed } = basket;
  const isEmpty = pos.lines.length === 0;
  return (
    <Card
      as="section"
      id="order"
      aria-label="Order"
      className="min-w-0 scroll-mt-20 self-start p-4! md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto"
    >
      <h2 className="text-section">{order.name}</h2>
      <p className="text-meta text-quiet mb-2">
        <bdi dir="ltr">{order.number}</bdi>, not paid yet
      </p>
      {answer?.formError && <FormError title={answer.formError} />}
      <ul className="mb-3">
        {order.lines.map(({ qty, name, note }, index) => (
          <li key={index} className="text-body flex gap-3 py-1">
            <span className="text-label min-w-5 tabular-nums">{qty}</span>
            <span>
              {name} {note && <span className="text-meta text-accent-text block">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Form method="post" action={posHref(pos)} preventScrollReset id={posFormId} className="border-line border-t pt-3">
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="amount" value={quote.total} />
        {isEmpty ? (
          <p className="text-quiet py-2">Press a dish to add it to this order.</p>
        ) : (
          <>
            <BasketLines basket={basket} hasNotes />
            <SubmitButton name="intent" value="more" wide size="lg" pendingLabel="Sending..." disabled={!isConfirmed}>
              Send to the kitchen <Money cents={quote.total} />
            </SubmitButton>
          </>
        )}
      </Form>
      {isEmpty && <PayForm order={order} />}
    </Card>
  );
}

function PayForm({ order }: { order: Open }) {
  const [tip, setTip] = useState(0);
  const [tendered, setTendered] = useState<number | null>(null);
  const total = order.total + tip;
  const { change, short } = computeChange(total, tendered ?? total);
  return (
    <Form
      method="post"
      action={posHref({ lines: [], q: "", category: "", after: "", order: order.id })}
      preventScrollReset
      className="border-line mt-3 flex flex-col gap-4 border-t pt-4"
    >
      <input type="hidden" name="intent" value="pay" />
      <TextField
        label="Tip"
        name="tip"
        id="pay-tip"
        inputMode="decimal"
        optional
        maxLength={12}
        autoComplete="off"
        onChange={(event) => setTip(Math.max(0, parseCents(event.target.value) ?? 0))}
      />
      <TextField
        label="Cash received"
        name="tendered"
        id="pay-tendered"
        inputMode="decimal"
        optional
        maxLength={12}
        autoComplete="off"
        onInput={(event) => setTendered(parseCents(event.currentTarget.value))}
      />
      <QuickBills total={total} />
      <p role="status" className="text-title text-ink flex justify-between gap-3">
        {tendered !== null && (
          <>
            <span>{short > 0 ? "Short" : "Change"}</span>
            <span>{formatCents(short > 0 ? short : change)}</span>
          </>
        )}
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <SubmitButton name="method" value="cash" size="lg" icon="money" pendingLabel="Saving...">
          Cash <Money cents={total} />
        </SubmitButton>
        <SubmitButton
          name="method"
          value="credit_card"
          size="lg"
          variant="secondary"
          icon="credit-card"
          pendingLabel="Saving..."
        >
          Card <Money cents={total} />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** [RUSH-13] What was placed or paid last: the change, and the receipt. */
export function Placed({ order }: { order: NonNullable<PosView["placed"]> }) {
  const { id, number, total, isPaid, isCash, tendered } = order;
  const { change } = computeChange(total, tendered ?? total);
  return (
    <section
      aria-label={`Order ${number}`}
      className="bg-success-soft text-success-text rounded-card mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 p-4"
    >
      <p className="min-w-52 flex-1">
        <strong>
          <bdi dir="ltr">{number}</bdi>
        </strong>{" "}
        {isPaid
          ? `Paid ${formatCents(total)}${isCash ? " in cash" : " by card"}.`
          : `${formatCents(total)}, not paid yet.`}
        {isPaid && isCash && tendered !== null && (
          <span className="text-title block tabular-nums">
            Change {formatCents(change)}{" "}
            <span className="text-meta font-sans font-normal tracking-normal">of {formatCents(tendered)}</span>
          </span>
        )}
      </p>
      <ButtonLink to={dashboardPaths.dashboardTicket(id, { from: "pos" })} variant="secondary" icon="receipt">
        Print receipt
      </ButtonLink>
      <ButtonLink
        to={dashboardPaths.dashboardTicket(id, { kind: "chit", from: "pos" })}
        variant="secondary"
        icon="printer"
      >
        Kitchen chit
      </ButtonLink>
      <Form
        method="post"
        action={posHref({ lines: [], q: "", category: "", after: id })}
        className="flex items-end gap-2"
      >
        <input type="hidden" name="intent" value="receipt" />
        <TextField
          label="Mail receipt to"
          name="email"
          id="receipt-email"
          type="email"
          maxLength={254}
          autoComplete="off"
        />
        <SubmitButton variant="secondary" pendingLabel="Sending...">
          Send
        </SubmitButton>
      </Form>
    </section>
  );
}
