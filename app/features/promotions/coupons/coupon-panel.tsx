import { toDecimal } from "@domain/money";
import { PreviewStrip } from "~/features/promotions/preview-strip";
import { CouponFields, PeriodFields, PromotionPanel } from "~/features/promotions/promotion-fields";
import { periodValues, plainAmount, type TypedValues } from "~/features/promotions/typed-values";
import type { OwnCoupon } from "~/host/promotions.server";
import { PictureField } from "~/ui/forms/picture-field";
import { ActiveField, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Money } from "~/ui/money";
import { couponPreview, type SampleOrder } from "./coupon-preview";

const validator = lazyValidator(async () => (await import("./schema")).couponForm);

type CouponPanelProps = {
  title: string;
  coupon: OwnCoupon | null;
  sample: SampleOrder;
  timeZone: string;
  closeHref: string;
  deleteHref?: string;
};

/** [COUP-2…7] The form of a coupon, in a panel over the list. */
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

/** What a customer would pay on today's menu with the coupon as entered. */
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
      <CouponFields codeHint="What customers type at checkout, such as LUNCH3. At most 20 characters" ordered="here">
        <PeriodFields endName="expiration_date" timeZone={timeZone} />
      </CouponFields>
      <ActiveField />
      <PictureField formId={couponFormId} label="Picture" optional src={image} />
      <TextField label="Or the address of a picture" name="image_url" type="url" optional maxLength={500} />
    </>
  );
}

export const couponFormId = "coupon";

const isAddress = (image: string | null) => Boolean(image && /^https?:/.test(image));

/** Form values of a coupon, or of a new one. */
export function couponValues(coupon: OwnCoupon | null, timeZone: string) {
  const { startDate, startTime, endDate, endTime } = periodValues(
    coupon?.startsAt ?? null,
    coupon?.endsAt ?? null,
    timeZone,
  );
  return {
    name: coupon?.name ?? "",
    code: coupon?.code ?? "",
    type: coupon?.type ?? "percentage",
    discount_value: coupon ? plainAmount(coupon.discountHundredths) : "",
    max_discount: coupon?.maximumDiscountCents ? toDecimal(coupon.maximumDiscountCents) : "",
    min_order_amount: coupon?.minimumOrderCents ? toDecimal(coupon.minimumOrderCents) : "",
    limit_per_user: coupon?.limitPerUser ? String(coupon.limitPerUser) : "",
    no_limit: coupon !== null && coupon.limitPerUser === null,
    first_order_only: coupon?.firstOrderOnly ?? false,
    start_date: startDate,
    start_time: startTime,
    expiration_date: endDate,
    end_time: endTime,
    description: coupon?.description ?? "",
    is_active: String(coupon?.isActive ?? true),
    image_url: isAddress(coupon?.image ?? null) ? (coupon?.image ?? "") : "",
  };
}
