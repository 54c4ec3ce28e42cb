import { useNavigation, Link } from "@remix-run/react";
import { categoryLabel, services } from "@domain/options";
import type { BookCardView, RestaurantCardView } from "~/features/browse/card-views";
import { type Choice, choiceHref, perPage } from "~/features/browse/choice";
import { RestaurantCard, Facts } from "~/features/browse/restaurant-card";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Pagination } from "~/ui/layout/pagination";
import { Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import { countText } from "./count-text";
import { NoMatch } from "./no-match";

type ResultsProps = {
  choice: Choice;
  mode: "delivery" | "pickup";
  restaurants: RestaurantCardView[];
  books: BookCardView[] | null;
  total: number;
  /** What to show where nothing matches. */
  instead: RestaurantCardView[];
};

/** [HOME-24, HOME-25] The list under its heading, a page at a time. */
export function Results({ choice, mode, restaurants, books, total, instead }: ResultsProps) {
  const { state, location: next } = useNavigation();
  const isLoading = state === "loading" && next.pathname.startsWith("/home");
  const cards = books ?? restaurants;
  return (
    <section id="results" aria-labelledby="results-heading" aria-busy={isLoading} className="scroll-mt-24">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="results-heading" className="text-section min-w-0 wrap-anywhere">
          {headingOf(choice)}
        </h2>
        <p role="status" className="text-meta text-quiet">
          {countText(total, choice.service)}
        </p>
      </div>
      {cards.length === 0 ? (
        <NoMatch choice={choice} mode={mode} instead={instead} />
      ) : (
        <ul
          className={cx(
            "grid gap-x-4.5 gap-y-7 transition-opacity md:grid-cols-2 xl:grid-cols-4",
            isLoading && "opacity-60",
          )}
        >
          {books?.map((book) => (
            <li key={book.id}>
              <BookCard book={book} />
            </li>
          ))}
          {!books &&
            restaurants.map((restaurant) => (
              <li key={restaurant.id}>
                <RestaurantCard restaurant={restaurant} />
              </li>
            ))}
        </ul>
      )}
      {total > perPage && (
        <div className="mt-8">
          <Pagination
            page={choice.page}
            pageSize={perPage}
            total={total}
            sizes={[]}
            hrefFor={(page) => `${choiceHref(choice, { page })}#results`}
          />
        </div>
      )}
    </section>
  );
}

/** What was searched for, the tab's name, or the one cuisine's. */
function headingOf({ search, service, cuisines }: Choice): string {
  if (search) return `Results for “${search}”`;
  const [only] = cuisines;
  if (service !== "books" && only && cuisines.length === 1) return `${categoryLabel(only)} Restaurants`;
  return services.find(({ value }) => value === service)?.label ?? "All Restaurants";
}

/** [HOME-9] A book of a real shop; leads to the shop's add-to-cart dialog. */
function BookCard({ book, eager }: { book: BookCardView; eager?: boolean }) {
  return (
    <article className="group focus-frame rounded-card relative flex flex-col">
      <div className="relative">
        <Picture
          src={book.image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={400}
          height={400}
          eager={eager}
          className="rounded-card aspect-8/7"
        />
        {!book.isAvailable && (
          <Badge tone="neutral" icon="clock" className="absolute! start-2.5 top-2.5">
            Not available today
          </Badge>
        )}
      </div>
      <h3 className="text-card-list mt-3">
        <Link
          to={paths.menuItem(book.restaurantId, book.id)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {book.name}
        </Link>
      </h3>
      <Facts>{[book.shop]}</Facts>
      <Facts>
        {book.rating !== null && <Rating value={book.rating} />}
        {book.cuisine}
      </Facts>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Price cents={book.priceCents} wasCents={book.oldPriceCents} />
        {book.tags.map((tag) => (
          <Badge key={tag} tone="warn">
            {tagLabel(tag)}
          </Badge>
        ))}
      </div>
    </article>
  );
}

/** "popular" as people read it. */
const tagLabel = (tag: string) => tag.replace(/^./, (letter) => letter.toUpperCase());
