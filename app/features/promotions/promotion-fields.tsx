import { type ComponentProps, type ReactNode, useRef } from "react";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { FieldRow } from "~/ui/forms/field";
import { CheckboxField, ChoiceTiles, TextArea, TextField } from "~/ui/forms/validated-form";
import { FirstSubmit } from "./preview-strip";
import { type TypedValues, useTypedValues } from "./typed-values";

/** [COUP-4, OFFER-3] A percentage or an amount. */
export function DiscountFields({ what }: { what: string }) {
  return (
    <>
      <ChoiceTiles
        label="Discount type"
        name="type"
        options={[
          { value: "percentage", label: "Percentage" },
          { value: "fixed", label: "Fixed amount" },
        ]}
      />
      <TextField
        label={what}
        name="discount_value"
        hint="Percent, or dollars of a fixed amount"
        required
        inputMode="decimal"
        maxLength={12}
      />
    </>
  );
}

type CouponFieldsProps = {
  codeHint: string;
  /** Where first orders count: at this restaurant, or on the whole platform. */
  ordered: "here" | "on HalalGo";
  /** The fields of the validity period. */
  children: ReactNode;
};

/** [COUP-2] The fields that coupons of restaurants and of the platform share. */
export function CouponFields({ codeHint, ordered, children }: CouponFieldsProps) {
  return (
    <>
      <TextField label="Name" name="name" required maxLength={80} />
      <TextField
        label="Code"
        name="code"
        hint={codeHint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        className="[&_input]:uppercase"
      />
      <DiscountFields what="Discount" />
      <FieldRow>
        <TextField
          label="Maximum discount"
          name="max_discount"
          hint="The most a percentage takes off"
          optional
          inputMode="decimal"
          start="currency-dollar"
        />
        <TextField
          label="Minimum order"
          name="min_order_amount"
          hint="Of the food, before offers"
          optional
          inputMode="decimal"
          start="currency-dollar"
        />
      </FieldRow>
      <div>
        <TextField
          label="Limit per user"
          name="limit_per_user"
          hint="How often one customer can use it. Empty means once"
          optional
          inputMode="numeric"
          maxLength={7}
        />
        <CheckboxField label="No limit" name="no_limit" className="mt-1" />
      </div>
      <CheckboxField
        label="First order only"
        name="first_order_only"
        hint={`Only for customers who have not ordered ${ordered} yet`}
      />
      {children}
      <TextArea
        label="Description"
        name="description"
        hint="Shown to customers at checkout"
        optional
        rows={2}
        maxLength={300}
      />
    </>
  );
}

type PeriodFieldsProps = {
  /** The field's name on the wire. */
  endName: "expiration_date" | "end_date";
  /** IANA time zone of the dates: "America/New_York". */
  timeZone: string;
};

/** [COUP-5, OFFER-3] Start and end, in the restaurant's time zone. */
export function PeriodFields({ endName, timeZone }: PeriodFieldsProps) {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">When it is valid</legend>
      <div className="flex flex-col gap-4.5">
        <FieldRow>
          <TextField label="Start date" name="start_date" type="date" required />
          <TextField label="Start time" name="start_time" type="time" optional />
        </FieldRow>
        <FieldRow>
          <TextField label="End date" name={endName} type="date" required />
          <TextField label="End time" name="end_time" type="time" optional />
        </FieldRow>
        <p className="text-meta text-quiet -mt-2">
          By your restaurant’s clock ({place}). Without times it is valid from the first day’s beginning to the last
          day’s end; for one day alone, enter a start time such as 12:00 AM.
        </p>
      </div>
    </fieldset>
  );
}

type EditPanelProps = ComponentProps<typeof EditPanel>;
type PromotionPanelProps = Omit<EditPanelProps, "hasFile" | "onInput" | "first" | "strip"> & {
  /** The preview for the current values. */
  preview: (values: TypedValues) => ReactNode;
};

/** The form of a coupon or an offer, with its preview above the buttons. */
export function PromotionPanel({ preview, ...panel }: PromotionPanelProps) {
  // Stays as it was when the form opened, so that a revalidation does not change what is being typed.
  const first = useRef({ values: panel.values, version: panel.version }).current;
  const { values, watch } = useTypedValues(panel.formId, first.values);
  return <EditPanel {...panel} {...first} {...watch} hasFile first={<FirstSubmit />} strip={preview(values)} />;
}
