import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { Money } from "~/ui/money";
import type { MemberView } from "~/features/pass/load-pass.server";
import { headline } from "~/features/pass/headline";
import { AccountSection } from "./account-section";

type PassSectionProps = {
  /** Cents a month for whoever has none yet. */
  price: number;
  own: MemberView | null;
};

/** How the own Go Pass goes on, or what one would cost; everything else is on its page. */
export function PassSection({ price, own }: PassSectionProps) {
  return (
    <AccountSection title="Go Pass" text="Unlimited $0 delivery fees, from every restaurant and shop.">
      <p className="text-body">
        {own ? (
          <>
            <span className="text-label text-ink block">{own.isValid ? headline(own) : "Your paid month is over"}</span>
            {own.renews && !own.isRefused && (
              <>
                <Money cents={own.price} /> a month from your {own.card ?? "card"}.
              </>
            )}
            {own.isRefused && "Your card was refused for the next month."}
            {!own.renews && "It does not renew by itself."}
          </>
        ) : (
          <>
            You do not have one. It costs <Money cents={price} /> a month.
          </>
        )}
      </p>
      <ButtonLink to={paths.goPass()} variant="secondary" className="mt-4">
        {own ? "Manage Go Pass" : "See Go Pass"}
      </ButtonLink>
    </AccountSection>
  );
}
