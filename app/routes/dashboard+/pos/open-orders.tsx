import { Form, useActionData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { formatCents } from "@domain/money";
import { computeChange } from "@domain/orders/counter-payment";
import { emptyBasket, counterHref } from "~/features/pos/basket";
import { parseDollars } from "~/features/pos/dollars";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Money } from "~/ui/money";
import { BasketLines } from "./basket-lines";
import type { CounterView } from "./load-pos.server";
import { counterFormId } from "./step";
import type { Basket } from "./use-basket";

type Open = CounterView["openOrders"][number];

interface OpenOrderProps {
  order: Open;
  basket: Basket;
  orderKey: string;
}

/** [RUSH-13] An unpaid order: its dishes, those being added, and a link to the payment. */
export function OpenOrder({ order, basket, orderKey }: OpenOrderProps) {
  const actionData = useActionData<{ formError?: string | null }>();
  const { content, quote, isConfirmed } = basket;
  const isEmpty = content.lines.length === 0;
  return (
    <div className="flex flex-1 flex-col md:min-h-0">
      <div className="px-4 pt-4 pb-2">
        <h2 className="text-section">{order.name}</h2>
        <p className="text-meta text-quiet">
          <bdi dir="ltr">{order.number}</bdi>
          {order.isHandedOver && ", handed over"}, not paid yet
        </p>
        {actionData?.formError && <FormError title={actionData.formError} />}
      </div>
      <div data-lines tabIndex={-1} className="flex-1 md:min-h-0 md:overflow-y-auto">
        <ul className="border-line border-t px-4 py-2">
          {order.lines.map(({ qty, name, note }, index) => (
            <li key={index} className="text-body flex gap-3 py-1">
              <span className="text-label min-w-5 tabular-nums">{qty}</span>
              <span>
                {name} {note && <span className="text-meta text-accent-text block">{note}</span>}
              </span>
            </li>
          ))}
        </ul>
        <Form method="post" action={counterHref(content)} preventScrollReset id={counterFormId}>
          <input type="hidden" name="key" value={orderKey} />
          <input type="hidden" name="amount" value={quote.total} />
          {isEmpty ? (
            <p className="text-quiet border-line border-t px-4 py-4">
              {order.isHandedOver ? "For more dishes begin a new order." : "Press a dish to add it to this order."}
            </p>
          ) : (
            <BasketLines basket={basket} hasNotes />
          )}
        </Form>
      </div>
      <div className="border-line bg-surface border-t p-4">
        {isEmpty ? (
          <PayForm order={order} />
        ) : (
          <SubmitButton
            form={counterFormId}
            name="intent"
            value="more"
            wide
            size="lg"
            pendingLabel="Sending..."
            disabled={!isConfirmed}
          >
            Send to the kitchen <Money cents={quote.total} />
          </SubmitButton>
        )}
      </div>
    </div>
  );
}

/** The total including a tip, which is passed to the payment step. */
function PayForm({ order }: { order: Open }) {
  const [searchParams] = useSearchParams();
  // What the payment step gave back.
  const refused = searchParams.get("tip") ?? "";
  const { cents, error } = parseDollars(refused);
  const [tip, setTip] = useState(cents ?? 0);
  return (
    <Form method="get" action={dashboardPaths.dashboardPosCharge()} preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="order" value={order.id} />
      <TextField
        label="Tip"
        name="tip"
        id="pay-tip"
        inputMode="decimal"
        optional
        maxLength={12}
        autoComplete="off"
        defaultValue={refused}
        errors={error === null ? undefined : [error]}
        onChange={(event) => setTip(parseDollars(event.target.value).cents ?? 0)}
      />
      <SubmitButton size="lg" wide pendingLabel="Adding up..." className="min-h-16!">
        <span className="text-section flex flex-1 justify-between gap-3">
          Charge
          <Money cents={order.total + tip} />
        </span>
      </SubmitButton>
    </Form>
  );
}

/** [RUSH-13] The order just placed or paid, with change and receipt. */
export function Placed({ order }: { order: NonNullable<CounterView["placed"]> }) {
  const { id, number, total, isPaid, isCash, tendered } = order;
  const { receipt } = useActionData<{ receipt?: { email: string; error: string } }>() ?? {};
  const { change } = computeChange(total, tendered ?? total);
  return (
    <section
      aria-label={`Order ${number}`}
      className="bg-success-soft text-success-text rounded-card mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 p-4"
    >
      <p className="min-w-0 grow basis-52">
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
      <Form method="post" action={counterHref({ ...emptyBasket, after: id })} className="flex items-start gap-2">
        <input type="hidden" name="intent" value="receipt" />
        <TextField
          label="Mail receipt to"
          name="email"
          id="receipt-email"
          type="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={receipt?.email}
          errors={receipt && [receipt.error]}
        />
        <SubmitButton variant="secondary" pendingLabel="Sending..." className="mt-6.5">
          Send
        </SubmitButton>
      </Form>
    </section>
  );
}
