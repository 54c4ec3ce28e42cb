import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { Money } from "~/ui/money";
import { headline } from "~/features/pass/headline";
import type { MemberView } from "~/features/pass/load-pass.server";

/** How a holder's pass goes on, and the way to change that. */
export function OwnPass({ pass }: { pass: MemberView }) {
  return (
    <div className="mt-6">
      <p className="text-section text-white">{pass.isValid ? headline(pass) : "Your paid month is over"}</p>
      <p className="mt-2 max-w-110">
        <Detail pass={pass} />
      </p>
      {pass.renews && (
        <ButtonLink to={paths.goPassCancel()} preventScrollReset variant="night" className="mt-5 max-md:w-full">
          Cancel Go Pass
        </ButtonLink>
      )}
      {pass.isCancelled && pass.isValid && (
        <ButtonLink to={paths.goPassResume()} preventScrollReset variant="night" className="mt-5 max-md:w-full">
          Resume Go Pass
        </ButtonLink>
      )}
    </div>
  );
}

function Detail({ pass }: { pass: MemberView }) {
  if (pass.isRefused) {
    return (
      <>
        Your card was refused for the next month and was not charged.{" "}
        {pass.nextTry && `We try it again on ${pass.nextTry}. `}Pay with another card to be safe.
      </>
    );
  }
  if (pass.renews) {
    return (
      <>
        Your delivery fees are $0. <Money cents={pass.price} /> is charged to your {pass.card ?? "card"} about a day
        before.
      </>
    );
  }
  if (pass.isCancelled) return <>Your delivery fees are $0 until then. Your card is not charged again.</>;
  return <>Your delivery fees are $0 until then. It does not renew by itself; we remind you three days before.</>;
}
