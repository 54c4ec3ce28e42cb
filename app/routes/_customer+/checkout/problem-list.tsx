import type { CheckoutView } from "~/features/checkout/load-checkout.server";

/** What keeps the order from being placed, before Place Order is pressed: the minimum, the distance, the order type. */
export const ProblemList = ({ view }: { view: CheckoutView }) =>
  view.notices.map((message) => (
    <p key={message} className="text-meta bg-info-soft text-info-text rounded-control mb-3 p-3.5">
      {message}
    </p>
  ));
