import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { CertificateState } from "~/features/halal-evidence/evidence-parts";
import { QueueKinds, QueueRows } from "~/features/halal-queue/queue-list";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { IconLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { Dotted } from "~/ui/layout/dotted";
import { Disclosure } from "~/ui/overlays/disclosure";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import { CertificateReview } from "./certificate-review";
import { ConcernReview } from "./concern-review";
import { DeclarationReview } from "./declaration-review";
import type { loader, ReviewPage } from "./review-page.server";

export { action } from "./decide.server";
export { loader } from "./review-page.server";

export const meta = ({ data }: { data?: { name: string } }) => [
  { title: `${data?.name ?? "Evidence"} · Halal Evidence · HalalGo` },
];

/** Reloads after a refusal too, which may be due to a colleague's decision. */
export const shouldRevalidate = () => true;

/** [HALAL-8] One item of the queue, with the queue beside it. */
export default function Review() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <div>
        <ReviewHead {...page} />
        {actionData?.formError && (
          <div className="mb-4">
            <FormError title={actionData.formError} detail="The current state is shown below." />
          </div>
        )}
        <div className="grid items-start gap-4 xl:grid-cols-[14rem_minmax(0,1fr)]">
          <QueueCard {...page} />
          {page.what === "certificate" && <CertificateReview key={page.here} {...page} />}
          {page.what === "declaration" && <DeclarationReview key={page.here} {...page} />}
          {page.what === "concern" && <ConcernReview key={page.here} {...page} />}
        </div>
      </div>
      <Outlet context={page} />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

function ReviewHead(page: ReviewPage) {
  const { id, name, address, picture, previous, next, sentence, viewer } = page;
  const differences = page.what === "certificate" ? page.certificate.differences.length : 0;
  return (
    <PageHead
      title={name}
      crumbs={[
        { label: "Dashboard", to: paths.admin() },
        { label: "Halal Evidence", to: dashboardPaths.adminHalal({ kind: page.queue.kind }) },
        { label: name },
      ]}
      picture={
        picture && (
          <Picture
            src={picture}
            alt=""
            width={72}
            height={72}
            className="rounded-control size-14 shrink-0 md:size-18"
          />
        )
      }
      mark={
        page.what === "certificate" && (
          <span className="flex flex-wrap gap-2">
            <CertificateState state={page.certificate.state} />
            {differences > 0 && (
              <Badge tone="bad" icon="warning">
                {pluralize(differences, "difference")}
              </Badge>
            )}
          </span>
        )
      }
      below={
        <>
          <p className="break-words">
            <Dotted facts={[address, page.what === "certificate" && `sent ${page.certificate.sent}`]} />
          </p>
          <p className="break-words">{sentence}</p>
          {viewer && (
            <p className="text-accent-text flex items-center gap-1.5 font-semibold">
              <Icon name="eye" size={18} />
              {viewer}
            </p>
          )}
        </>
      }
      action={
        <div className="flex items-center gap-3">
          <TextLink to={dashboardPaths.adminRestaurant(id)} alone className="text-meta">
            Open the restaurant
          </TextLink>
          {previous && <IconLink icon="caret-left" label="Previous in the list" to={previous} frame mirrored />}
          {next && <IconLink icon="caret-right" label="Next in the list" to={next} frame mirrored />}
        </div>
      }
    />
  );
}

/** Beside the item; on smaller screens a line that expands. */
function QueueCard({ queue, here }: ReviewPage) {
  return (
    <>
      <Card as="section" aria-labelledby="queue" padded={false} className="overflow-hidden max-xl:hidden">
        <div className="border-line border-b p-4">
          <h2 id="queue" className="text-section mb-3">
            Queue
          </h2>
          <QueueKinds queue={queue} columns={2} />
        </div>
        <QueueRows queue={queue} current={here} />
        <p className="border-line text-meta text-quiet border-t p-4">
          After a decision the next one opens automatically.
        </p>
      </Card>
      <Card padded={false} className="overflow-hidden px-4 py-1 xl:hidden">
        <Disclosure summary={`Queue: ${queue.rows.length} in this list`}>
          <QueueKinds queue={queue} columns={4} />
          <div className="-mx-4 mt-2">
            <QueueRows queue={queue} current={here} />
          </div>
        </Disclosure>
      </Card>
    </>
  );
}
