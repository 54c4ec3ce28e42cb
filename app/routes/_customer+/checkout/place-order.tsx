import { useNavigation } from "@remix-run/react";
import { paths, withQuery } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { useHydrated } from "~/ui/use-hydrated";
import { queryOf } from "~/features/checkout/choices";
import type { CheckoutView } from "~/features/checkout/load-checkout.server";

/**
 * [CHK-14, PAY-14, PAY-16] The button carries the payment's key and the total it shows. A page whose script runs asks for the
 * card dialog (`pay`), any other for the provider's own page (`place`). Below 1280 px it stays at the foot of the screen.
 */
export function PlaceOrder({ view, isBusy }: { view: CheckoutView; isBusy: boolean }) {
  const hydrated = useHydrated();
  const { formData } = useNavigation();
  const isPlacing = formData?.has("pay") ?? false;
  return (
    <>
      <div
        data-foot-bar="tablet"
        className="z-sticky max-xl:bg-surface max-xl:border-line max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:border-t max-xl:px-4 max-xl:py-3 md:max-xl:px-6"
      >
        <SubmitButton
          form="choices"
          formMethod="post"
          formAction={withQuery(paths.checkout(), queryOf(view.choices))}
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
      <p className="text-meta text-quiet xl:mt-3">
        By ordering you agree to the <TextLink to={paths.terms()}>Terms</TextLink>.
        {view.hasQuote && " If the kitchen cannot take the order, your card is refunded in full."}
      </p>
    </>
  );
}
