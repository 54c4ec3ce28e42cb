import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/feedback/loading";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody } from "~/ui/overlays/side-panel";
import { cardFields } from "./card-field-list";
import { CardFields, errorOf } from "./card-fields";
import type { useCardFields } from "./use-card-fields";

/** Why nothing was charged, and what to do. */
export interface Refusal {
  title: string;
  whatToDo?: string;
}

type CardPaymentDialogProps = {
  fields: ReturnType<typeof useCardFields>;
  cents: number;
  /** Whom one pays, on night. */
  cover: ReactNode;
  closeHref: string;
  pay: () => void;
  isBusy: boolean;
  refusal: Refusal | null;
  /** What Pay means beyond the amount; stands right above it. */
  consent?: ReactNode;
  /** What to do without JavaScript. */
  withoutScript: string;
  /** What has not happened when the card fields do not come. */
  faultDetail: string;
  /** [PAY-3, PAY-4] The way on then: the native post that leads to the provider's own page. */
  hosted: { action: string; fields: Record<string, string | null>; place: string };
};

/** [PAY-1…6] The provider's hosted fields in our dialog, for whatever is paid by card. */
export function CardPaymentDialog(props: CardPaymentDialogProps) {
  const { fields, cents, cover, closeHref, pay, isBusy, refusal, consent, withoutScript, faultDetail, hosted } = props;
  const wrong = cardFields.filter(({ type }) => errorOf(fields.states, type));
  return (
    <Dialog
      size="card"
      title={<span className="whitespace-nowrap">Card payment</span>}
      closeHref={closeHref}
      cover={cover}
      end={<AcceptedCards />}
    >
      <PanelBody className="pt-3! pb-5!">
        {fields.fault && (
          <>
            <FormError title={fields.fault} detail={faultDetail} />
            <form method="post" action={hosted.action} className="mt-5 grid gap-3">
              {Object.entries(hosted.fields).map(
                ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
              )}
              <Button type="submit" name="place" value={hosted.place} size="lg" wide>
                Pay on our card provider&apos;s page
              </Button>
              <Button variant="secondary" size="lg" wide onClick={() => window.location.reload()}>
                Try again
              </Button>
            </form>
          </>
        )}
        {refusal && (
          <div className="mb-5">
            <FormError title={refusal.title} detail={refusal.whatToDo} />
          </div>
        )}
        <div aria-busy={!fields.isReady} className={fields.fault ? "hidden" : "noscript:hidden"}>
          <CardFields {...fields} />
          {consent && <p className="text-meta mt-5">{consent}</p>}
          <Button onClick={pay} size="lg" wide disabled={wrong.length > 0} pending={isBusy} className="mt-5">
            Pay <Money cents={cents} />
          </Button>
          {wrong.length > 0 && (
            <p className="mt-3 text-center">
              Correct the{" "}
              {wrong.map(({ type, short }, index) => (
                <span key={type}>
                  {index > 0 && (index === wrong.length - 1 ? " and the " : ", the ")}
                  <button
                    type="button"
                    onClick={() => fields.focus(type)}
                    className="text-primary font-semibold underline underline-offset-3"
                  >
                    {short}
                  </button>
                </span>
              ))}{" "}
              to pay.
            </p>
          )}
        </div>
        <p className="scripting:hidden">{withoutScript}</p>
        <p className="border-line text-meta text-quiet mt-4 flex gap-2.5 border-t pt-4">
          <Icon name="lock-simple" weight="fill" size={16} className="mt-0.5 shrink-0" />
          Your card details go straight to our card provider. HalalGo never sees or stores them.
        </p>
      </PanelBody>
      {isBusy && <Processing />}
    </Dialog>
  );
}

function AcceptedCards() {
  return (
    <ul aria-label="Accepted cards" className="hidden gap-1.5 md:flex md:pt-1.5">
      {["Visa", "Mastercard", "Amex", "Discover"].map((name) => (
        <li key={name} className="border-line text-small rounded-tag border px-1.5 py-0.5">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** [PAY-6] Over the whole screen while the payment and the order are under way. */
function Processing() {
  return (
    <div role="status" className="bg-scrim z-toast fixed inset-0 grid place-items-center p-6">
      <div className="bg-raised rounded-panel elevation-3 animate-appear max-w-90 p-8 text-center">
        <Spinner className="text-primary mx-auto" />
        <p className="text-section text-ink mt-4">Processing Your Payment</p>
        <p className="text-meta text-quiet mt-2">Please keep this page open. Your card is charged once.</p>
      </div>
    </div>
  );
}
