import { paymentText } from "~/lib/payment-text";
import type { IconName } from "~/ui/icon-names";
import { Icon } from "~/ui/icon";

const icons: Record<string, IconName> = { credit_card: "credit-card", cash: "money", digital_wallet: "device-mobile" };

/** How something was paid, with its icon. */
export function PaymentWay({ method }: { method: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name={icons[method] ?? "buildings"} className="text-quiet" />
      {paymentText(method)}
    </span>
  );
}
