import { useNavigation } from "@remix-run/react";
import { ClearCart } from "~/features/carts/clear-cart";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { checkoutHref, toQuery } from "~/features/checkout/choices";
import { paths, withQuery } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { Totals } from "~/ui/totals";
import { CartLines } from "./cart-lines";
import { CouponBox } from "./coupon-box";
import { type SectionPart, orderTypeLabels } from "./parts";

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
      className="bg-surface border-line rounded-panel elevation-2 xl:tall:flex xl:tall:max-h-[calc(100dvh-8.5rem)] xl:tall:scroll-pb-24 xl:tall:flex-col xl:tall:overflow-y-auto h-max border p-5 md:p-6 xl:sticky xl:top-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="summary-title" className="text-section">
          Cart Summary
        </h2>
        {view.hasQuote && <ClearCart form="choices" cartId={view.cartId} itemCount={itemCount} label="Clear cart" />}
      </div>
      <p className="text-meta text-quiet mt-0.5">
        {view.restaurant.name} · {orderTypeLabels[choices.type]}
      </p>
      {view.halal && (
        <p className="halal-line" data-state={view.halal.state}>
          <TextLink to={paths.halalSheet(view.restaurant.id)} className="text-current!">
            {view.halal.text}
          </TextLink>
        </p>
      )}
      {/* On large screens the lines scroll, while coupon and Place Order stay visible; on lower ones, where that would leave room
          for a single line, the summary scrolls as a whole, but for Place Order. */}
      <div className="xl:taller:-mx-3 xl:taller:min-h-24 xl:taller:overflow-y-auto xl:taller:mb-2 xl:taller:border-b xl:taller:border-line xl:taller:px-3">
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
 * [CHK-14, PAY-14, PAY-16] The button contains the payment's key and the displayed total. With JavaScript it opens the
 * card dialog (`pay`), without it the provider's own page (`place`). Below 1280 px it is fixed at the bottom of the
 * screen.
 */
function PlaceOrder({ view, isBusy }: { view: CheckoutView; isBusy: boolean }) {
  const hydrated = useHydrated();
  const { formData } = useNavigation();
  const isPlacing = formData?.has("pay") ?? false;
  return (
    <>
      <div
        data-foot-bar="tablet"
        className="z-sticky max-xl:bg-surface max-xl:border-line xl:tall:bg-surface xl:tall:sticky xl:tall:-bottom-6 xl:tall:pt-2 xl:tall:pb-4 max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:border-t max-xl:px-4 max-xl:py-3 md:max-xl:px-6"
      >
        {view.occasion && <p className="text-label mb-2">{view.occasion}</p>}
        <SubmitButton
          form="choices"
          formMethod="post"
          formAction={withQuery(paths.checkout(), toQuery(view.choices))}
          name={hydrated ? "pay" : "place"}
          value={`${view.key}:${view.quote.total}`}
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
      <p className="text-meta text-quiet xl:tall:mt-0 xl:mt-3">
        By ordering you agree to the <TextLink to={paths.terms()}>Terms</TextLink>.
        {view.hasQuote && " If the kitchen cannot take the order, your card is refunded in full."}
      </p>
    </>
  );
}
