import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReportedReview } from "~/features/reviews/review-card";
import { ReviewDays } from "~/features/reviews/review-days";
import { changeReview, loadReportedReviews, type ReviewRefusal } from "~/features/reviews/review-inbox.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Pagination } from "~/ui/layout/pagination";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Reported Reviews · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadReportedReviews(args);
export const action = (args: ActionFunctionArgs) => changeReview(args);

/** Also when the decision is refused: what its author has changed is then on the page. */
export const shouldRevalidate = () => true;

/** [RUSH-21] Reviews reported by restaurants, undecided ones first. */
export default function ReportedReviews() {
  const { rows, from, to, page, pageSize, total } = useLoaderData<typeof loader>();
  const refusal = useActionData<ReviewRefusal>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Reported Reviews"
        below="A hidden review is no longer public, and its stars no longer count. The owner is told."
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Reported Reviews" }]}
      />
      <ReviewDays
        path={dashboardPaths.adminReviews()}
        from={from}
        to={to}
        hiddenFields={{}}
        allHref={dashboardPaths.adminReviews()}
      />
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((review) => (
          <li key={review.id}>
            <ReportedReview
              review={review}
              place={
                <TextLink to={dashboardPaths.adminRestaurant(review.restaurant.id)}>{review.restaurant.name}</TextLink>
              }
              refusal={refusal?.id === review.id ? refusal : undefined}
            />
          </li>
        ))}
      </ul>
      {rows.length === 0 && (
        <Card>
          <p className="text-quiet py-6 text-center">
            {from || to ? "No review of these days was reported." : "Nobody has reported a review."}
          </p>
        </Card>
      )}
      {total > pageSize && (
        <div className="mt-5">
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            hrefFor={(next) => dashboardPaths.adminReviews({ from, to, page: next })}
          />
        </div>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
