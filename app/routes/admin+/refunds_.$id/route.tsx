import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { refundLine } from "~/features/admin-orders/refund-list.server";
import { RefundStatus } from "~/features/admin-orders/status-badges";
import { findRefund, settleRefund } from "~/host/administration.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Fact, Facts } from "~/ui/layout/facts";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Refund · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const refund = await findRefund(context.host, params.id ?? "");
  if (!refund) throw notFoundPage("Refund not found.", { to: dashboardPaths.adminRefunds(), label: "Back to Refunds" });
  return refundLine(refund);
}

/** `status` is the new status of a failed refund. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const status = (await readForm(request)).get("status") === "succeeded" ? "succeeded" : "pending";
  return submitConfirmation(context, {
    run: () => settleRefund(context.host, params.id ?? "", status),
    redirectTo: dashboardPaths.adminRefund(params.id ?? ""),
    successMessage: ({ message }) => message ?? "The refund was changed",
    failureMessage: "Failed to change the refund",
    unclearMessage: "We got no answer: the refund may be changed already. Press again: nothing is refunded twice.",
  });
}

/** One refund, and what can be done if the provider refused it. */
export default function Refund() {
  const refund = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { order, restaurant, status } = refund;
  const title = order ? `Refund of ${order.number}` : "Refund of a Go Pass";
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={title}
        crumbs={[
          { label: "Dashboard", to: paths.admin() },
          { label: "Refunds", to: dashboardPaths.adminRefunds() },
          { label: title },
        ]}
        below={
          <span className="mt-1 block">
            <RefundStatus status={status} />
          </span>
        }
      />
      <Card className="max-w-180">
        <Facts>
          <Fact label="Amount">
            <Money cents={refund.amount} />
          </Fact>
          <Fact label="Borne by">{refund.borneBy === "platform" ? "HalalGo" : "The restaurant"}</Fact>
          <Fact label="Restaurant">
            {restaurant && <TextLink to={dashboardPaths.adminRestaurant(restaurant.id)}>{restaurant.name}</TextLink>}
          </Fact>
          <Fact label="Customer">{refund.customer}</Fact>
          <Fact label="Asked for">{refund.when}</Fact>
          <Fact label="Charge">{refund.chargeId}</Fact>
          <Fact label="Reason" wide>
            {refund.reason}
          </Fact>
        </Facts>
      </Card>
      {actionData?.error && (
        <div className="mt-4 max-w-180">
          <FormError title={actionData.error} />
        </div>
      )}
      {status === "failed" && (
        <TitledCard title="The card provider refused it" className="mt-4 max-w-180">
          <p className="mt-1 mb-4">
            Try again when the problem is fixed. Or give it back by hand, in the provider’s dashboard, and note it here:
            that cannot be undone.
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <SubmitButton name="status" value="pending" pendingLabel="Trying...">
              Try to give back {formatCents(refund.amount)} again
            </SubmitButton>
            <SubmitButton name="status" value="succeeded" variant="secondary" pendingLabel="Saving...">
              I have given back {formatCents(refund.amount)} by hand
            </SubmitButton>
          </Form>
        </TitledCard>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
