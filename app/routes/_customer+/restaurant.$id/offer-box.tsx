import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { RestaurantView } from "./restaurant-view";

/** [OFFER-6] The deals that run here now, each with its picture, large enough to be read, where the restaurant has sent one. */
export function OfferBox({ deals }: Pick<RestaurantView, "deals">) {
  if (deals.length === 0) return null;
  return (
    <div className="bg-accent-soft text-accent-text rounded-card flex items-start gap-4 px-5 py-3.5">
      <Icon name="tag" weight="fill" size={24} className="shrink-0" />
      <ul className="grid min-w-0 flex-1 gap-4">
        {deals.map(({ id, title, text, image }) => (
          <li key={id}>
            {image && (
              <Picture
                src={image}
                alt=""
                width={548}
                height={140}
                className="rounded-small mb-2.5 aspect-[548/140] w-full max-w-90"
              />
            )}
            <span className="text-label block font-bold">{title}</span>
            <span className="text-label block font-normal">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
