import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";

const facts: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "seal-check",
    title: "Approved before it is listed",
    text: "Our team decides on each business’s application.",
  },
  { icon: "receipt", title: "One total, start to finish", text: "The price in your cart is the price you pay." },
  {
    icon: "arrow-u-up-left",
    title: "Money back if it can’t be made",
    text: "Declined orders are refunded to your card.",
  },
];

/** What is true of every order; a refund where the host makes them by itself. */
export function Facts({ isRefunded }: { isRefunded: boolean }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {facts.slice(0, isRefunded ? 3 : 2).map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3.5">
          <Icon name={icon} size={26} className="text-primary mt-0.5 shrink-0" />
          <p>
            <span className="text-label text-ink block">{title}</span>
            <span className="text-meta text-quiet">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
