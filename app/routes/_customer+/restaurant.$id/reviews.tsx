import { Form, useLocation } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { PublicAnswer } from "~/features/order-tracking/public-answer";
import { paths } from "~/lib/paths";
import { Avatar } from "~/ui/avatar";
import { ButtonLink, Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Stars } from "~/ui/rating";
import type { Invitation, Reviews } from "./load-restaurant.server";
import { reviewSorts } from "./restaurant-view";

type ReviewSummaryProps = {
  rating: number | null;
  count: number | null;
  breakdown: Reviews["breakdown"];
  invitation: Invitation;
};

/** The average, and the distribution of ratings. */
export function ReviewSummary({ rating, count, breakdown, invitation }: ReviewSummaryProps) {
  const total = breakdown.reduce((sum, row) => sum + row.count, 0);
  return (
    <div id="reviews" className="scroll-mt-24 md:scroll-mt-10 xl:scroll-mt-32">
      <h2 className="text-section">Reviews</h2>
      {rating === null ? (
        <p className="text-meta text-quiet mt-3">Nobody has rated this place yet.</p>
      ) : (
        // Drawn when it comes near: its figures alone would have a phone load the condensed letters before the first paint.
        <div className="mt-3 flex items-center gap-4 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
          <p className="text-clock text-ink text-[4rem]! leading-none!">{rating.toFixed(1)}</p>
          <div>
            <Stars rating={rating} size={22} />
            {count !== null && (
              <p className="text-meta text-quiet">{pluralize(count, "rating")} from people who ordered here</p>
            )}
          </div>
        </div>
      )}
      {total > 0 && (
        <ul className="mt-5 grid gap-2">
          {breakdown.map((row) => (
            <li key={row.rating} className="text-meta text-ink flex items-center gap-2.5 tabular-nums">
              <span className="flex w-8 items-center gap-1.5">
                {row.rating}
                <Icon name="star" weight="fill" size={14} className="text-star" />
              </span>
              <span aria-hidden className="bg-muted h-2 flex-1 overflow-hidden rounded-full">
                <span
                  className="bg-primary block h-full min-w-1 rounded-full"
                  style={{ width: row.count === 0 ? 0 : `${(row.count / total) * 100}%` }}
                />
              </span>
              <span className="text-quiet w-9 text-end">{row.count}</span>
            </li>
          ))}
        </ul>
      )}
      {invitation && (
        <div className="border-line mt-6 border-t pt-5">
          <p className="text-label text-ink font-bold">You ordered here on {invitation.orderedOn}</p>
          {!invitation.isWritten && <p className="text-meta">Tell others how it was.</p>}
          <ButtonLink
            to={paths.orderReview(invitation.orderId)}
            variant="tonal"
            icon={invitation.isWritten ? "pencil-simple" : "star"}
            className="mt-3"
          >
            {invitation.isWritten ? "Change your review" : "Leave a review"}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type ReviewListProps = { restaurantId: string; reviews: Reviews };

/** Reviews in the chosen order. */
export function ReviewList({ restaurantId, reviews }: ReviewListProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("reviews", "all");
  const otherParams = [...new URLSearchParams(search)].filter(([name]) => name !== "sort");
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
          {otherParams.map(([name, value]) => (
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
        {reviews.rows.map(({ id, name, rating, comment, date, answer }) => (
          <li key={id} className="border-line grid grid-cols-[auto_1fr] gap-x-3.5 border-b py-5">
            <Avatar name={name} id={id} />
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="text-label text-ink font-bold">{name}</p>
                <p className="text-meta text-quiet">{date}</p>
              </div>
              <Stars rating={rating} size={16} />
              <p className="text-body mt-1.5 break-words whitespace-pre-line">{comment}</p>
              {answer && <PublicAnswer {...answer} />}
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
