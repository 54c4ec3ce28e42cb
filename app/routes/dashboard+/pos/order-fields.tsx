import { FieldRow } from "~/ui/forms/field";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { SelectField, TextField } from "~/ui/forms/validated-form";
import type { PosView } from "./load-pos.server";
import { CashField, DiscountFields, TipField } from "./money-fields";
import { Step } from "./step";

type OrderFieldsProps = Pick<PosView, "draft" | "tables" | "isTill"> & {
  quote: NonNullable<PosView["quote"]>;
  /** The page as it is, priced anew with what was typed: for who has no JavaScript. */
  totalHref: string;
  couponError: string | null;
};

/** What is entered beside the dishes. Which fields show is the style sheet's matter, so that it needs no script. */
export function OrderFields(props: OrderFieldsProps) {
  const { draft, tables, totalHref, couponError, isTill, quote } = props;
  return (
    <>
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
      {isTill && (
        <>
          <DiscountFields draft={draft} />
          <TipField goods={quote.subtotal - quote.offerDiscount - quote.couponDiscount} />
        </>
      )}
    </>
  );
}

/** Above all that is pressed. */
export const KindOfOrder = ({ draft }: Pick<PosView, "draft">) => (
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
);

type PaymentFieldsProps = Pick<PosView, "draft" | "isTill"> & {
  total: number;
  /** Of cash, what is typed. */
  tendered: number | null;
};

/** How it is paid: beside the button, so that what every order needs is never scrolled to. */
export const PaymentFields = ({ draft, isTill, total, tendered }: PaymentFieldsProps) => (
  <>
    <SegmentedControl
      legend="Payment"
      name="payment"
      wide
      defaultValue={draft.payment ?? "cash"}
      options={[
        { value: "cash", label: "Cash" },
        { value: "credit_card", label: "Card" },
        { value: "later", label: "Later" },
      ]}
    />
    {isTill && (
      <div className="hidden group-has-[[value=cash]:checked]/order:block">
        <CashField total={total} tendered={tendered} />
      </div>
    )}
  </>
);

/** Who ordered and, of a delivery, where it goes. Which fields show is the style sheet's matter, so that it needs no script. */
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
          <TextField label="Zip code" name="zipcode" maxLength={12} autoComplete="off" />
        </FieldRow>
      </fieldset>
    </>
  );
}
