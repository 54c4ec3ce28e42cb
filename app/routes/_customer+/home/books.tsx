import { Link } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import type { BookCardView } from "~/features/browse/card-views";
import { type BrowseMode, type BrowseChoice, choiceHref, perPage } from "~/features/browse/choice";
import { usualPickupMiles } from "~/features/browse/options";
import { Facts } from "~/features/browse/restaurant-card";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Pagination } from "~/ui/layout/pagination";
import { Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import { GroupHead } from "./group-head";

interface BooksProps {
  choice: BrowseChoice;
  mode: BrowseMode;
  place: { name: string } | null;
  /** Whether all of them are in reach of the address; otherwise nothing is claimed. */
  isInReach: boolean;
  books: BookCardView[];
  total: number;
}

/** [HOME-8, HOME-9] The books of the shops in reach. */
export function Books({ choice, mode, place, isInReach, books, total }: BooksProps) {
  const near = isInReach && place ? reachText(choice, mode, place.name) : null;
  return (
    <section id="results" aria-labelledby="results-heading" className="scroll-mt-24">
      <GroupHead
        id="results-heading"
        title={choice.search ? `Books for “${choice.search}”` : "Islamic Books"}
        text={total === 0 ? "No books found" : `${pluralize(total, "book")}${near ? ` ${near}` : ""}`}
      />
      {total === 0 ? (
        <EmptyState
          picture={<img src="/pictures/demo/empty-search.webp" alt="" width={79} height={64} />}
          title={near ? `No books ${near}` : "No books found"}
          action={
            near && !choice.search ? (
              <ButtonLink to={paths.location({ redirectTo: choiceHref(choice, {}) })} variant="secondary">
                Another address
              </ButtonLink>
            ) : (
              <ButtonLink to={choiceHref(choice, { search: "" })} variant="secondary">
                See all books
              </ButtonLink>
            )
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-x-4.5 gap-y-7 md:grid-cols-2 xl:grid-cols-4">
          {books.map((book) => (
            <li key={book.id}>
              <BookCard book={book} />
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
            hrefFor={(page) => `${choiceHref(choice, { page })}#results`}
          />
        </div>
      )}
    </section>
  );
}

/** "delivered to 48 Prospect St", "within 10 miles of 48 Prospect St" */
const reachText = ({ within }: BrowseChoice, mode: BrowseMode, place: string) =>
  mode === "delivery" ? `delivered to ${place}` : `within ${within ?? usualPickupMiles} miles of ${place}`;

/** [HOME-9] A book, which links to its shop's add-to-cart dialog. */
function BookCard({ book }: { book: BookCardView }) {
  return (
    <article className="group focus-frame rounded-card relative flex flex-col">
      <div className="relative">
        <Picture
          src={book.image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={400}
          height={400}
          className="rounded-card aspect-8/7"
        />
        {!book.isAvailable && (
          <Badge tone="neutral" icon="clock" className="absolute! start-2.5 top-2.5">
            Sold out
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

/** Capitalizes a tag such as "popular". */
const tagLabel = (tag: string) => tag.replace(/^./, (letter) => letter.toUpperCase());
