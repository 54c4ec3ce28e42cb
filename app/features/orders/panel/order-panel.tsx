import { Form, useActionData, useLocation } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { formatDiscount } from "@domain/orders/counter-payment";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { type Question, refundableCents, sumRefunds } from "~/lib/refund-request";
import { tableText, typeText } from "~/lib/text/order-text";
import { orderPaymentText } from "~/lib/text/payment-text";
import { Badge } from "~/ui/badge";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { ConfirmStep } from "~/ui/dashboard/confirm-step";
import { orderTypeIcon, paymentIcon } from "~/ui/dashboard/order-icons";
import { KeyField } from "~/ui/forms/key-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { PanelBody, SidePanel } from "~/ui/overlays/side-panel";
import { AmountRow, Totals } from "~/ui/totals";
import { getBadge, listWords } from "../sources";
import { CustomerPart } from "./customer-part";
import { History } from "./history";
import { Items } from "./items";
import type { OrderView } from "./load-order.server";
import { OrderProgress } from "./progress";
import { ReadyIn, StepActions } from "./step-actions";

const paymentWords: Record<string, string> = {
  credit_card: "Card",
  cash: "Cash",
  digital_wallet: "Digital wallet",
  bank_transfer: "Bank transfer",
};

/** One order: status, customer, items, sums, and the next step. */
export function OrderPanel({ view }: { view: OrderView }) {
  const { search } = useLocation();
  const actionData = useActionData<{ error?: string | null; question?: Question }>();
  const { order, source, listStatus, placedAt } = view;
  return (
    <SidePanel
      title={<bdi dir="ltr">{order.orderId}</bdi>}
      closeHref={`${dashboardPaths.dashboardOrders(source)}${search}`}
      head={
        <div className="text-meta text-quiet mt-1 flex flex-wrap items-center gap-2">
          <Badge {...getBadge(listStatus)}>{listWords[listStatus]}</Badge>
          {view.isPartlyRefunded && <Badge tone="neutral">Partly refunded</Badge>}
          {placedAt}
        </div>
      }
    >
      {actionData?.question ? (
        <PanelBody tabIndex={0}>
          <ConfirmStep question={actionData.question} />
        </PanelBody>
      ) : (
        <OrderParts view={view} error={actionData?.error} />
      )}
    </SidePanel>
  );
}

function OrderParts({ view, error }: { view: OrderView; error: string | null | undefined }) {
  const { order, dueAt, readyAt, progress } = view;
  return (
    <>
      <PanelBody tabIndex={0} className="flex flex-col gap-5">
        {error && <FormError title={error} />}
        {view.deadline && <AcceptWarning deadline={view.deadline} />}
        <OrderProgress steps={progress} />
        {view.isUnpaid && <PayForm total={view.order.total} paymentKey={view.paymentKey} />}
        <div className="grid gap-3 md:grid-cols-2">
          <Fact
            icon={orderTypeIcon[order.orderType]}
            title={typeText[order.orderType]}
            text={whenText(view, dueAt, readyAt)}
            more={view.leaves}
          />
          <Fact
            icon={order.isPaid === false ? "hourglass-medium" : paymentIcon(order.paymentMethod)}
            title={
              order.isPaid === false
                ? orderPaymentText(order)
                : (paymentWords[order.paymentMethod] ?? order.paymentMethod)
            }
            text={paidText(order)}
          />
        </div>
        {view.otherReadyMinutes && <ReadyTimeForm minutes={view.otherReadyMinutes} isNotified={view.isNotified} />}
        <CustomerPart order={order} guest={view.guest} />
        <Items order={order} halal={view.halal} canSellOut={view.canSellOut} />
        <div>
          <Totals
            amounts={order}
            couponCode={order.couponCode}
            discount={order.discount && formatDiscount(order.discount)}
            showDelivery={order.orderType === "delivery"}
          />
          <NetOfRefunds order={order} />
          {view.canRefund && <RefundLink view={view} />}
        </div>
        <History view={view} />
      </PanelBody>
      <StepActions view={view} />
    </>
  );
}

/** [RUSH-11] The amount that remains paid after refunds. */
function NetOfRefunds({ order }: { order: OrderView["order"] }) {
  const refundable = refundableCents(order);
  const { done, pending } = sumRefunds(order.refunds);
  if (refundable === order.total) return null;
  return (
    <dl className="pb-3">
      {done > 0 && <AmountRow label="Given back" cents={-done} />}
      {pending > 0 && <AmountRow label="On its way back" cents={-pending} />}
      <AmountRow label="Paid after the refund" cents={refundable} isSum />
    </dl>
  );
}

/** [RUSH-11] */
function RefundLink({ view: { source, order } }: { view: OrderView }) {
  const { search } = useLocation();
  return (
    <ButtonLink
      to={`${dashboardPaths.dashboardOrderRefund(source, order.id)}${search}`}
      variant="secondary"
      icon="arrow-u-up-left"
      preventScrollReset
    >
      Give money back
    </ButtonLink>
  );
}

/** "$45.97", with any amount that is refunded: "$45.97, $14.39 given back, $31.58 on its way back". */
function paidText({ total, refunds }: OrderView["order"]): string {
  const { done, pending } = sumRefunds(refunds);
  const states = [
    { cents: done, text: "given back" },
    { cents: pending, text: "on its way back" },
  ].filter(({ cents }) => cents > 0);
  const parts = states.map(({ cents, text }) => (cents === total ? text : `${formatCents(cents)} ${text}`));
  return [formatCents(total), ...parts].join(", ");
}

function whenText({ order }: OrderView, dueAt: string | null, readyAt: string | null): string {
  const table = order.table ? `${tableText(order.table)}. ` : "";
  if (dueAt) return `${table}For ${dueAt}`;
  return readyAt ? `${table}Ready about: ${readyAt}` : `${table}As soon as possible`;
}

type FactProps = { icon: IconName; title: string; text: string; more?: string | null };

function Fact({ icon, title, text, more }: FactProps) {
  return (
    <div className="bg-sunken rounded-control dark:bg-surface flex gap-3 p-3.5">
      <Icon name={icon} size={22} className="text-primary mt-0.5" />
      <div className="min-w-0">
        <p className="text-label text-ink">{title}</p>
        <p className="text-meta text-quiet">{text}</p>
        {more && <p className="text-meta text-quiet">{more}</p>}
      </div>
    </div>
  );
}

/** Records payment for a counter order that was placed unpaid. */
function PayForm({ total, paymentKey }: { total: number; paymentKey: string }) {
  return (
    <Form method="post" preventScrollReset className="bg-accent-soft text-accent-text rounded-control p-4">
      <input type="hidden" name="intent" value="pay" />
      <KeyField value={paymentKey} />
      <input type="hidden" name="amount" value={total} />
      <p className="text-label mb-3 flex items-center gap-2">
        <Icon name="hourglass-medium" weight="fill" size={20} />
        Not paid yet
      </p>
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton name="method" value="cash" variant="secondary" icon="money" pendingLabel="Saving...">
          Paid in cash
        </SubmitButton>
        <SubmitButton name="method" value="credit_card" variant="secondary" icon="credit-card" pendingLabel="Saving...">
          Paid by card
        </SubmitButton>
      </div>
    </Form>
  );
}

/** [RUSH-10] Changes the ready time after the kitchen has accepted. */
function ReadyTimeForm({
  minutes,
  isNotified,
}: Pick<OrderView, "isNotified"> & { minutes: NonNullable<OrderView["otherReadyMinutes"]> }) {
  return (
    <details className="border-line rounded-control border px-4">
      <summary className="text-label text-ink inline-flex min-h-11 items-center">Change the ready time</summary>
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2.5 pb-4">
        <input type="hidden" name="intent" value="ready-time" />
        <ReadyIn {...minutes} />
        <SubmitButton variant="secondary" icon="timer" pendingLabel="Saving...">
          {isNotified ? "Tell the customer" : "Change it"}
        </SubmitButton>
      </Form>
    </details>
  );
}

/** How long the order still waits before the platform cancels and refunds it. */
function AcceptWarning({ deadline }: { deadline: NonNullable<OrderView["deadline"]> }) {
  const { minutes, left, isOver, at } = deadline;
  return (
    <p
      className={`rounded-control flex gap-2.5 p-3.5 ${minutes <= 5 ? "bg-danger-soft text-danger-text" : "bg-accent-soft text-accent-text"}`}
    >
      <Icon name="timer" weight="fill" size={22} className="shrink-0" />
      <span>
        <strong>{isOver ? "The time to accept is over." : `${left} to accept.`}</strong>{" "}
        {isOver
          ? `It should have been accepted by ${at} and is now cancelled and refunded automatically.`
          : `If it is not accepted by ${at}, it is cancelled and refunded automatically.`}
      </span>
    </p>
  );
}
