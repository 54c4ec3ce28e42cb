import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  type AppLoadContext,
} from "@remix-run/node";
import { useActionData, useLoaderData, Form } from "@remix-run/react";
import { CheckoutHeader } from "~/features/checkout/checkout-header";
import { checkoutHref, readChoices } from "~/features/checkout/choices";
import { refreshHeaders, pollPayment, redirectToOrder, requirePayer } from "~/features/checkout/payment-outcome.server";
import { findCart } from "~/host/carts.server";
import { rethrowUnlessHostError } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import type { PaymentStatus } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { withNotCharged } from "~/lib/text/declined-text";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { RouteError } from "~/ui/feedback/route-error";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const handle = { frame: { header: false, footer: false, cartBar: false } };
export const meta = () => [{ title: "Your payment · HalalGo" }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** [PAY-14, PAY-18] The return from the provider's page, and the page of a payment with unknown outcome. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requirePayer(request, context);
  const query = new URL(request.url).searchParams;
  const choices = readChoices(query);
  const { restaurantId } = choices;
  const back = checkoutHref(choices);
  const leaveWith = (message: string, description: string) =>
    redirectWithToast(context, back, { type: "error", message, description });
  const key = query.get("key") ?? "";
  const payment = await pollPayment(context, key);
  if (payment === "unanswered") return data({ kind: "pending" as const, back }, { headers: refreshHeaders });
  if (payment === "untold") {
    const transaction = query.get("transaction")?.slice(0, 64) ?? null;
    const { orderId, ...known } = await whatHolds(context, { restaurantId, transaction });
    if (orderId) return redirectToOrder(context, restaurantId, orderId);
    await context.unconfirmedPayments.save(user.id, { restaurantId, key: key.slice(0, 100), transaction });
    const { contactEmail } = context.settings;
    return { kind: "untold" as const, back: paths.restaurant(restaurantId), transaction, contactEmail, ...known };
  }
  if (!payment) return leaveWith("Payment processing failed", "Nothing was charged, and your cart is as you left it.");
  switch (payment.status) {
    case "ordered":
      return redirectToOrder(context, restaurantId, payment.orderId ?? "", payment.amount === 0);
    case "declined":
      return leaveWith(
        "Payment processing failed",
        `${withNotCharged(payment.declineMessage ?? "The payment was abandoned.")} Your cart is as you left it.`,
      );
    case "refunded":
      return data({ kind: "refunded" as const, back, ...toRefund(payment) });
    case "charged":
      return data({ kind: "charged" as const, back }, { headers: refreshHeaders });
    case "pending":
      if (query.has("cancelled")) {
        return leaveWith("You left the payment page", "Nothing was ordered, and your cart is as you left it.");
      }
      return data({ kind: "pending" as const, back }, { headers: refreshHeaders });
  }
}

/** [PAY-16] The customer's explicit confirmation to pay again although the card may have been charged. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = requireCustomer(request, context);
  const choices = readChoices(new URL(request.url).searchParams);
  if ((await readForm(request)).get("again") !== "on") {
    return data({ error: "Check this box if you want to pay again." }, 422);
  }
  await context.unconfirmedPayments.clear(user.id, choices.restaurantId);
  return redirect(checkoutHref(choices), 303);
}

const toRefund = ({ refund, amount }: PaymentStatus) => ({
  cents: refund?.amount ?? amount ?? null,
  reason: refund?.reason ?? null,
});

export default function PaymentReturn() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="bg-sunken min-h-dvh">
      <CheckoutHeader restaurant={null} />
      <main id="main" tabIndex={-1} className="mx-auto max-w-140 px-4 py-12 text-center">
        <Icon
          name={page.kind === "refunded" ? "arrow-u-up-left" : "hourglass-medium"}
          weight="fill"
          size={44}
          className="text-primary mx-auto"
        />
        {page.kind === "untold" && <Unconfirmed {...page} error={refused?.error} />}
        {page.kind === "refunded" && (
          <>
            <h1 className="text-title mt-4">Your payment is being refunded</h1>
            <p className="mt-3">
              {page.reason} No order was placed with this payment.{" "}
              {page.cents !== null && (
                <>
                  <Money cents={page.cents} /> will be refunded to your card.
                </>
              )}
            </p>
          </>
        )}
        {(page.kind === "charged" || page.kind === "pending") && (
          <>
            <h1 className="text-title mt-4">We are checking your payment</h1>
            <p className="mt-3">
              {page.kind === "charged"
                ? "Your card was charged and we are placing your order."
                : "Our card provider has not told us yet whether your card was charged."}{" "}
              This page asks again automatically. You are charged once at most, so there is no need to pay again.
            </p>
          </>
        )}
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {page.kind !== "refunded" && (
            <ButtonLink to="" reloadDocument variant="primary" icon="arrows-clockwise">
              Check now
            </ButtonLink>
          )}
          {page.kind !== "untold" && (
            <ButtonLink to={paths.orders()} variant="secondary">
              Your orders
            </ButtonLink>
          )}
          <ButtonLink to={page.back} variant="ghost">
            {page.kind === "untold" ? "Back to the menu" : "Back to checkout"}
          </ButtonLink>
        </div>
      </main>
    </div>
  );
}

export const ErrorBoundary = () => (
  <>
    <CheckoutHeader restaurant={null} />
    <RouteError />
  </>
);

interface Held {
  /** The order placed with the payment; null where unknown. */
  orderId: string | null;
  /** What the host knows, one sentence each. */
  sentences: string[];
  /** Whether there is something left to pay for. */
  hasCart: boolean;
}

/** [PAY-18] For a host without the call for payments: the customer's orders and cart there, if it answers. */
async function whatHolds(
  { host }: AppLoadContext,
  { restaurantId, transaction }: { restaurantId: string; transaction: string | null },
): Promise<Held> {
  const [orders, cart] = await Promise.all([
    listOrders(host, { restaurant_id: restaurantId, per_page: 20 }).catch(toUnknownOutcome),
    findCart(host, restaurantId).catch(toUnknownOutcome),
  ]);
  const order = transaction ? orders?.orders.find((one) => one.transactionId === transaction) : undefined;
  const hasCart = Boolean(cart && cart.lines.length > 0);
  return {
    orderId: order?.id ?? null,
    hasCart,
    sentences: [
      ...(orders && !order ? ["Among your orders there is none with this payment."] : []),
      cart === undefined
        ? "We cannot look up your cart there at the moment."
        : hasCart
          ? "Your cart there is still full, as it is while nothing was ordered."
          : "Your cart there is empty, as it is once an order was taken.",
    ],
  };
}

/** The host's refusals count as unknown; other errors are rethrown. */
function toUnknownOutcome(error: unknown): undefined {
  rethrowUnlessHostError(error);
  return undefined;
}

interface UnconfirmedProps {
  contactEmail: string;
  transaction: string | null;
  sentences: readonly string[];
  hasCart: boolean;
  /** Why paying again was refused. */
  error: string | undefined;
}

/** [PAY-16, PAY-18] A payment with unknown outcome: what is known, and paying again only after confirmation. */
function Unconfirmed({ contactEmail, transaction, sentences, hasCart, error }: UnconfirmedProps) {
  return (
    <>
      <h1 className="text-title mt-4">We could not confirm your order</h1>
      <p className="mt-3">
        Your card may have been charged. Please do not pay again: write to{" "}
        <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink> or call the restaurant
        {transaction && (
          <>
            {" "}
            and name your payment, <bdi dir="ltr">{transaction}</bdi>
          </>
        )}
        .
      </p>
      <section aria-labelledby="known" className="rounded-card border-line bg-surface mt-6 border p-5 text-start">
        <h2 id="known" className="text-section">
          What we know
        </h2>
        <ul className="mt-2 list-disc ps-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {hasCart && (
          <Form method="post" className="mt-4" noValidate>
            <CheckboxField
              name="again"
              label="I want to pay again, and know that my card may then be charged twice"
              errors={error ? [error] : undefined}
              required
            />
            <SubmitButton variant="secondary" className="mt-3">
              Go on to pay again
            </SubmitButton>
          </Form>
        )}
      </section>
    </>
  );
}
