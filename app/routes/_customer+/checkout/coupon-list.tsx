import type { ReactNode } from "react";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { checkoutHref } from "~/features/checkout/choices";
import { paths } from "~/lib/paths";
import { TextLink } from "~/ui/text-link";

/** [CHK-6] The coupons to choose from; one that this order cannot use says why in place of its button. */
export function CouponList({ view }: { view: CheckoutView }) {
  const applied = view.quote.coupon;
  const others = view.coupons.filter(({ code }) => code !== applied?.code);
  if (others.length === 0) return null;
  return (
    <details
      className="mt-2"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary className="text-label text-primary rounded-small inline-flex min-h-11 items-center underline underline-offset-3">
        See {others.length} {applied ? "more " : ""}
        {others.length === 1 ? "coupon" : "coupons"} for this restaurant
      </summary>
      <ul className="border-line rounded-control mt-1 border">
        {others.map(({ code, text, minimum, refusal }) => (
          <li key={code} className="border-line flex items-center gap-3 px-4 py-2 not-first:border-t">
            <p className="text-meta min-w-0 flex-1">
              <strong className="text-label text-ink block">{code}</strong>
              {text}
              {minimum && <span className="text-quiet block">{minimum}</span>}
            </p>
            {refusal ? (
              <p className="text-meta text-quiet max-w-32 text-end">
                {refusal.code === "email_unconfirmed" ? (
                  <TextLink to={paths.confirmEmail({ redirectTo: checkoutHref(view.choices) })} alone>
                    {refusal.label}
                  </TextLink>
                ) : (
                  refusal.label
                )}
              </p>
            ) : (
              <PickButton code={code} label={`Apply coupon ${code}`}>
                Apply
              </PickButton>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Applies this coupon, or none. */
export function PickButton({ code, label, children }: { code: string; label: string; children: ReactNode }) {
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
