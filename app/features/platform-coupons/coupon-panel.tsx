import { useRef } from "react";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { FieldRow } from "~/ui/forms/field";
import { CheckboxField, ChoiceTiles, RadioGroup, TextArea, TextField } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { couponForm, couponFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(couponForm);

type CouponPanelProps = {
  title: string;
  values: Record<string, unknown>;
  version: number | undefined;
  closeHref: string;
  deleteHref?: string;
};

/** The form of a coupon of the platform, over the list. */
export function CouponPanel({ title, closeHref, deleteHref, ...page }: CouponPanelProps) {
  const opened = useRef(page).current;
  return (
    <EditPanel
      title={title}
      note="HalalGo bears the discount. Customers can use it as soon as you save."
      what="coupon"
      formId={couponFormId}
      validator={validator}
      values={opened.values}
      version={opened.version}
      closeHref={closeHref}
      deleteHref={deleteHref}
    >
      <TextField label="Name" name="name" required maxLength={80} />
      <TextField
        label="Code"
        name="code"
        hint="What customers type at checkout. At most 20 characters"
        required
        autoComplete="off"
        autoCapitalize="characters"
        className="[&_input]:uppercase"
      />
      <ChoiceTiles
        label="Discount type"
        name="type"
        options={[
          { value: "percentage", label: "Percentage" },
          { value: "fixed", label: "Fixed amount" },
        ]}
      />
      <TextField
        label="Discount"
        name="discount_value"
        hint="Percent, or dollars of a fixed amount"
        required
        inputMode="decimal"
        maxLength={12}
      />
      <FieldRow>
        <TextField label="Maximum discount" name="max_discount" optional inputMode="decimal" start="currency-dollar" />
        <TextField label="Minimum order" name="min_order_amount" optional inputMode="decimal" start="currency-dollar" />
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
        hint="Only for customers who have not ordered on HalalGo yet"
      />
      <FieldRow>
        <TextField label="First day" name="start_date" type="date" required />
        <TextField label="Last day" name="expiration_date" type="date" required />
      </FieldRow>
      <TextArea
        label="Description"
        name="description"
        hint="Shown to customers at checkout"
        optional
        rows={2}
        maxLength={300}
      />
      <RadioGroup
        label="Status"
        name="is_active"
        options={[
          { value: "true", label: "Active" },
          { value: "false", label: "Inactive" },
        ]}
      />
    </EditPanel>
  );
}
