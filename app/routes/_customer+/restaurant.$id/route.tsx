import type { MetaFunction, SerializeFrom } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { memo, useEffect, useState } from "react";
import { type InCart, useInCart } from "~/features/carts/in-cart";
import { usePacked } from "~/lib/packed";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { StructuredData } from "~/lib/structured-data";
import { displayFontLink } from "~/styles/links";
import { revalidateUnlessDialog } from "~/ui/overlays/dialog-navigation";
import { TextLink } from "~/ui/text-link";
import { CompactHead } from "./compact-head";
import type { loader } from "./load-restaurant.server";
import { MenuList } from "./menu-list";
import { RestaurantHead } from "./restaurant-head";
import type { RestaurantView } from "./restaurant-view";
import { ReviewList, ReviewSummary } from "./reviews";
import { SectionList, SectionTabs } from "./section-nav";

export { loader } from "./load-restaurant.server";
export { RestaurantError as ErrorBoundary } from "./restaurant-error";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { id, name, cuisine, address, description, image } = data.restaurant;
  const about = description || [cuisine, address].filter(Boolean).join(" · ");
  return pageMeta(matches, {
    title: `${name} · HalalGo`,
    description: about || `Order from ${name} for delivery or pickup.`,
    path: paths.restaurant(id),
    image,
  });
};
export const links = () => [displayFontLink()];
export const handle = {
  isQuiet: true,
  // A restaurant that was not found has no menu to search.
  frame: (data: unknown) => (data ? { search: "menu" } : {}),
  next: ["routes/_customer+/restaurant.$id.items.$itemId/route"],
};

/** Dialogs and sheets over the page do not change its data, nor does what goes into the cart (`useInCart`). */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  !isOfCart.test(args.formAction ?? "") && revalidateUnlessDialog(args);
const isOfCart = /^\/restaurant\/[^/]+\/(?:items\/|carts\b)/;

/** One restaurant [REST-1…15]. */
export default function RestaurantPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <div data-panel-host data-own-head>
      <Restaurant data={data} inCart={useInCart()} />
      <Outlet />
    </div>
  );
}

type RestaurantProps = { data: SerializeFrom<typeof loader>; inCart: InCart };

/** Rendered again only for other data: the router renders its routes twice for each press, and a menu takes long. */
const Restaurant = memo(function Restaurant({ data, inCart }: RestaurantProps) {
  const { restaurant, halal, legend, notHalal, search, foundFor, didYouMean, table, reviews, invitation, town } = data;
  const menu = usePacked(data.menu);
  const picks = search ? [] : (menu?.picks ?? []);
  const sections = { picks, categories: menu?.categories ?? [] };
  const current = useCurrentSection([...sections.picks, ...sections.categories].map(({ id }) => id));
  return (
    <main id="main">
      <div className="page-width relative">
        <CompactHead restaurant={restaurant} />
        <RestaurantHead restaurant={restaurant} halal={halal} search={search} isSoldOut={data.isSoldOut} />
        {table && (
          <p className="bg-primary-soft text-primary-text rounded-control text-label mt-4 p-3.5">
            You are at {table}. What you order is brought to you.
          </p>
        )}
        {data.isSoldOut && (
          <p className="bg-sunken text-ink rounded-control text-label my-4 p-3.5 xl:mb-0">
            Everything on this menu is sold out right now.
          </p>
        )}
        {sections.categories.length > 0 && <SectionTabs menu={sections} current={current} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 pt-6 pb-12 xl:grid-cols-[210px_minmax(0,1fr)]">
          <div>
            {sections.categories.length > 0 && (
              <SectionList menu={sections} current={current} legend={legend} isSearched={search !== ""} />
            )}
          </div>
          <MenuList
            restaurantId={restaurant.id}
            menu={menu}
            inCart={inCart}
            search={search}
            foundFor={foundFor}
            didYouMean={didYouMean}
            notHalal={notHalal}
          />
        </div>
      </div>
      <div className="bg-sunken border-line border-t">
        <div className="page-width grid gap-10 py-10 xl:grid-cols-[300px_minmax(0,1fr)_262px] xl:gap-12">
          {reviews && (
            <>
              <ReviewSummary
                rating={restaurant.rating}
                count={restaurant.ratingCount}
                breakdown={reviews.breakdown}
                invitation={invitation}
              />
              <ReviewList restaurantId={restaurant.id} reviews={reviews} />
            </>
          )}
          <OpeningHours restaurant={restaurant} town={town} />
        </div>
      </div>
      <StructuredData />
    </main>
  );
});

/** The section being read: the last whose heading scrolled past the sticky bars, initially the first. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      const past = headings.filter((heading) => heading.getBoundingClientRect().top < 200);
      setCurrent((past.at(-1) ?? headings[0])?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", later, { passive: true });
    return () => {
      removeEventListener("scroll", later);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

/** [REST-14, UI-8] The week's hours in the restaurant's time zone, and its address. */
function OpeningHours({
  restaurant,
  town,
}: {
  restaurant: RestaurantView;
  town: SerializeFrom<typeof loader>["town"];
}) {
  const { opening, street, place, phone } = restaurant;
  return (
    <div className="grid content-start gap-7">
      {opening && (
        <section aria-labelledby="opening-hours">
          <h2 id="opening-hours" className="text-card">
            Opening hours
          </h2>
          <dl className="mt-2">
            {opening.rows.map(({ label, text, isToday }) => (
              <div key={label} className="border-line border-b py-2 last:border-b-0">
                <dt className={isToday ? "text-label text-ink font-bold" : "text-label text-quiet font-normal"}>
                  {label}
                  {isToday && <span className="sr-only"> (today)</span>}
                </dt>
                <dd className={`text-label text-ink tabular-nums ${isToday ? "font-bold" : "font-normal"}`}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {(street ?? place) && (
        <section aria-labelledby="where-it-is">
          <h2 id="where-it-is" className="text-card">
            Where it is
          </h2>
          <address className="text-label mt-2 font-normal not-italic">
            {street && <span className="block">{street}</span>}
            {place && <span className="block">{place}</span>}
            {phone && (
              <a
                href={`tel:${phone.replace(/[^+\d]/g, "")}`}
                className="text-primary inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
              >
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </address>
          {town && (
            <TextLink to={town.path} alone className="inline-flex min-h-11 items-center">
              Halal food in {town.name}
            </TextLink>
          )}
        </section>
      )}
    </div>
  );
}
