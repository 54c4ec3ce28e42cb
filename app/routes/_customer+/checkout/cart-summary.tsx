import { useNavigation } from "@remix-run/react";
import { ClearCart } from "~/features/carts/clear-cart";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { checkoutHref, toQuery } from "~/features/checkout/choices";
import { paths, withQuery } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { Totals } from "~/ui/totals";
import { CartLines } from "./cart-lines";
import { CouponBox } from "./coupon-box";
import { type SectionPart, isFree, orderTypeLabels } from "./parts";

/** [CHK-2, CHK-11] The order's lines and amounts, from the host's quote. */
export function CartSummary(props: SectionPart & { isBusy: boolean; errors: readonly SummaryError[] }) {
  const { view, choices, isBusy, errors } = props;
  const itemCount = view.quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <section
      id="summary"
      tabIndex={-1}
      aria-labelledby="summary-title"
      aria-busy={isBusy}
      className="bg-surface border-line rounded-panel elevation-2 xl:roomy:flex xl:roomy:max-h-[calc(100dvh-8.5rem)] xl:roomy:flex-col h-max border p-5 md:max-xl:p-6 xl:sticky xl:top-6"
    >
      {/* On large screens this part alone scrolls: the amounts and Place Order stay in sight, whatever is in the cart. */}
      <div className="xl:roomy:-mx-3 xl:roomy:-mt-3 xl:roomy:min-h-0 xl:roomy:overflow-y-auto xl:roomy:border-b xl:roomy:border-line xl:roomy:px-3 xl:roomy:pt-3 xl:roomy:pb-1 scripting:xl:taller:scroll-pb-36">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="summary-title" className="text-section">
            Cart Summary
          </h2>
          {view.hasQuote && <ClearCart form="choices" cartId={view.cartId} itemCount={itemCount} label="Clear cart" />}
        </div>
        <p className="text-meta text-quiet mt-0.5">
          <bdi>{view.restaurant.name}</bdi> · {orderTypeLabels[choices.type]}
        </p>
        {view.halal && (
          <p className="halal-line" data-state={view.halal.state}>
            <TextLink to={paths.halalSheet(view.restaurant.id)} className="text-current!">
              {view.halal.text}
            </TextLink>
          </p>
        )}
        <CartLines view={view} />
        <CouponBox view={view} errors={errors} />
        <EmailNotice view={view} />
      </div>
      <div className={cx("xl:-my-2 xl:taller:mb-0", isBusy && "opacity-60")}>
        <Totals
          amounts={view.quote}
          couponCode={view.quote.coupon?.code}
          showDelivery={view.hasQuote && choices.type === "delivery"}
        />
      </div>
      <ProblemList view={view} />
      <PlaceOrder view={view} isBusy={isBusy} />
    </section>
  );
}

/** Problems that prevent the order, shown before Place Order is clicked: minimum, distance, order type. */
const ProblemList = ({ view }: { view: CheckoutView }) =>
  view.notices.map((message) => (
    <p key={message} className="text-meta bg-info-soft text-info-text rounded-control mb-3 p-3.5">
      {message}
    </p>
  ));

/** Gifts require a confirmed e-mail address; the order itself does not. */
function EmailNotice({ view: { quote, choices } }: { view: CheckoutView }) {
  const isForCoupon = quote.couponError?.code === "email_unconfirmed";
  if (!quote.giftsAwaitEmail && !isForCoupon) return null;
  const gift = isForCoupon ? "This coupon is given once a person." : "Delivery of your first order is $0.";
  return (
    <p className="text-meta bg-info-soft text-info-text rounded-control mb-3 p-3.5">
      {gift} It counts once your email address is confirmed; you can order without it.{" "}
      <TextLink to={paths.confirmEmail({ redirectTo: checkoutHref(choices) })}>Confirm your email</TextLink>
    </p>
  );
}

/**
 * [CHK-14, PAY-14, PAY-16] The button contains the payment's key, the displayed total and what is said about halal. With JavaScript
 * it opens the card dialog (`pay`), without it the provider's own page (`place`). Below 1280 px it is fixed at the bottom of the
 * screen.
 */
function PlaceOrder({ view, isBusy }: { view: CheckoutView; isBusy: boolean }) {
  const isHydrated = useHydrated();
  const { formData } = useNavigation();
  const isPlacing = formData?.has("pay") ?? false;
  return (
    <>
      <div
        data-foot-bar="tablet"
        className="z-sticky max-xl:bg-surface max-xl:border-line max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:border-t max-xl:px-4 max-xl:py-3 md:max-xl:px-6"
      >
        {view.occasion && <p className="text-label mb-2">{view.occasion}</p>}
        <SubmitButton
          form="choices"
          formMethod="post"
          formAction={withQuery(paths.checkout(), toQuery(view.choices))}
          name={isHydrated ? "pay" : "place"}
          value={view.placing}
          size="lg"
          wide
          pending={isPlacing || isBusy}
          disabled={view.paymentFault !== null}
          className="[&>span]:w-full [&>span]:grid-cols-[1fr] [&>span>span:first-child]:w-full"
        >
          <span className="flex w-full items-center justify-between gap-4">
            Place Order <Money cents={view.quote.total} />
          </span>
        </SubmitButton>
      </div>
      <p className="text-meta text-quiet xl:mt-2">
        By ordering you agree to the <TextLink to={paths.terms()}>Terms</TextLink>.
        {view.hasQuote && !isFree(view) && " If the kitchen cannot take the order, your card is refunded in full."}
      </p>
    </>
  );
}
