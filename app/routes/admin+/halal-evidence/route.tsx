import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QueueKinds, QueueRows } from "~/features/halal-queue/queue-list";
import { loadQueue, queueKindOf } from "~/features/halal-queue/queue.server";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Halal Evidence · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return loadQueue(context.host, queueKindOf(request));
}

/** [HALAL-8] What administrators have to look at. */
export default function HalalEvidence() {
  const queue = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Halal Evidence"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Halal Evidence" }]}
        below="Certificates, declarations and concerns, oldest first. Nothing is called verified before one of us has checked it."
      />
      <Card padded={false} className="max-w-180 overflow-hidden">
        <div className="border-line border-b p-4">
          <QueueKinds queue={queue} columns={4} />
        </div>
        <QueueRows queue={queue} current={null} />
      </Card>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
