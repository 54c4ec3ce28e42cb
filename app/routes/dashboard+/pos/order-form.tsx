import { useActionData, useFetcher } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { formatDiscount } from "@domain/orders/counter-payment";
import { counterHref } from "~/features/pos/basket";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Money } from "~/ui/money";
import { Totals } from "~/ui/totals";
import { BasketLines } from "./basket-lines";
import type { CounterView } from "./load-pos.server";
import { MoneyFields } from "./money-fields";
import { OrderHead } from "./order-fields";
import { counterFormId, usePost } from "./step";
import type { Basket } from "./use-basket";

/** The fields that affect the price. */
const priced = ["orderType", "address", "city", "zipcode", "couponCode", "customerPhone"];
const pricedMoney = ["discountValue", "discountKind", "discountReason", "tip"];
const all = [...priced, ...pricedMoney];

/** Form handlers that save the draft and request a new price when such a field was changed. */
function useDraft(action: string) {
  const fetcher = useFetcher();
  const lastSent = useRef("");
  /** A change was sent and its price is pending. */
  const isSending = useRef(false);
  const { state, data: result } = fetcher;
  useEffect(() => {
    if (state === "idle") isSending.current = false;
  }, [state, result]);
  const sendDraft = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
    if (!all.includes(field)) return;
    const values = new FormData(form);
    const now = JSON.stringify(all.map((name) => values.get(name)));
    if (now === lastSent.current) return;
    lastSent.current = now;
    isSending.current = true;
    values.set("draft", "1");
    fetcher.submit(values, { method: "post", action });
  };
  return {
    isSending,
    isPriced: state === "idle",
    handlers: {
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        // Moving on to a button submits everything anyway; only amounts must be priced first.
        const isMoney = event.target instanceof HTMLInputElement && pricedMoney.includes(event.target.name);
        if (isMoney || !(event.relatedTarget instanceof HTMLButtonElement)) sendDraft(event);
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        // A selection takes effect at once, text only when its field loses focus.
        const { target } = event;
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "radio"))
          sendDraft(event);
      },
    },
  };
}

const validator = lazyValidator(async () => (await import("~/features/pos/order-schema")).counterForm);

type OrderFormProps = Pick<CounterView, "draft" | "tables" | "hasCounterExtras" | "heldOrders"> & { basket: Basket };

/** The current order and its customer. The dishes scroll; the total and the payment button stay visible. */
export function OrderForm({ basket, draft, tables, hasCounterExtras, heldOrders }: OrderFormProps) {
  const actionData = useActionData<{ formError?: string | null }>();
  const { content, quote, isConfirmed } = basket;
  const isEmpty = content.lines.length === 0;
  const action = counterHref(content);
  const keep = useDraft(action);
  const hindrance = quote.problems?.find(({ code }) => whole.includes(code));
  const problem = actionData?.formError ?? hindrance?.message;
  const { isWaiting, onPlace } = usePlacing(basket, keep);
  return (
    <ValidatedForm
      id={counterFormId}
      defaultValues={{ orderType: "takeaway", discountKind: "percent", ...draft }}
      validator={validator}
      action={action}
      className="flex flex-1 flex-col md:min-h-0"
      {...keep.handlers}
    >
      <div className="px-4 pt-3.5 pb-1">
        <h2 className="sr-only">Order</h2>
        <OrderHead
          draft={draft}
          tables={tables}
          totalHref={action}
          couponError={isEmpty ? null : (quote.couponError?.message ?? null)}
        />
      </div>
      <div data-lines tabIndex={-1} className="flex-1 pb-4 md:min-h-0 md:overflow-y-auto">
        {isEmpty ? (
          <p className="text-quiet border-line border-y px-4 py-6 text-center">Press a dish to begin.</p>
        ) : (
          <BasketLines basket={basket} hasNotes={hasCounterExtras} />
        )}
        {content.held && (
          <div className="px-4 pt-4">
            <DeleteHeld basket={basket} />
          </div>
        )}
      </div>
      <div className="border-line bg-surface flex flex-col gap-3 border-t p-4">
        {hasCounterExtras && (
          <MoneyFields
            draft={draft}
            heldOrders={heldOrders}
            basket={basket}
            goods={quote.subtotal - quote.offerDiscount - quote.couponDiscount}
          />
        )}
        {!isEmpty && (
          <div aria-busy={!isConfirmed} className={cx("text-meta -my-2", !isConfirmed && "opacity-60")}>
            <Totals
              amounts={quote}
              couponCode={quote.coupon?.code}
              discount={
                draft.discountReason ? formatDiscount({ reason: draft.discountReason, note: draft.discountNote }) : null
              }
              showDelivery={draft.orderType === "delivery"}
              isTotalBelow
            />
          </div>
        )}
        {problem && <FormError title={problem} />}
        <SubmitButton
          name="intent"
          value="charge"
          size="lg"
          wide
          pendingLabel="Adding up..."
          className="min-h-16!"
          disabled={isEmpty || basket.lines.some((line) => line.problem)}
          onClick={onPlace}
        >
          <span className={cx("text-section flex flex-1 gap-3", isEmpty ? "justify-center" : "justify-between")}>
            Charge
            {!isEmpty && (
              <span className={cx((!isConfirmed || isWaiting) && "opacity-60")}>
                <Money cents={quote.total} />
              </span>
            )}
          </span>
        </SubmitButton>
      </div>
    </ValidatedForm>
  );
}

/** [RUSH-13] A held order stays until it is placed or deleted here. */
const DeleteHeld = ({ basket }: { basket: Basket }) => (
  <Button {...usePost("intent", "discard", basket.content)} variant="danger-text" icon="trash" className="self-start">
    Delete this order on hold
  </Button>
);

/** If pressed while a price is pending, waits for it, then submits unless the host rejected a change meanwhile. */
function usePlacing({ isConfirmed, refusals }: Basket, { isSending, isPriced }: ReturnType<typeof useDraft>) {
  const button = useRef<HTMLButtonElement | null>(null);
  const [waitingAt, setWaitingAt] = useState<number | null>(null);
  useEffect(() => {
    if (waitingAt === null || !isConfirmed || !isPriced || isSending.current) return;
    setWaitingAt(null);
    if (refusals === waitingAt) button.current?.form?.requestSubmit(button.current);
  }, [waitingAt, isConfirmed, isPriced, isSending, refusals]);
  const onPlace = (event: MouseEvent<HTMLButtonElement>) => {
    if (isConfirmed && !isSending.current) return;
    event.preventDefault();
    button.current = event.currentTarget;
    setWaitingAt(refusals);
  };
  return { isWaiting: waitingAt !== null, onPlace };
}

/** Problems that block the whole order; dishes show their own, and an incomplete address is not a problem. */
const whole = ["address_out_of_reach", "order_type_unavailable"];
