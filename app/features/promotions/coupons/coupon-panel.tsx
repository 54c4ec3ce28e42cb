import type { OwnCoupon } from "~/host/promotions.server";
import { ActiveChoice } from "~/ui/dashboard/active-badge";
import { FieldRow } from "~/ui/forms/field";
import { PictureField } from "~/ui/forms/picture-field";
import { CheckboxField, TextArea, TextField } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { Money } from "~/ui/money";
import { PreviewStrip } from "../preview-strip";
import { DiscountFields, PeriodFields, PromotionPanel } from "../promotion-fields";
import type { TypedValues } from "../typed-values";
import { couponPreview, type SampleOrder } from "./coupon-preview";
import { couponValues } from "./coupon-values";
import { couponForm, couponFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(couponForm);

type CouponPanelProps = {
  title: string;
  coupon: OwnCoupon | null;
  sample: SampleOrder;
  timeZone: string;
  closeHref: string;
  deleteHref?: string;
};

/** [COUP-2…7] The form of a coupon, over the list. */
export function CouponPanel({ title, coupon, sample, timeZone, closeHref, deleteHref }: CouponPanelProps) {
  return (
    <PromotionPanel
      title={title}
      note="Customers can use it as soon as you save."
      what="coupon"
      formId={couponFormId}
      validator={validator}
      values={couponValues(coupon, timeZone)}
      version={coupon?.version}
      closeHref={closeHref}
      deleteHref={deleteHref}
      preview={(values) => <CouponPreviewStrip values={values} sample={sample} />}
    >
      <CouponFormFields image={coupon?.image ?? null} timeZone={timeZone} />
    </PromotionPanel>
  );
}

/** What a customer of today's menu would pay with the coupon as it is entered. */
function CouponPreviewStrip({ values, sample }: { values: TypedValues; sample: SampleOrder }) {
  const preview = couponPreview(values, sample);
  if (!preview) {
    return (
      <PreviewStrip>
        <p className="text-quiet">
          {sample.lines.length > 0
            ? "Enter a discount to see what a customer pays."
            : "Once there are items on the menu, this shows what a customer pays."}
        </p>
      </PreviewStrip>
    );
  }
  const { subtotalCents, offers, couponDiscountCents, taxes, totalCents } = preview.price;
  return (
    <PreviewStrip>
      <p className="text-quiet mb-1">A customer who orders {preview.order} pays</p>
      <dl className="grid max-w-100 grid-cols-[1fr_auto] gap-x-4 tabular-nums">
        <Line label="Subtotal" cents={subtotalCents} />
        {offers.map(({ id, title, amountCents }) => (
          <Line key={id} label={title} cents={-amountCents} isDiscount />
        ))}
        <Line label="Coupon" cents={-couponDiscountCents} isDiscount={couponDiscountCents > 0} />
        {taxes.map(({ id, name, amountCents }) => (
          <Line key={id} label={name} cents={amountCents} />
        ))}
        <dt className="text-ink font-bold">Customer pays</dt>
        <dd className="text-ink text-end font-bold">
          <Money cents={totalCents} />
        </dd>
      </dl>
      {preview.note && <p className="text-small text-accent-text mt-1 font-semibold">{preview.note}</p>}
    </PreviewStrip>
  );
}

function Line({ label, cents, isDiscount }: { label: string; cents: number; isDiscount?: boolean }) {
  const look = isDiscount ? "text-success-text" : undefined;
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={`text-end ${look ?? ""}`}>
        <Money cents={cents} />
      </dd>
    </>
  );
}

/** [COUP-2] */
function CouponFormFields({ image, timeZone }: { image: string | null; timeZone: string }) {
  return (
    <>
      <TextField label="Name" name="name" required maxLength={80} />
      <TextField
        label="Code"
        name="code"
        hint="What customers type at checkout, such as LUNCH3. At most 20 characters"
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
        hint="Only for customers who have not ordered here yet"
      />
      <PeriodFields endName="expiration_date" timeZone={timeZone} />
      <TextArea
        label="Description"
        name="description"
        hint="Shown to customers at checkout"
        optional
        rows={2}
        maxLength={300}
      />
      <ActiveChoice />
      <PictureField formId={couponFormId} label="Picture (optional)" src={image} />
      <TextField label="Or the address of a picture" name="image_url" type="url" optional maxLength={500} />
    </>
  );
}
