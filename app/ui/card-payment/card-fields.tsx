import { cx } from "~/ui/cx";
import { FieldError } from "~/ui/forms/field";
import { Icon } from "~/ui/icon";
import { cardFields, type CardField, type FieldStates } from "./card-field-list";

interface CardFieldsProps {
  states: FieldStates;
  focused: CardField | null;
  focus: (type: CardField) => void;
}

const brands: Record<string, string> = {
  VISA: "Visa",
  MC: "Mastercard",
  AMEX: "Amex",
  DISCOVER: "Discover",
  DINERS_CLUB: "Diners Club",
  JCB: "JCB",
};

/** What is wrong with a field the person has left. */
export const errorOf = (states: FieldStates, type: CardField): string | undefined =>
  states[type]?.touched ? states[type]?.error : undefined;

/** [PAY-1] Our labels and messages around the provider's five frames; those of the last row share one line. */
export function CardFields({ states, focused, focus }: CardFieldsProps) {
  const [number, name, ...row] = cardFields;
  const box = (field: (typeof cardFields)[number]) => {
    const error = errorOf(states, field.type);
    return (
      <div key={field.type} className="min-w-0">
        {/* The frame has its own name; this is drawn for the eye, and clicking it is a convenience. */}
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
  const rowError = row.map(({ type }) => errorOf(states, type)).find(Boolean);
  return (
    <div className="grid gap-4">
      {[number, name].map(
        (field) =>
          field && (
            <div key={field.type}>
              {box(field)}
              <FieldError id={field.id} errors={listOf(errorOf(states, field.type))} />
            </div>
          ),
      )}
      <div>
        <div className="grid grid-cols-2 gap-3.5 md:grid-cols-3 [&>:last-child]:max-md:col-span-2">{row.map(box)}</div>
        <FieldError id="card-row" errors={listOf(rowError)} />
      </div>
      <p className="sr-only" role="status">
        {cardFields.flatMap(({ type }) => errorOf(states, type) ?? []).join(" ")}
      </p>
    </div>
  );
}

const listOf = (error: string | undefined): string[] => (error ? [error] : []);

function NumberMark({ state }: { state: FieldStates["CARD_NUMBER"] }) {
  if (!state || state.error) return null;
  return (
    <span className="text-meta text-info-text flex items-center gap-2.5 pe-3.5 font-semibold">
      {state.brand && brands[state.brand]}
      <Icon name="check-circle" weight="fill" className="text-success-text" label="The card number is complete" />
    </span>
  );
}
