import type { MouseEvent, ReactNode } from "react";
import { useField } from "remix-validated-form";
import { toDecimal } from "@domain/money";
import { discountReasonLabels, discountReasons } from "@domain/orders/counter-payment";
import { counterHref } from "~/features/pos/basket";
import { DetailsPopover } from "~/ui/dashboard/menu";
import { FieldRow } from "~/ui/forms/field";
import { SelectField, TextField } from "~/ui/forms/validated-form";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import type { CounterView } from "./load-pos.server";
import { counterFormId, Step, usePost } from "./step";
import type { Basket } from "./use-basket";

type MoneyFieldsProps = Pick<CounterView, "draft" | "heldOrders"> & {
  basket: Basket;
  /** The subtotal of the dishes. */
  goods: number;
};

/** [RUSH-13] Discount, tip and hold buttons; the first two open above the totals. */
export function MoneyFields({ draft, heldOrders, basket, goods }: MoneyFieldsProps) {
  const discount = [useField("discountValue"), useField("discountReason")];
  const tip = useField("tip");
  return (
    <div className="relative grid auto-cols-fr grid-flow-col gap-2">
      <Opened
        icon="tag"
        word="Discount"
        isSet={Boolean(draft.discountValue)}
        isWrong={discount.some(({ error }) => error)}
        here={counterHref(basket.content)}
      >
        <DiscountFields />
      </Opened>
      <Opened
        icon="hand-coins"
        word="Tip"
        isSet={Boolean(draft.tip)}
        isWrong={Boolean(tip.error)}
        here={counterHref(basket.content)}
      >
        <TextField label="Tip" name="tip" inputMode="decimal" optional maxLength={12} autoComplete="off" />
        {goods > 0 && <TipAmounts goods={goods} />}
      </Opened>
      {heldOrders && <Hold basket={basket} />}
    </div>
  );
}

const buttonLook =
  "rounded-control text-label hover:bg-sunken flex min-h-11 w-full items-center justify-center gap-2 border px-2";
const plain = "border-control bg-surface text-ink";

interface OpenedProps {
  icon: IconName;
  word: string;
  isSet: boolean;
  isWrong: boolean;
  /** The current page's URL, to reprice without JavaScript. */
  here: string;
  children: ReactNode;
}

const Opened = ({ icon, word, isSet, isWrong, here, children }: OpenedProps) => (
  <DetailsPopover
    name="counter-money"
    open={isWrong}
    trigger={
      <>
        <Icon name={icon} className="md:max-[56.25rem]:hidden" />
        {word}
      </>
    }
    triggerClassName={`${buttonLook} ${isSet ? "border-transparent bg-primary-soft text-primary-text" : plain}`}
    panelClassName="bg-raised border-line rounded-card elevation-3 z-drawer absolute inset-x-0 bottom-full mb-2 flex max-h-[60dvh] flex-col gap-4 overflow-y-auto border p-4"
  >
    {children}
    <Step
      to={here}
      className="border-control bg-surface text-label text-ink rounded-control scripting:hidden min-h-11 border px-3.5"
    >
      Apply
    </Step>
  </DetailsPopover>
);

/** [RUSH-13] The discount and its reason. */
const DiscountFields = () => (
  <>
    <FieldRow>
      <TextField label="Take off" name="discountValue" inputMode="decimal" optional maxLength={12} autoComplete="off" />
      <SelectField
        label="In"
        name="discountKind"
        options={[
          { value: "percent", label: "Percent" },
          { value: "amount", label: "Dollars" },
        ]}
      />
    </FieldRow>
    <SelectField
      label="Reason"
      name="discountReason"
      placeholder="Choose a reason"
      options={discountReasons.map((value) => ({ value, label: discountReasonLabels[value] }))}
    />
    <TextField label="Note to the discount" name="discountNote" optional maxLength={200} autoComplete="off" />
  </>
);

/** Fills in the tip, and notifies the form as if it had been typed. */
function typeTip(event: MouseEvent<HTMLButtonElement>, cents: number) {
  const field = event.currentTarget.form?.elements.namedItem("tip");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = toDecimal(cents);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Blur the field as a user would, so that the form requests a new price.
  field.focus();
  field.blur();
}

/** [RUSH-13] Suggested tips; none is preselected. Requires JavaScript. */
const TipAmounts = ({ goods }: { goods: number }) => (
  <div role="group" aria-label="Percent of the dishes" className="grid grid-cols-3 gap-1.5 noscript:hidden">
    {[10, 15, 20].map((percent) => (
      <button
        key={percent}
        type="button"
        form={counterFormId}
        onClick={(event) => typeTip(event, Math.round((goods * percent) / 100))}
        className={`${buttonLook} ${plain} tabular-nums`}
      >
        {percent}%
      </button>
    ))}
  </div>
);

/** [RUSH-13] Puts the order on hold, to serve another guest first. */
const Hold = ({ basket }: { basket: Basket }) => (
  <button
    {...usePost("intent", "hold", basket.content)}
    disabled={basket.lines.length === 0}
    className={`${buttonLook} ${plain} disabled:text-quiet disabled:bg-muted disabled:border-transparent`}
  >
    <Icon name="pause-circle" className="md:max-[56.25rem]:hidden" />
    Hold
  </button>
);
