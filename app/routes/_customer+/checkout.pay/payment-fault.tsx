import { paths, withQuery } from "~/lib/paths";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/forms/error-summary";
import { queryOf } from "../checkout/choices";
import type { CheckoutView } from "../checkout/load-checkout.server";

/**
 * [PAY-3, PAY-4] The card fields did not come: the way on is to try once more, or the provider's own page, which needs no
 * script of theirs here. The form is what Place Order posts without JavaScript.
 */
export function PaymentFault({ view, fault }: { view: CheckoutView; fault: string }) {
  const query = queryOf(view.choices);
  return (
    <>
      <FormError title={fault} detail="Your card was not charged, and your cart is as you left it." />
      <form method="post" action={withQuery(paths.checkout(), query)} className="mt-5 grid gap-3">
        {Object.entries(query).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" name="place" value={`${view.key}:${view.quote.total}`} size="lg" wide>
          Pay on our card provider&apos;s page
        </Button>
        <Button variant="secondary" size="lg" wide onClick={() => window.location.reload()}>
          Try again
        </Button>
      </form>
    </>
  );
}
