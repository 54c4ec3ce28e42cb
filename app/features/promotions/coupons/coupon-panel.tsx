import type { OwnCoupon } from "~/host/coupons.server";
import { createValidator } from "~/ui/forms/create-validator";
import { PromotionPanel } from "../promotion-panel";
import { CouponFormFields } from "./coupon-form-fields";
import type { SampleOrder } from "./coupon-preview";
import { CouponPreviewStrip } from "./coupon-preview-strip";
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
