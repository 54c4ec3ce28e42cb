import { paths } from "~/lib/paths";
import { TextLink } from "~/ui/text-link";
import { checkoutHref } from "~/features/checkout/choices";
import type { CheckoutView } from "~/features/checkout/load-checkout.server";

/** What is given once a person waits for a confirmed address; the order itself does not. */
export function EmailNotice({ view: { quote, choices } }: { view: CheckoutView }) {
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
