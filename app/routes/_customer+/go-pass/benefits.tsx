import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { savingText } from "./saving-text";

/** What a pass gives. */
export function Benefits({ businessesWithFee }: { businessesWithFee: number | null }) {
  const places = "Whatever a business charges for delivery, you pay $0.";
  const benefits: { icon: IconName; title: string; text: string }[] = [
    {
      icon: "moped",
      title: "$0 delivery, every order",
      text: [places, savingText(businessesWithFee)].filter(Boolean).join(" "),
    },
    {
      icon: "receipt",
      title: "Off before you pay",
      text: "The fee is gone from the total at checkout. No code to enter.",
    },
    { icon: "arrow-u-up-left", title: "Cancel in two clicks", text: "You keep the month you have paid for." },
  ];
  return (
    <section>
      <h2 className="text-section text-ink">What you get</h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon name={icon} size={26} className="text-primary mt-0.5 shrink-0" />
            <p>
              <span className="text-label text-ink block">{title}</span>
              <span className="text-meta text-quiet">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
