import { Form, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Stars } from "~/ui/stars";
import type { Reviews } from "./load-reviews.server";
import { reviewSorts } from "./review-sorts";

type ReviewListProps = { restaurantId: string; reviews: Reviews };

/** What people wrote, in the order they choose. */
export function ReviewList({ restaurantId, reviews }: ReviewListProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("reviews", "all");
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== "sort");
  if (reviews.rows.length === 0) return null;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-card">{reviews.total} with a comment</h3>
        <Form
          method="get"
          action={paths.restaurant(restaurantId)}
          preventScrollReset
          onChange={(event) => event.currentTarget.requestSubmit()}
          className="flex items-center gap-2"
        >
          {kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <select
            key={reviews.sort}
            name="sort"
            aria-label="Sort reviews"
            defaultValue={reviews.sort}
            className="field field-compact w-auto! appearance-auto! pe-3!"
          >
            {reviewSorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Button type="submit" variant="ghost" size="sm" className="scripting:hidden">
            Sort
          </Button>
        </Form>
      </div>
      <ul>
        {reviews.rows.map(({ id, name, rating, comment, date }) => (
          <li key={id} className="border-line grid grid-cols-[auto_1fr] gap-x-3.5 border-b py-5">
            <Avatar name={name} id={id} />
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="text-label text-ink font-bold">{name}</p>
                <p className="text-meta text-quiet">{date}</p>
              </div>
              <Stars rating={rating} size={16} />
              <p className="text-body mt-1.5 break-words whitespace-pre-line">{comment}</p>
            </div>
          </li>
        ))}
      </ul>
      {reviews.hasMore && (
        <ButtonLink to={`?${query}`} variant="secondary" preventScrollReset className="mt-5">
          Show all reviews
        </ButtonLink>
      )}
    </div>
  );
}
