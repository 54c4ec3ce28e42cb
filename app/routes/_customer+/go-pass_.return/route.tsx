import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { refreshHeaders, pollPayment, requirePayer } from "~/features/checkout/payment-outcome.server";
import { paidTexts, readReturnQuery } from "~/features/pass/headline";
import { paths } from "~/lib/paths";
import { withNotCharged } from "~/lib/text/declined-text";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";

export const meta = () => [{ title: "Your payment · HalalGo" }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** [PAY-14, PAY-18] The return from the provider's page, and the page of a payment with unknown outcome. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePayer(request, context);
  const query = new URL(request.url).searchParams;
  const leaveWith = (message: string, description: string) =>
    redirectWithToast(context, paths.goPass(), { type: "error", message, description });
  const payment = await pollPayment(context, query.get("key") ?? "");
  const checking = () => data({ refund: null }, { headers: refreshHeaders });
  if (payment === "unanswered") return checking();
  if (payment === "untold") {
    return leaveWith(
      "We could not confirm your payment",
      "Your card may have been charged. Look at your card’s statement before you pay again.",
    );
  }
  if (!payment) return leaveWith("Payment processing failed", "Nothing was charged.");
  switch (payment.status) {
    case "ordered":
      return redirectWithToast(context, paths.goPass(), { type: "success", ...paidTexts(readReturnQuery(query)) });
    case "declined":
      return leaveWith(
        "Payment processing failed",
        withNotCharged(payment.declineMessage ?? "The payment was abandoned."),
      );
    case "refunded": {
      const { refund, amount } = payment;
      return data({ refund: { cents: refund?.amount ?? amount ?? null, reason: refund?.reason ?? null } });
    }
    case "pending":
      return query.has("cancelled") ? leaveWith("You left the payment page", "Nothing was charged.") : checking();
    case "charged":
      return checking();
  }
}

export default function PassReturn() {
  const { refund } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-140 px-4 py-12 text-center">
      <Icon
        name={refund ? "arrow-u-up-left" : "hourglass-medium"}
        weight="fill"
        size={44}
        className="text-primary mx-auto"
      />
      <h1 className="text-title mt-4">{refund ? "Your payment is being refunded" : "We are checking your payment"}</h1>
      <p className="mt-3">
        {refund ? (
          <>
            {refund.reason}{" "}
            {refund.cents !== null && (
              <>
                <Money cents={refund.cents} /> will be refunded to your card.
              </>
            )}
          </>
        ) : (
          "Our card provider has not told us yet whether your card was charged. This page asks again automatically. You are charged once at most, so there is no need to pay again."
        )}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {!refund && (
          <ButtonLink to="" reloadDocument icon="arrows-clockwise">
            Check now
          </ButtonLink>
        )}
        <ButtonLink to={paths.goPass()} variant="secondary">
          Your Go Pass
        </ButtonLink>
      </div>
    </main>
  );
}
