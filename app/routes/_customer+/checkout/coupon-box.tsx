import type { ReactNode } from "react";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";

/** [CHK-6] Choose a coupon of the restaurant, or enter a code; the host validates either [CHK-7]. */
export function CouponBox({ view, errors }: { view: CheckoutView; errors: readonly SummaryError[] }) {
  const { quote, choices, coupons } = view;
  const applied = quote.coupon;
  const others = coupons.filter(({ code }) => code !== applied?.code);
  const text = quote.couponError?.message ?? errors.find(({ id }) => id === "coupon")?.message;
  return (
    <div id="coupons" className="mt-1">
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
      {others.length > 0 && (
        <details className="group mt-2">
          <summary className="text-label text-primary rounded-small inline-flex min-h-11 items-center underline underline-offset-3">
            See {others.length} {applied ? "more " : ""}
            {others.length === 1 ? "coupon" : "coupons"} for this restaurant
          </summary>
          <ul className="border-line rounded-control xl:tall:max-h-36 xl:tall:overflow-y-auto mt-1 border">
            {others.map((coupon) => (
              <li key={coupon.code} className="border-line flex items-center gap-3 px-4 py-2 not-first:border-t">
                <p className="text-meta min-w-0 flex-1">
                  <strong className="text-label text-ink block">{coupon.code}</strong>
                  {coupon.description ?? coupon.name}
                </p>
                <PickButton code={coupon.code} label={`Apply coupon ${coupon.code}`}>
                  Apply
                </PickButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Applies this coupon, or none. */
function PickButton({ code, label, children }: { code: string; label: string; children: ReactNode }) {
  return (
    <button
      form="choices"
      name="pick"
      value={code}
      aria-label={label}
      className="text-label text-primary rounded-small inline-flex min-h-11 items-center underline underline-offset-3"
    >
      {children}
    </button>
  );
}
