import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { pluralize } from "@domain/values/plural";
import { LeftAnswer, OwnReview } from "~/features/reviews/review-card";
import { ReviewDays } from "~/features/reviews/review-days";
import { changeReview, loadReviewInbox, type ReviewRefusal } from "~/features/reviews/review-inbox.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Pagination } from "~/ui/layout/pagination";
import { Tabs } from "~/ui/layout/tabs";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Reviews · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadReviewInbox(args);
export const action = (args: ActionFunctionArgs) => changeReview(args);

/** Also when an answer is refused: what a colleague or the author has written is then on the page. */
export const shouldRevalidate = () => true;

const states = [
  { value: undefined, label: "All" },
  { value: "unanswered", label: "To answer" },
  { value: "answered", label: "Answered" },
  { value: "reported", label: "Reported" },
];
const stars = [5, 4, 3, 2, 1];

/** [RUSH-21] Customer reviews, those without an answer first. */
export default function Reviews() {
  const { rows, reasons, canAnswer, state, rating, from, to, page, pageSize, total } = useLoaderData<typeof loader>();
  const refusal = useActionData<ReviewRefusal>();
  const left = refusal?.conflict && !rows.some(({ id }) => id === refusal.id) ? refusal : undefined;
  const href = (query: { state?: string; rating?: number; from?: string; to?: string; page?: number }) =>
    dashboardPaths.dashboardReviews({ state: state ?? undefined, rating: rating ?? undefined, from, to, ...query });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Reviews"
        below="Your answer is shown below the review for everyone to read."
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Reviews" }]}
      />
      <Tabs
        label="Reviews"
        items={states.map(({ value, label }) => ({
          to: href({ state: value }),
          label,
          current: (state ?? undefined) === value,
        }))}
      />
      <nav aria-label="Stars" className="text-meta my-4 flex flex-wrap gap-x-4 gap-y-1">
        <StarLink to={href({ rating: undefined })} isCurrent={rating === null}>
          Any stars
        </StarLink>
        {stars.map((count) => (
          <StarLink key={count} to={href({ rating: count })} isCurrent={rating === count}>
            {pluralize(count, "star")}
          </StarLink>
        ))}
      </nav>
      <ReviewDays
        path={dashboardPaths.dashboardReviews()}
        from={from}
        to={to}
        hiddenFields={{ state, rating }}
        allHref={href({ from: "", to: "" })}
      />
      {left && (
        <div className="mb-4">
          <LeftAnswer key={left.id} refusal={left} />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((review) => (
          <li key={review.id}>
            <OwnReview
              review={review}
              reasons={reasons}
              canAnswer={canAnswer}
              refusal={refusal?.id === review.id ? refusal : undefined}
            />
          </li>
        ))}
      </ul>
      {rows.length === 0 && (
        <Card>
          <p className="text-quiet py-6 text-center">No reviews here.</p>
        </Card>
      )}
      {total > pageSize && (
        <div className="mt-5">
          <Pagination page={page} pageSize={pageSize} total={total} hrefFor={(next) => href({ page: next })} />
        </div>
      )}
    </main>
  );
}

type StarLinkProps = { to: string; isCurrent: boolean; children: ReactNode };

function StarLink({ to, isCurrent, children }: StarLinkProps) {
  if (isCurrent) return <b className="text-ink inline-flex min-h-9 items-center">{children}</b>;
  return (
    <TextLink to={to} className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
      {children}
    </TextLink>
  );
}

export const ErrorBoundary = () => <RouteError />;
