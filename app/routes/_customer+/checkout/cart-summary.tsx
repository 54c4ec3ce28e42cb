import type { SummaryError } from "~/ui/forms/error-summary";
import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { Totals } from "~/ui/totals";
import { CartLines } from "./cart-lines";
import { CouponBox } from "./coupon-box";
import type { SectionPart } from "./parts";
import { PlaceOrder } from "./place-order";
import { ProblemList } from "./problem-list";

import { typeNames } from "./type-names";

/** [CHK-2, CHK-11] What is ordered and what it costs, as the host quotes it. */
export function CartSummary(props: SectionPart & { isBusy: boolean; errors: readonly SummaryError[] }) {
  const { view, choices, isBusy, errors } = props;
  return (
    <section
      id="summary"
      tabIndex={-1}
      aria-labelledby="summary-title"
      aria-busy={isBusy}
      className="bg-surface border-line rounded-panel elevation-2 h-max border p-5 md:p-6 xl:sticky xl:top-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="summary-title" className="text-section">
          Cart Summary
        </h2>
        {view.hasQuote && (
          <Form method="post" preventScrollReset>
            <SubmitButton
              variant="ghost"
              size="sm"
              icon="trash"
              name="clear"
              value={view.cartId}
              className="text-quiet!"
            >
              Clear cart
            </SubmitButton>
          </Form>
        )}
      </div>
      <p className="text-meta text-quiet mt-0.5">
        {view.restaurant.name} · {typeNames[choices.type]}
      </p>
      <CartLines view={view} />
      <CouponBox view={view} errors={errors} />
      <div className={isBusy ? "opacity-60" : undefined}>
        <Totals amounts={view.quote} couponCode={view.quote.coupon?.code} showDelivery={choices.type === "delivery"} />
      </div>
      <ProblemList view={view} />
      <PlaceOrder view={view} isBusy={isBusy} />
    </section>
  );
}
