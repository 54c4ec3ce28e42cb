import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { RestaurantView } from "./restaurant-view";

export const titleId = "restaurant-name";
export const searchId = "menu-search";

const round = "bg-surface elevation-2 text-ink grid size-11 shrink-0 place-items-center rounded-full";

/** On small screens: round buttons on the picture, which become a bar with the name once it is scrolled away. */
export function CompactHead({ restaurant }: { restaurant: RestaurantView }) {
  const isPast = useIsPast(titleId);
  const button = isPast ? "grid size-11 shrink-0 place-items-center text-ink rounded-full" : round;
  const detail = [restaurant.mode === "pickup" ? "Pickup" : "Delivery", restaurant.time].filter(Boolean).join(", ");
  return (
    <div className="short:relative z-sticky sticky top-0 -mx-4 h-0 md:hidden noscript:absolute noscript:inset-x-0 noscript:mx-0">
      <div className={cx("flex h-15 items-center gap-2 px-3", isPast && "bg-surface border-line border-b")}>
        <Link to={paths.home()} aria-label="Back to all restaurants" className={button}>
          <Icon name="arrow-left" size={22} className="rtl:-scale-x-100" />
        </Link>
        <p className={cx("min-w-0 flex-1", !isPast && "invisible")} aria-hidden>
          <span className="text-label text-ink block truncate font-bold">{restaurant.name}</span>
          <span className="text-small text-quiet block truncate">{detail}</span>
        </p>
        <a
          href={`#${searchId}`}
          aria-label="Search this menu"
          className={button}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(searchId)?.focus();
          }}
        >
          <Icon name="magnifying-glass" size={22} />
        </a>
      </div>
    </div>
  );
}

/** Whether an element is scrolled out above the viewport. */
function useIsPast(id: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 60);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}
