import type { ReactNode } from "react";
import { cx } from "./cx";
import { Money } from "./money";

/** The amounts of a quote or an order, in cents. */
interface Amounts {
  subtotal: number;
  offerDiscount: number;
  offers?: readonly { title: string; amount: number }[] | null;
  couponDiscount: number;
  deliveryFee: number;
  /** Why the business's fee is not charged. */
  deliveryWaivedBy?: "go_pass" | "first_order" | null;
  taxes: readonly { name: string; rate: number; amount: number }[];
  tip: number;
  total: number;
}

type TotalsProps = {
  amounts: Amounts;
  couponCode?: string | null;
  /** Why a till took off what else a coupon does. */
  discount?: string | null;
  showDelivery: boolean;
  /** The total stands elsewhere, on the button that pays it. */
  isTotalBelow?: boolean;
};

/** [MONEY-2] Checkout and receipt show the same rows; those that are zero are left out. */
export function Totals({ amounts, couponCode, discount, showDelivery, isTotalBelow }: TotalsProps) {
  const { subtotal, offerDiscount, couponDiscount, deliveryFee, taxes, tip, total } = amounts;
  const offers = amounts.offers?.length ? amounts.offers : [{ title: "Offers", amount: offerDiscount }];
  const waiver = amounts.deliveryWaivedBy;
  return (
    <dl className={isTotalBelow ? undefined : "mt-4"}>
      <AmountRow label="Subtotal" cents={subtotal} />
      {offers.map(
        ({ title, amount }) =>
          amount > 0 && <AmountRow key={title} label={<bdi>{title}</bdi>} cents={-amount} isDiscount />,
      )}
      {couponDiscount > 0 && (
        <AmountRow
          label={discount ?? (couponCode ? `Coupon ${couponCode}` : "Coupon")}
          cents={-couponDiscount}
          isDiscount
        />
      )}
      {(deliveryFee > 0 || showDelivery) && (
        <AmountRow
          label={waiver ? <Waived by={waiver} /> : "Delivery"}
          cents={deliveryFee}
          isDiscount={Boolean(waiver)}
        />
      )}
      {taxes.map(
        (tax) => tax.amount > 0 && <AmountRow key={tax.name} label={`${tax.name} ${tax.rate}%`} cents={tax.amount} />,
      )}
      {tip > 0 && <AmountRow label="Tip" cents={tip} />}
      {!isTotalBelow && (
        <div className="text-section text-ink border-line mt-3 flex justify-between gap-4 border-t-2 border-dashed pt-4 pb-4">
          <dt>Total</dt>
          <dd>
            <Money cents={total} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const waivers = { go_pass: "Go Pass", first_order: "your first order" };

/** [LAND-3, LAND-5] */
const Waived = ({ by }: { by: keyof typeof waivers }) => <>Delivery, $0 with {waivers[by]}</>;

type AmountRowProps = { label: ReactNode; cents: number; isDiscount?: boolean; isSum?: boolean };

/** One amount of a list (`dl`), in cents. `isSum`: what those above it come to. */
export function AmountRow({ label, cents, isDiscount, isSum }: AmountRowProps) {
  return (
    <div
      className={cx(
        "flex justify-between gap-4 py-0.75",
        isDiscount && "text-success-text",
        isSum && "text-label text-ink",
      )}
    >
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
