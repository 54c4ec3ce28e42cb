import { useState } from "react";
import { useFormContext } from "remix-validated-form";
import { FieldRow } from "~/ui/forms/field";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { SelectField, TextField } from "~/ui/forms/validated-form";
import { Icon } from "~/ui/icon";
import type { CounterView } from "./load-pos.server";
import { Step } from "./step";

type OrderHeadProps = Pick<CounterView, "draft" | "tables"> & OrderFieldsProps;

/** The fields in the collapsed section, which opens if one of them has an error. */
const within = ["customerName", "customerPhone", "note", "address", "city", "zipcode"];

/** Order type and customer, above the dishes. CSS controls which fields show, so that no script is needed. */
export function OrderHead({ draft, tables, totalHref, couponError }: OrderHeadProps) {
  const { fieldErrors } = useFormContext();
  const isWrong = couponError !== null || within.some((name) => fieldErrors[name]);
  // A delivery requires most of these fields. A section opened by hand stays open while typing.
  const isNeeded = isWrong || draft.orderType === "delivery";
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        legend="Kind of order"
        name="orderType"
        wide
        defaultValue={draft.orderType ?? "takeaway"}
        options={[
          { value: "takeaway", label: "Takeaway" },
          { value: "dine-in", label: "Dine-in" },
          { value: "delivery", label: "Delivery" },
        ]}
      />
      <div className="hidden group-has-[[value=dine-in]:checked]/order:block">
        {tables.length > 0 ? (
          <SelectField
            label="Table"
            name="table"
            optional
            placeholder="No table"
            options={tables.map((label) => ({ value: label, label }))}
          />
        ) : (
          <TextField label="Table" name="table" optional maxLength={40} />
        )}
      </div>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="text-label text-ink rounded-small flex min-h-11 items-center gap-2">
          <Icon name="user-circle" className="text-quiet" />
          <span className="min-w-0 flex-1 truncate">{draft.customerName || "Guest"}</span>
          <span className="text-primary text-meta font-semibold underline underline-offset-3">
            {draft.customerName ? "Change" : "Name, note and coupon"}
          </span>
        </summary>
        <div className="-mx-1 flex max-h-[45dvh] flex-col gap-4 overflow-y-auto px-1 pt-2 pb-3">
          <OrderFields totalHref={totalHref} couponError={couponError} />
        </div>
      </details>
    </div>
  );
}

type OrderFieldsProps = {
  /** The current page's URL, to reprice with the typed fields without JavaScript. */
  totalHref: string;
  couponError: string | null;
};

/** Fields that few orders need. */
function OrderFields({ totalHref, couponError }: OrderFieldsProps) {
  return (
    <>
      <CustomerFields />
      <TextField label="Note to the kitchen" name="note" optional maxLength={500} autoComplete="off" />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Coupon code"
            name="couponCode"
            optional
            maxLength={40}
            autoComplete="off"
            errors={couponError ? [couponError] : undefined}
          />
        </div>
        <Step
          to={totalHref}
          className="border-control bg-surface text-label text-ink hover:bg-sunken rounded-control scripting:hidden min-h-12 border px-3.5"
        >
          Update total
        </Step>
      </div>
    </>
  );
}

/** The customer and, for a delivery, the address. */
function CustomerFields() {
  return (
    <>
      <FieldRow>
        <TextField label="Customer" name="customerName" optional maxLength={80} autoComplete="off" />
        <TextField label="Phone" name="customerPhone" type="tel" optional maxLength={30} autoComplete="off" />
      </FieldRow>
      <fieldset className="hidden flex-col gap-4 group-has-[[value=delivery]:checked]/order:flex">
        <legend className="text-label text-ink mb-2">
          Deliver to <span className="text-meta text-quiet font-normal">Name and phone are needed, too.</span>
        </legend>
        <TextField label="Address" name="address" maxLength={300} autoComplete="off" />
        <FieldRow>
          <TextField label="City" name="city" maxLength={120} autoComplete="off" />
          <TextField label="ZIP code" name="zipcode" maxLength={12} autoComplete="off" />
        </FieldRow>
      </fieldset>
    </>
  );
}
