import type { ReactNode } from "react";
import { cardBrandText } from "~/lib/text/card-text";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Spinner } from "~/ui/feedback/loading";
import { FieldError } from "~/ui/forms/field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody } from "~/ui/overlays/side-panel";
import { type CardField, cardFields, type FieldStates } from "./card-field-list";
import type { useCardFields } from "./use-card-fields";

/** Why nothing was charged, and what to do. */
export interface Refusal {
  title: string;
  whatToDo?: string;
}

type CardPaymentDialogProps = {
  fields: ReturnType<typeof useCardFields>;
  cents: number;
  /** The payee, on the dark panel. */
  cover: ReactNode;
  closeHref: string;
  pay: () => void;
  isBusy: boolean;
  refusal: Refusal | null;
  /** A consent text right above Pay. */
  consent?: ReactNode;
  /** The text without JavaScript. */
  withoutScript: string;
  /** What has not happened, when the card fields cannot be loaded. */
  faultDetail: string;
  /** [PAY-3, PAY-4] The alternative then: a native form that leads to the provider's own page. */
  hosted: { action: string; fields: Record<string, string | null>; place: string };
};

/** The problem of a field that has lost focus. */
const findError = (states: FieldStates, type: CardField): string | undefined =>
  states[type]?.touched ? states[type]?.error : undefined;

/** [PAY-1…6] A dialog with the provider's hosted fields, for every card payment. */
export function CardPaymentDialog(props: CardPaymentDialogProps) {
  const { fields, cents, cover, closeHref, pay, isBusy, refusal, consent, withoutScript, faultDetail, hosted } = props;
  const wrong = cardFields.filter(({ type }) => findError(fields.states, type));
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

/** [PAY-6] Covers the screen while payment and order are in progress. */
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

interface CardFieldsProps {
  states: FieldStates;
  focused: CardField | null;
  focus: (type: CardField) => void;
}

/** [PAY-1] Our labels and messages around the provider's five frames; the last three share a row. */
function CardFields({ states, focused, focus }: CardFieldsProps) {
  const [number, name, ...row] = cardFields;
  const box = (field: (typeof cardFields)[number]) => {
    const error = findError(states, field.type);
    return (
      <div key={field.type} className="min-w-0">
        {/* The frame has its own accessible name; this label is visual, and clicking it is a convenience. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => focus(field.type)}
          className="text-label text-ink mb-1.5 block cursor-text! text-start"
        >
          {field.label}
          {field.hint && <span className="text-quiet ms-2 text-[0.875rem] leading-none font-normal">{field.hint}</span>}
        </button>
        <div
          className={cx(
            "rounded-control bg-surface relative flex h-12 items-center overflow-hidden border",
            error ? "border-danger ring-danger ring-1" : "border-control",
            focused === field.type &&
              "outline-ink shadow-[0_0_0_2px_var(--color-raised),0_0_0_6px_var(--color-accent)] outline-2 outline-offset-2",
          )}
        >
          <div id={field.id} className="h-full min-w-0 flex-1" />
          {field.type === "CARD_NUMBER" && <NumberMark state={states.CARD_NUMBER} />}
        </div>
      </div>
    );
  };
  return (
    <div className="grid gap-4">
      {[number, name].map(
        (field) =>
          field && (
            <div key={field.type}>
              {box(field)}
              <FieldError id={field.id} errors={toList(findError(states, field.type))} />
            </div>
          ),
      )}
      <div>
        <div className="grid grid-cols-2 gap-3.5 min-[390px]:grid-cols-3 [&>:last-child]:max-[389px]:col-span-2">
          {row.map(box)}
        </div>
        {row.map(({ id, type }) => (
          <FieldError key={id} id={id} errors={toList(findError(states, type))} />
        ))}
      </div>
      <p className="sr-only" role="status">
        {cardFields.flatMap(({ type }) => findError(states, type) ?? []).join(" ")}
      </p>
    </div>
  );
}

const toList = (error: string | undefined): string[] => (error ? [error] : []);

function NumberMark({ state }: { state: FieldStates["CARD_NUMBER"] }) {
  if (!state || state.error) return null;
  return (
    <span className="text-meta text-info-text flex items-center gap-2.5 pe-3.5 font-semibold">
      {cardBrandText(state.brand)}
      <Icon name="check-circle" weight="fill" className="text-success-text" label="The card number is complete" />
    </span>
  );
}
