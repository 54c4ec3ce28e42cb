import { paymentText } from "~/lib/text/payment-text";
import { paymentIcon } from "~/ui/dashboard/order-icons";
import { Icon } from "~/ui/icon";

/** A payment method with its icon. */
export function PaymentMethod({ method }: { method: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <Icon name={paymentIcon(method)} className="text-quiet" />
      {paymentText(method)}
    </span>
  );
}
