import type { OwnCoupon } from "~/host/promotions.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { Money } from "~/ui/money";
import { PreviewStrip } from "../preview-strip";
import { PromotionPanel } from "../promotion-fields";
import type { TypedValues } from "../typed-values";
import { CouponFormFields } from "./coupon-form-fields";
import { type SampleOrder, couponPreview } from "./coupon-preview";
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
