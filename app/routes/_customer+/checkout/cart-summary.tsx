import type { SummaryError } from "~/ui/forms/error-summary";
import { Totals } from "~/ui/totals";
import { ClearCart } from "~/features/carts/clear-cart";
import { CartLines } from "./cart-lines";
import { CouponBox } from "./coupon-box";
import { EmailNotice } from "./email-notice";
import type { SectionPart } from "./parts";
import { PlaceOrder } from "./place-order";
import { ProblemList } from "./problem-list";
import { typeNames } from "./type-names";

/** [CHK-2, CHK-11] What is ordered and what it costs, as the host quotes it. */
export function CartSummary(props: SectionPart & { isBusy: boolean; errors: readonly SummaryError[] }) {
  const { view, choices, isBusy, errors } = props;
  const itemCount = view.quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <section
      id="summary"
      tabIndex={-1}
      aria-labelledby="summary-title"
      aria-busy={isBusy}
      className="bg-surface border-line rounded-panel elevation-2 xl:tall:flex xl:tall:max-h-[calc(100dvh-8.5rem)] xl:tall:flex-col xl:tall:overflow-y-auto h-max border p-5 md:p-6 xl:sticky xl:top-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="summary-title" className="text-section">
          Cart Summary
        </h2>
        {view.hasQuote && <ClearCart form="choices" cartId={view.cartId} itemCount={itemCount} label="Clear cart" />}
      </div>
      <p className="text-meta text-quiet mt-0.5">
        {view.restaurant.name} · {typeNames[choices.type]}
      </p>
      {/* Where the screen is wide the lines scroll; the coupon and Place Order stay in sight. */}
      <div className="xl:tall:-mx-3 xl:tall:min-h-24 xl:tall:overflow-y-auto xl:tall:mb-2 xl:tall:border-b xl:tall:border-line xl:tall:px-3">
        <CartLines view={view} />
      </div>
      <CouponBox view={view} errors={errors} />
      <div className={isBusy ? "opacity-60" : undefined}>
        <Totals
          amounts={view.quote}
          couponCode={view.quote.coupon?.code}
          showDelivery={view.hasQuote && choices.type === "delivery"}
        />
      </div>
      <EmailNotice view={view} />
      <ProblemList view={view} />
      <PlaceOrder view={view} isBusy={isBusy} />
    </section>
  );
}
