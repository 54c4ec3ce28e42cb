import { Form } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import type { PassPage } from "~/features/pass/load-pass.server";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";

/** The price and the button that pays it: the card dialog, or without JavaScript the provider's own page. */
export function BuyPass({ page: { price, visitor, key, pass, businessesWithFee } }: { page: PassPage }) {
  const label = pass ? "Pay the next month" : "Get Go Pass";
  return (
    <div className="mt-6">
      <p>
        <span className="text-clock text-[2.75rem]!">
          <Money cents={price} />
        </span>{" "}
        a month
      </p>
      {businessesWithFee === 0 && (
        <p className="rounded-control mt-4 flex max-w-110 gap-2.5 bg-white/12 p-3.5">
          <Icon name="info" weight="fill" size={22} className="shrink-0" />
          {savingText(businessesWithFee)}
        </p>
      )}
      {visitor === "other" && <p className="mt-4">Log in as a customer to get it.</p>}
      {visitor === "nobody" && (
        <ButtonLink to={paths.login(paths.goPass())} variant="night" size="lg" className="mt-5 max-md:w-full">
          Log in to get Go Pass
        </ButtonLink>
      )}
      {visitor === "customer" && (
        <>
          <ButtonLink
            to={paths.goPassPay()}
            preventScrollReset
            variant="night"
            size="lg"
            className="mt-5 max-md:w-full noscript:hidden"
          >
            {label}
          </ButtonLink>
          <Form method="post" className="scripting:hidden mt-5">
            <SubmitButton name="place" value={`${key}:${price}`} variant="night" size="lg" className="max-md:w-full">
              {label}
            </SubmitButton>
          </Form>
        </>
      )}
      <p className="text-meta mt-4 max-w-110">
        <span className="noscript:hidden">Renews every month until you cancel, which you can do here at any time.</span>
        <span className="scripting:hidden">
          You pay for one month on our card provider&apos;s page. No card is kept, so it does not renew automatically;
          we remind you before it ends.
        </span>
      </p>
    </div>
  );
}

/** The host counts no further. */
const maxCounted = 1000;

/**
 * What a pass saves now, from the host's count of businesses with a delivery fee; null where the host does not count.
 */
export function savingText(businessesWithFee: number | null): string | null {
  if (businessesWithFee === null) return null;
  if (businessesWithFee === 0) {
    return "At the moment no restaurant or shop charges for delivery, so a pass would save you nothing.";
  }
  return `${whoCharges(businessesWithFee)} for delivery at the moment. At all others it is $0 without a pass, too.`;
}

function whoCharges(count: number): string {
  if (count === 1) return "1 restaurant or shop charges";
  return count < maxCounted
    ? `${formatCount(count)} restaurants and shops charge`
    : "At least 1,000 restaurants and shops charge";
}
