import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import type { OwnCoupon } from "~/host/coupons.server";
import { EditFoot } from "~/ui/desk/edit-foot";
import { type EditAnswer, EditRefusal } from "~/ui/desk/edit-refusal";
import { createValidator } from "~/ui/forms/create-validator";
import { ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody } from "~/ui/panel-parts";
import { SidePanel } from "~/ui/side-panel";
import { FirstSubmit } from "../promotions/preview-strip";
import { useTypedValues } from "../promotions/typed-values";
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
  const answer = useActionData<EditAnswer>();
  // The form begins with what it was opened with; a later load must not change what is being typed.
  const first = useRef({ coupon, values: couponValues(coupon, timeZone) }).current;
  const { values, watch } = useTypedValues(couponFormId, first.values);
  return (
    <SidePanel
      title={title}
      closeHref={closeHref}
      head={<p className="text-meta text-quiet">Customers can use it as soon as you save.</p>}
    >
      <ValidatedForm
        id={couponFormId}
        validator={validator}
        defaultValues={first.values}
        encType="multipart/form-data"
        className="panel-form"
        {...watch}
      >
        <FirstSubmit />
        <PanelBody className="flex flex-col gap-4.5">
          <EditRefusal answer={answer} openedWith={first.coupon?.version} />
          <CouponFormFields image={first.coupon?.image ?? null} timeZone={timeZone} />
        </PanelBody>
        <CouponPreviewStrip values={values} sample={sample} />
        <EditFoot closeHref={closeHref} deleteHref={deleteHref} isConflict={Boolean(answer?.version)} />
      </ValidatedForm>
    </SidePanel>
  );
}
