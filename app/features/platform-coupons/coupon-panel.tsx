import { useRef } from "react";
import type { PromotionStatus } from "@domain/promotions/promotion-period";
import { CouponFields } from "~/features/promotions/promotion-fields";
import { Badge } from "~/ui/badge";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { FieldRow } from "~/ui/forms/field";
import { ActiveField, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

const couponFormId = "coupon";

const validator = lazyValidator(async () => (await import("./schema")).couponForm);

type CouponPanelProps = {
  title: string;
  values: Record<string, unknown>;
  version: number | undefined;
  closeHref: string;
  deleteHref?: string;
};

/** The form of a platform coupon, in a panel over the list. */
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
      <CouponFields codeHint="What customers type at checkout. At most 20 characters" ordered="on HalalGo">
        <FieldRow>
          <TextField label="First day" name="start_date" type="date" required />
          <TextField label="Last day" name="expiration_date" type="date" hint="After the first day" required />
        </FieldRow>
      </CouponFields>
      <ActiveField />
    </EditPanel>
  );
}

export const statusLabels: Record<PromotionStatus, string> = {
  active: "Active",
  scheduled: "Scheduled",
  expired: "Expired",
  inactive: "Inactive",
};

const looks = {
  active: { tone: "ok", icon: "check-circle" },
  scheduled: { tone: "info", icon: "calendar-blank" },
  expired: { tone: "neutral", icon: "clock-counter-clockwise" },
  inactive: { tone: "neutral", icon: "pause-circle" },
} as const;

export const CouponStatus = ({ status }: { status: PromotionStatus }) => (
  <Badge {...looks[status]}>{statusLabels[status]}</Badge>
);
