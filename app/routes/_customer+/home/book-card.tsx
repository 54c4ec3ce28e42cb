import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import type { BookCardView } from "~/features/browse/card-views";
import { Facts } from "~/features/browse/restaurant-card";

/** [HOME-9] A book of a real shop; leads to the shop's add-to-cart dialog. */
export function BookCard({ book, eager }: { book: BookCardView; eager?: boolean }) {
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
