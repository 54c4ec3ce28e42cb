import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { CouponList, PickButton } from "./coupon-list";

/** [CHK-6] Choose a coupon of the restaurant, or enter a code; the host validates either [CHK-7]. */
export function CouponBox({ view, errors }: { view: CheckoutView; errors: readonly SummaryError[] }) {
  const { quote, choices } = view;
  const applied = quote.coupon;
  const text = quote.couponError?.message ?? errors.find(({ id }) => id === "coupon")?.message;
  return (
    <div
      id="coupons"
      className="bg-surface scripting:xl:taller:sticky border-line -bottom-1 border-t pt-3.5 has-[details[open]]:static!"
    >
      {applied ? (
        <div className="bg-accent-soft text-accent-text rounded-control flex items-center gap-3.5 px-4 py-3">
          <input type="hidden" form="choices" name="coupon" value={applied.code} />
          <Icon name="ticket" weight="fill" size={22} className="shrink-0" />
          <p className="text-meta min-w-0 flex-1">
            <strong className="text-label">{applied.code}</strong> applied
            <span className="block">{applied.name}</span>
          </p>
          <PickButton code="" label={`Remove coupon ${applied.code}`}>
            Remove
          </PickButton>
        </div>
      ) : (
        <div className="flex items-start gap-3">
          <TextField
            // A new code renders a new field.
            key={choices.coupon}
            name="coupon"
            label="Coupon code"
            form="choices"
            defaultValue={choices.coupon}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={200}
            errors={text ? [text] : undefined}
            className="min-w-0 flex-1"
          />
          <Button
            type="submit"
            form="choices"
            name="update"
            value="coupons"
            variant="tonal"
            className="mt-6.5 min-h-12"
          >
            Apply
          </Button>
        </div>
      )}
      <CouponList view={view} />
    </div>
  );
}
