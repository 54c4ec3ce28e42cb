import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { halalCalls } from "@domain/contract/calls/halal";
import { QueueKinds, QueueRows } from "~/features/halal-queue/queue-list";
import { loadQueue, readQueueKind } from "~/features/halal-queue/queue.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Halal Evidence · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return loadQueue(context.host, readQueueKind(request));
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const isOn = (await readForm(request)).get("unlists") === "on";
  const back = dashboardPaths.adminHalal({ kind: "expired" });
  try {
    const { message } = await context.host.send(halalCalls.setHalalUnlisting, { body: { unlists_expired: isOn } });
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Saved" });
  } catch (error) {
    const { formErrors } = formRefusal(error, "That could not be saved");
    return redirectWithToast(context, back, { type: "error", message: formErrors[0] ?? "That could not be saved" });
  }
}

/** [HALAL-8] Evidence that administrators have to review. */
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
      {queue.kind === "expired" && queue.unlistsExpired !== null && <Unlisting isOn={queue.unlistsExpired} />}
    </main>
  );
}

/** [HALAL-9] The platform's setting; off by default. */
function Unlisting({ isOn }: { isOn: boolean }) {
  return (
    <Card className="mt-4 max-w-180">
      <h2 className="text-card">Unlist after 30 days: {isOn ? "on" : "off"}</h2>
      <p className="text-meta text-quiet mt-1 mb-3">
        A place leaves the marketplace 30 days after the last day of its certificate, unless another is verified or a
        later statement accepted. Owner and sales agent are told. A verified certificate lists it again.
      </p>
      <Form method="post" action={dashboardPaths.adminHalal({ kind: "expired" })} preventScrollReset>
        <Button type="submit" name="unlists" value={isOn ? "off" : "on"} variant="secondary">
          {isOn ? "Switch off" : "Switch on"}
        </Button>
      </Form>
    </Card>
  );
}

export const ErrorBoundary = () => <RouteError />;
