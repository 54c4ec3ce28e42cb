import { Icon } from "~/ui/icon";
import type { CheckoutView } from "./load-checkout.server";

/** Said elsewhere on the page: at the address, at the time, at the line itself. */
const saidElsewhere = ["address_required", "restaurant_closed", "item_unavailable"];

/** What keeps the order from being placed, before Place Order is pressed: the minimum, the distance, the order type. */
export function ProblemList({ view }: { view: CheckoutView }) {
  const problems = (view.quote.problems ?? []).filter(({ code }) => !saidElsewhere.includes(code));
  const messages = [...problems.map(({ message }) => message), ...(view.paymentFault ? [view.paymentFault] : [])];
  return messages.map((message) => (
    <p key={message} className="text-meta bg-info-soft text-info-text rounded-control mb-3 flex gap-2.5 p-3.5">
      <Icon name="info" weight="fill" size={18} className="mt-px shrink-0" />
      {message}
    </p>
  ));
}
