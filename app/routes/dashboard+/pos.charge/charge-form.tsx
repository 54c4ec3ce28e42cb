import { Form, useActionData } from "@remix-run/react";
import { useState } from "react";
import { formatCents, parseCents, toDecimal } from "@domain/money";
import { computeChange } from "@domain/orders/counter-payment";
import { counterHref, emptyBasket, type PaymentContext } from "~/features/pos/basket";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { FormError } from "~/ui/forms/validation/error-summary";
import { CashField } from "./cash-field";
import { Change } from "./change";
import { ReceiptChoice } from "./receipt-choice";

/** What a refused charge answers: why, and what was typed and chosen. */
interface ChargeAnswer {
  formError: string | null;
  typed?: string;
  chosen?: { payment?: string; receipt?: string; receiptEmail?: string };
  isTaken?: boolean;
}

interface ChargeFormProps {
  charged: PaymentContext;
  action: string;
  total: number;
  /** The tip added to an open order. */
  tip: number;
  /** The cash received, as submitted by a page without JavaScript. */
  received: number | null;
}

/**
 * [RUSH-13] CSS controls which parts show, so that no script is needed. From 768 pixels the change is a night surface over the whole
 * height of the dialog, beside the form; its button is always in sight. On a low screen everything is closer together (not-taller), as a
 * message below the dialog takes some of its height.
 */
export function ChargeForm({ charged, action, total, tip, received }: ChargeFormProps) {
  const actionData = useActionData<ChargeAnswer>();
  const [typed, setTyped] = useState(actionData?.typed ?? (received === null ? "" : toDecimal(received)));
  const { draft, hasCounterExtras, openOrder, orderKey, quote } = charged;
  const tendered = typed.trim() ? parseCents(typed) : total;
  const { short } = computeChange(total, tendered ?? 0);
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="group/charge md:taller:min-h-120 flex min-h-0 flex-1 flex-col md:block md:min-h-72 md:overflow-y-auto md:ps-8 md:pe-92 md:pt-2 md:pb-7"
    >
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="amount" value={openOrder ? total : quote.total} />
      <input type="hidden" name="order_tip" value={tip} />
      {!openOrder &&
        Object.entries(draft).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      {/* On a small screen this scrolls above the foot. */}
      <div className="max-md:min-h-0 max-md:flex-1 max-md:overflow-y-auto max-md:px-5 max-md:pt-2 max-md:pb-3 md:contents">
        <div className="min-w-0">
          {actionData?.formError && <FormError title={actionData.formError} />}
          {actionData?.isTaken && (
            <ButtonLink
              to={counterHref({ ...emptyBasket, after: `new-${orderKey.slice(0, 8)}` })}
              variant="secondary"
              icon="plus"
              className="mb-4"
            >
              Begin a new order
            </ButtonLink>
          )}
          <SegmentedControl
            legend="Payment"
            name="payment"
            wide
            defaultValue={actionData?.chosen?.payment ?? "cash"}
            options={[
              { value: "cash", label: "Cash" },
              { value: "credit_card", label: "Card" },
              ...(openOrder ? [] : [{ value: "later", label: "Later" }]),
            ]}
          />
          {hasCounterExtras && (
            <div className="hidden group-has-[[value=cash]:checked]/charge:block">
              <CashField total={total} typed={typed} onType={setTyped} />
            </div>
          )}
          <PaymentNote value="credit_card">
            Take {formatCents(total)} at the card terminal, then say so here.
          </PaymentNote>
          <PaymentNote value="later">
            The kitchen cooks it at once. The order stays open, and is paid from its tab.
          </PaymentNote>
        </div>
        <div className="on-night max-md:rounded-card md:not-taller:p-6! md:not-taller:pb-24! relative flex flex-col p-4 text-white max-md:mt-3 max-md:overflow-clip md:absolute! md:inset-y-0 md:end-0 md:w-84 md:overflow-y-auto md:p-7 md:pb-30">
          <Change total={total} tendered={tendered} hasCounterExtras={hasCounterExtras} />
          {hasCounterExtras && (
            <div className="relative mt-auto pt-3 group-has-[[value=later]:checked]/charge:hidden md:pt-4">
              <ReceiptChoice chosen={actionData?.chosen?.receipt} email={actionData?.chosen?.receiptEmail} />
            </div>
          )}
        </div>
      </div>
      <div className="max-md:border-line md:on-night md:not-tall:bg-night! md:not-taller:px-6! md:not-taller:pb-6! px-5 py-3 max-md:border-t md:absolute md:end-0 md:bottom-0 md:w-84 md:bg-transparent! md:px-7 md:pb-7">
        <Take value="cash" disabled={hasCounterExtras && (tendered === null || short > 0)}>
          <span className="noscript:hidden">{takeText(total, tendered)}</span>
          <span className="scripting:hidden">Take cash</span>
        </Take>
        <Take value="credit_card">Card taken</Take>
        <Take value="later">Place order</Take>
      </div>
    </Form>
  );
}

/** "Take $80.00, give $15.64" */
function takeText(total: number, tendered: number | null): string {
  if (tendered === null) return `Take ${formatCents(total)}`;
  const { change, short } = computeChange(total, tendered);
  if (short > 0) return `Take ${formatCents(tendered)}, ${formatCents(short)} left`;
  return change > 0 ? `Take ${formatCents(tendered)}, give ${formatCents(change)}` : `Take ${formatCents(total)}`;
}

const shownFor = {
  cash: "group-has-[[value=cash]:checked]/charge:block",
  credit_card: "group-has-[[value^=credit]:checked]/charge:block",
  later: "group-has-[[value=later]:checked]/charge:block",
};

interface PartProps {
  value: keyof typeof shownFor;
  disabled?: boolean;
  children: React.ReactNode;
}

const PaymentNote = ({ value, children }: PartProps) => (
  <p className={`text-lead hidden pt-6 ${shownFor[value]}`}>{children}</p>
);

/** Without JavaScript it stays enabled, and the server validates. */
const Take = ({ value, disabled, children }: PartProps) => (
  <div className={`hidden ${shownFor[value]}`}>
    <SubmitButton
      variant="accent"
      size="lg"
      wide
      name="intent"
      value={`take_${value}`}
      pendingLabel="Saving..."
      className="md:not-taller:min-h-14! min-h-16!"
      disabled={disabled}
    >
      {children}
    </SubmitButton>
  </div>
);
