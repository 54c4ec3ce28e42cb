import { Link } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { paths } from "~/lib/paths";
import { Carousel } from "~/ui/carousel";
import { StarPattern } from "~/ui/illustration";

type PromoStripProps = {
  dealCount: number | null;
  isFirstFree: boolean;
  /** The first order's gift is gone. */
  hasOrdered: boolean;
  areBooksSold: boolean;
};

/**
 * [HOME-20] Up to three promotions that hold for this list, each with a link; for a third-party host only what it
 * states.
 */
export function PromoStrip({ dealCount, isFirstFree, hasOrdered, areBooksSold }: PromoStripProps) {
  if (!dealCount && !isFirstFree && !areBooksSold) return null;
  const deals = dealCount
    ? { title: "Deals on now", text: countedDeals(dealCount), to: paths.home({ deals: "on" }) }
    : { title: "Family trays", text: "Biryani to share, by the tray", to: paths.home({ cuisine: "Biryani" }) };
  return (
    <Carousel label="Promotions" step={400} className="promo-strip">
      {isFirstFree && (
        <Promo
          className="bg-night text-white"
          {...(hasOrdered ? bestRated : firstFree)}
          picture={0}
          to={paths.home({ sort: "rating" })}
        />
      )}
      {(dealCount || isFirstFree) && <Promo className="promo-saffron" picture={1} {...deals} />}
      {areBooksSold && (
        <Promo
          className="promo-pass text-white"
          title="Islamic books"
          text="Qur’an, seerah and children’s titles"
          picture={2}
          to={paths.home({ service: "books" })}
        />
      )}
    </Carousel>
  );
}

const firstFree = { title: "$0 delivery on your first order", text: "Applied at checkout, no code needed" };
const bestRated = { title: "Rated best by customers", text: "Places with the best ratings first" };

const countedDeals = (count: number) => pluralize(count, "place has a deal today", "places have deals today");

type PromoProps = {
  className: string;
  title: string;
  text: string;
  /** Its place within browse-sheet.webp. */
  picture: number;
  to: string;
};

function Promo({ className, title, text, picture, to }: PromoProps) {
  return (
    <Link
      to={to}
      className={`promo-card rounded-card group relative block h-full min-h-33.5 overflow-hidden p-5 ${className}`}
    >
      <StarPattern opacity={0.1} className="text-current" />
      <span
        className="promo-picture absolute end-0 -bottom-2 rtl:-scale-x-100"
        style={{ "--promo-picture": picture }}
      />
      <span className="relative block max-w-48">
        <span className="text-promo-card block group-hover:underline">{title}</span>
        <span className="text-meta mt-2 block max-w-36">{text}</span>
      </span>
    </Link>
  );
}
