import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { formatDiscount } from "@domain/orders/counter-payment";
import { OrderBadge } from "~/features/admin-orders/status-badges";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import type { Question } from "~/lib/refund-request";
import { orderPaymentText } from "~/lib/text/payment-text";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ConfirmStep } from "~/ui/dashboard/confirm-step";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Fact, Facts } from "~/ui/layout/facts";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { Totals } from "~/ui/totals";
import type { loader } from "./order-page.server";

export { action } from "./order-page.server";
export { loader } from "./order-page.server";

export const meta = () => [{ title: "Order · HalalGo" }];

/** Reloads after a refusal too, to show what happened meanwhile and what can still be refunded. */
export const shouldRevalidate = () => true;

/** An order of any restaurant: its contents, its history, and refunds. */
export default function AdminOrder() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string | null; question?: Question }>();
  const { order, left, mayCancel } = page;
  const { restaurant, customer } = order;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={order.orderId}
        crumbs={[
          { label: "Dashboard", to: paths.admin() },
          { label: "Orders", to: dashboardPaths.adminOrders() },
          { label: order.orderId },
        ]}
        below={
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <OrderBadge status={order.status} text={page.statusText} />
            {page.when}
          </span>
        }
      />
      {actionData?.error && (
        <div className="mb-4">
          <FormError title={actionData.error} />
        </div>
      )}
      {actionData?.question && (
        <Card className="mb-4 max-w-180">
          <ConfirmStep question={actionData.question} />
        </Card>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <Facts>
              <Fact label="Restaurant">
                <TextLink to={dashboardPaths.adminRestaurant(restaurant.id)}>{restaurant.name}</TextLink>
              </Fact>
              <Fact label="Customer">{customer?.name}</Fact>
              <Fact label="Order type">{page.type}</Fact>
              <Fact label="Payment">{orderPaymentText(order)}</Fact>
              <Fact label="Charge" wide>
                {order.transactionId}
              </Fact>
            </Facts>
          </Card>
          <TitledCard title="Items" headClassName="mb-2">
            <ul>
              {order.items.map((item, index) => (
                <li key={index} className="border-line flex items-baseline gap-3.5 py-2 not-last:border-b">
                  <span className="text-label text-primary-text min-w-4 tabular-nums">{item.qty}</span>
                  <span className="text-ink min-w-0 flex-1">{item.name}</span>
                  <Money cents={item.lineTotal} />
                </li>
              ))}
            </ul>
            <Totals
              amounts={order}
              couponCode={order.couponCode}
              discount={order.discount && formatDiscount(order.discount)}
              showDelivery={order.orderType === "delivery"}
            />
          </TitledCard>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {!actionData?.question && left > 0 && (
            <ButtonLink to={dashboardPaths.adminOrderRefund(order.id)} variant="secondary" icon="arrow-u-up-left">
              Give money back
            </ButtonLink>
          )}
          {!actionData?.question && mayCancel && <CancelForm left={left} />}
          <OrderStory history={page.history} refunds={page.refunds} />
        </div>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

type OrderStoryProps = {
  history: { text: string; when: string; actor: string; reason?: string | null | undefined }[];
  refunds: {
    id: string;
    amount: number;
    when: string;
    reason: string;
    status?: string | null | undefined;
    borneBy?: string | null | undefined;
  }[];
};

const refundWords: Record<string, string> = { pending: "on its way", failed: "refused by the provider" };

/** The history of an order with actors and refunds, and who bears them. */
function OrderStory({ history, refunds }: OrderStoryProps) {
  return (
    <TitledCard title="History" headClassName="mb-1">
      <ul className="divide-line text-meta divide-y">
        {history.map(({ text, when, actor, reason }, index) => (
          <li key={index} className="py-2.5">
            <span className="text-label text-ink block">{text}</span>
            <span className="text-quiet">
              {when}, {actor}
            </span>
            {reason && <span className="block break-words">{reason}</span>}
          </li>
        ))}
        {refunds.map(({ id, amount, when, reason, status, borneBy }) => (
          <li key={id} className="py-2.5">
            <span className="text-label text-ink block">
              <Money cents={amount} /> given back{status && refundWords[status] ? `, ${refundWords[status]}` : ""}
            </span>
            <span className="text-quiet">
              {when}, borne by {borneBy === "platform" ? "HalalGo" : "the restaurant"}
            </span>
            <span className="block break-words">{reason}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** [ORD-2] Cancels an order in progress; what was paid is refunded. */
function CancelForm({ left }: { left: number }) {
  const actionData = useActionData<{ cancelReason?: string | null }>();
  const typed = actionData?.cancelReason ?? undefined;
  return (
    <Card padded={false}>
      <details open={typed !== undefined || undefined} className="px-5">
        <summary className="text-label text-danger-text inline-flex min-h-13 items-center">Cancel the order</summary>
        <Form method="post" className="flex flex-col gap-4 pb-5">
          <input type="hidden" name="intent" value="cancel" />
          <p className="text-meta">
            Customer and restaurant are told.{left > 0 && ` ${formatCents(left)} goes back to the customer.`}
          </p>
          <TextField label="Reason" name="reason" id="cancel-reason" defaultValue={typed} optional maxLength={500} />
          <div>
            <SubmitButton variant={left > 0 ? "secondary" : "danger"} pendingLabel="Cancelling...">
              {left > 0 ? "Cancel the order..." : "Cancel the order"}
            </SubmitButton>
          </div>
        </Form>
      </details>
    </Card>
  );
}
