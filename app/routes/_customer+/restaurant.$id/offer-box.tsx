import { Icon } from "~/ui/icon";
import type { RestaurantView } from "./restaurant-view";

/** The deals that run here now. */
export function OfferBox({ deals }: Pick<RestaurantView, "deals">) {
  if (deals.length === 0) return null;
  return (
    <div className="bg-accent-soft text-accent-text rounded-card flex items-center gap-4 px-5 py-3.5">
      <Icon name="tag" weight="fill" size={24} />
      <ul className="grid gap-1.5">
        {deals.map(({ id, title, text }) => (
          <li key={id}>
            <span className="text-label block font-bold">{title}</span>
            <span className="text-label block font-normal">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
