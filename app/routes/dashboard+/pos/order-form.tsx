import { useActionData, useFetcher } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { parseCents } from "@domain/money";
import { formatDiscount } from "@domain/orders/counter-payment";
import { posHref } from "~/features/pos/basket";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Money } from "~/ui/money";
import { Totals } from "~/ui/totals";
import { BasketLines } from "./basket-lines";
import type { PosView } from "./load-pos.server";
import { KindOfOrder, OrderFields, PaymentFields } from "./order-fields";
import { posFormId } from "./step";
import type { Basket } from "./use-basket";

/** The fields that what an order costs depends on. */
const priced = ["orderType", "address", "city", "zipcode", "couponCode", "customerPhone"];
const pricedMoney = ["discountValue", "discountKind", "discountReason", "tip"];
const all = [...priced, ...pricedMoney];

/** Handlers of the order's form: once one of those fields is left with another value, the page is told, and prices anew. */
function useDraft(action: string) {
  const fetcher = useFetcher();
  const told = useRef("");
  /** Told, and not priced yet. */
  const isTelling = useRef(false);
  const { state, data: answer } = fetcher;
  useEffect(() => {
    if (state === "idle") isTelling.current = false;
  }, [state, answer]);
  const [tendered, setTendered] = useState<number | null>(null);
  const tell = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
    if (!all.includes(field)) return;
    const values = new FormData(form);
    const now = JSON.stringify(all.map((name) => values.get(name)));
    if (now === told.current) return;
    told.current = now;
    isTelling.current = true;
    values.set("draft", "1");
    fetcher.submit(values, { method: "post", action });
  };
  return {
    tendered,
    isTelling,
    isPriced: state === "idle",
    handlers: {
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        // Whoever goes on to place it sends it all; only a sum that was typed is priced first.
        const isMoney = event.target instanceof HTMLInputElement && pricedMoney.includes(event.target.name);
        if (isMoney || !(event.relatedTarget instanceof HTMLButtonElement)) tell(event);
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        // A choice is made at once; text is being typed until its field is left.
        const { target } = event;
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "radio"))
          tell(event);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && target.name === "tendered") setTendered(parseCents(target.value));
      },
    },
  };
}

const validator = lazyValidator(async () => (await import("./schema")).posForm);

/**
 * What is ordered so far, for whom, and how it is paid. From 768 pixels it is as high as the screen: its middle scrolls, and what
 * is paid with the button stays in sight, also while the page's head or waiting orders stand above it. A screen lower
 * than 36rem scrolls it all.
 */
export function OrderForm({
  basket,
  draft,
  tables,
  isTill,
  orderKey,
}: Pick<PosView, "draft" | "tables" | "isTill"> & { basket: Basket; orderKey: string }) {
  const answer = useActionData<{ formError?: string | null }>();
  const { pos, quote, isConfirmed } = basket;
  const isEmpty = pos.lines.length === 0;
  const action = posHref(pos);
  const keep = useDraft(action);
  const hindrance = quote.problems?.find(({ code }) => whole.includes(code));
  const problem = answer?.formError ?? hindrance?.message;
  const { isWaiting, onPlace } = usePlacing(basket, keep);
  return (
    <Card
      as="section"
      id="order"
      aria-label="Order"
      className="group/order min-w-0 scroll-mt-20 self-start p-0! md:top-20 md:flex md:flex-col md:[@media(height>=36rem)]:sticky md:[@media(height>=36rem)]:max-h-[calc(100dvh-6rem)]"
    >
      <ValidatedForm
        id={posFormId}
        defaultValues={{ orderType: "takeaway", payment: "cash", discountKind: "percent", ...draft }}
        validator={validator}
        action={action}
        className="flex min-h-0 flex-col"
        {...keep.handlers}
      >
        <div tabIndex={-1} className="min-h-0 px-4 pt-4 pb-4 md:overflow-y-auto">
          <h2 className="text-section mb-3">Order</h2>
          <KindOfOrder draft={draft} />
          {isEmpty ? (
            <p className="text-quiet py-6 text-center">Press a dish to begin.</p>
          ) : (
            <>
              <BasketLines basket={basket} hasNotes={isTill} />
              <div aria-busy={!isConfirmed} className={cx(!isConfirmed && "opacity-60")}>
                <Totals
                  amounts={quote}
                  couponCode={quote.coupon?.code}
                  discount={
                    draft.discountReason
                      ? formatDiscount({ reason: draft.discountReason, note: draft.discountNote })
                      : null
                  }
                  showDelivery={draft.orderType === "delivery"}
                />
              </div>
            </>
          )}
          <div className="border-line mt-4 flex flex-col gap-4 border-t pt-4">
            <input type="hidden" name="key" value={orderKey} />
            <input type="hidden" name="amount" value={quote.total} />
            <OrderFields
              draft={draft}
              tables={tables}
              isTill={isTill}
              quote={quote}
              totalHref={action}
              couponError={isEmpty ? null : (quote.couponError?.message ?? null)}
            />
          </div>
        </div>
        <div className="border-line rounded-b-card bg-surface z-1 flex flex-col gap-3 border-t p-4 md:bottom-0 md:[@media(height>=36rem)]:sticky">
          <PaymentFields draft={draft} isTill={isTill} total={quote.total} tendered={keep.tendered} />
          {problem && <FormError title={problem} />}
          <SubmitButton
            size="lg"
            wide
            pendingLabel="Placing..."
            disabled={isEmpty || basket.lines.some((line) => line.problem)}
            onClick={onPlace}
          >
            <span className="group-has-[[value=later]:checked]/order:hidden">Charge</span>
            <span className="hidden group-has-[[value=later]:checked]/order:inline">Place order</span>
            {!isEmpty && (
              <span aria-hidden className={cx("ms-2", (!isConfirmed || isWaiting) && "opacity-60")}>
                <Money cents={quote.total} />
              </span>
            )}
          </SubmitButton>
        </div>
      </ValidatedForm>
    </Card>
  );
}

/** Pressed while the newest price is on its way, the order waits for it; what was refused meanwhile is looked at first. */
function usePlacing({ isConfirmed, refusals }: Basket, { isTelling, isPriced }: ReturnType<typeof useDraft>) {
  const button = useRef<HTMLButtonElement | null>(null);
  const [waitingAt, setWaitingAt] = useState<number | null>(null);
  useEffect(() => {
    if (waitingAt === null || !isConfirmed || !isPriced || isTelling.current) return;
    setWaitingAt(null);
    if (refusals === waitingAt) button.current?.form?.requestSubmit(button.current);
  }, [waitingAt, isConfirmed, isPriced, isTelling, refusals]);
  const onPlace = (event: MouseEvent<HTMLButtonElement>) => {
    if (isConfirmed && !isTelling.current) return;
    event.preventDefault();
    button.current = event.currentTarget;
    setWaitingAt(refusals);
  };
  return { isWaiting: waitingAt !== null, onPlace };
}

/** What keeps the whole order from being placed; a dish tells its own, and an address is still being typed. */
const whole = ["address_out_of_reach", "order_type_unavailable"];
