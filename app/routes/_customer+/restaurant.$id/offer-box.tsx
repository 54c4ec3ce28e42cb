import { smallPicture } from "~/lib/picture-sizes";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { RestaurantView } from "./restaurant-view";

/** [OFFER-6] The deals that run here now, each with its picture where the restaurant has sent one. */
export function OfferBox({ deals }: Pick<RestaurantView, "deals">) {
  if (deals.length === 0) return null;
  return (
    <div className="bg-accent-soft text-accent-text rounded-card flex items-center gap-4 px-5 py-3.5">
      <Icon name="tag" weight="fill" size={24} className="shrink-0" />
      <ul className="grid min-w-0 flex-1 gap-2">
        {deals.map(({ id, title, text, image }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <span className="min-w-0">
              <span className="text-label block font-bold">{title}</span>
              <span className="text-label block font-normal">{text}</span>
            </span>
            {image && (
              <Picture
                src={smallPicture(image)}
                alt=""
                width={137}
                height={35}
                className="rounded-small aspect-[548/140] w-24 shrink-0 md:w-34"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
