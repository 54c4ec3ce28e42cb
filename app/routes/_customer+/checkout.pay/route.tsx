import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useFetcher,
  useLoaderData,
  useNavigate,
  useOutletContext,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { checkoutHref, toQuery } from "~/features/checkout/choices";
import { requireCardFields } from "~/host/payments.server";
import { paths, withQuery } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { CardPaymentDialog } from "~/ui/card-payment/card-payment-dialog";
import { outcomeOr } from "~/ui/card-payment/unknown-outcome";
import { useCardFields } from "~/ui/card-payment/use-card-fields";
import { declinedRefusal, useToken } from "~/ui/card-payment/use-token";
import { useToast } from "~/ui/feedback/toast";
import { StarPattern } from "~/ui/illustration";
import { Money } from "~/ui/money";
import { Picture } from "~/ui/picture";
import type { PayOutcome } from "./pay-action.server";

export { action } from "./pay-action.server";

export const meta = () => [{ title: "Card payment · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return requireCardFields(context.host, context.settings.cardFields);
}

/** The card fields' settings do not change while they are open. */
export const shouldRevalidate = () => false;

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  outcomeOr<PayOutcome>(serverAction, { kind: "checking", message: null });

/** [CHK-14] The card dialog over the checkout. */
export default function Pay() {
  const view = useOutletContext<CheckoutView>();
  return <CardDialog view={view} config={useLoaderData<typeof loader>()} />;
}

type CardDialogProps = {
  view: CheckoutView;
  config: { sdkUrl: string; publicKey: string; merchantId?: string | null };
};

/** [PAY-1…6] The checkout's card dialog; the amount is the quote's total. */
function CardDialog({ view, config }: CardDialogProps) {
  const fields = useCardFields(config);
  const query = toQuery(view.choices);
  return (
    <CardPaymentDialog
      fields={fields}
      {...usePay(view, fields.tokenize)}
      cents={view.quote.total}
      cover={<Cover view={view} />}
      closeHref={checkoutHref(view.choices)}
      withoutScript="The card fields need JavaScript. Go back and press Place Order to pay on our card provider's page."
      faultDetail="Your card was not charged, and your cart is as you left it."
      hosted={{
        action: withQuery(paths.checkout(), query),
        fields: query,
        place: view.placing,
      }}
    />
  );
}

function Cover({ view }: { view: CheckoutView }) {
  const [line] = view.quote.lines;
  return (
    <div className="relative flex items-center gap-4 overflow-hidden px-5 py-5 md:px-8">
      <StarPattern opacity={0.12} />
      <Picture
        src={line?.image ?? view.restaurant.image}
        alt=""
        width={76}
        height={76}
        eager
        className="rounded-control relative size-19 shrink-0"
      />
      <p className="relative min-w-0 pe-10">
        <span className="text-on-night-quiet block truncate">You pay {view.restaurant.name}</span>
        <span className="text-clock block text-[2.875rem]!">
          <Money cents={view.quote.total} />
        </span>
      </p>
    </div>
  );
}

/** Pay: a new token, a submission with the checkout's key, and the navigation for its outcome [PAY-7, PAY-8]. */
function usePay(view: CheckoutView, tokenize: () => Promise<string>) {
  const { submit, data, state } = useFetcher<PayOutcome>();
  const { pay, isTokenizing, refusal, setRefusal } = useToken(tokenize, state === "submitting", (token) => {
    const { pathname, search } = window.location;
    const fields = { token, key: view.key, total: String(view.quote.total), halal: view.shownHalal ?? "" };
    submit(fields, { method: "post", action: `${pathname}${search}` });
  });
  const seen = useRef<PayOutcome | undefined>(undefined);
  const navigate = useNavigate();
  const show = useToast();

  useEffect(() => {
    if (!data || seen.current === data) return;
    seen.current = data;
    switch (data.kind) {
      case "ordered":
        show({ type: "success", message: "Payment processed successfully" });
        show({
          type: "success",
          message: data.message,
          description: data.orderNumber ? `Order ${data.orderNumber}` : undefined,
          action: data.orderId ? { label: "Track order", to: paths.order(data.orderId) } : undefined,
        });
        return navigate(paths.home());
      case "declined":
        return setRefusal(declinedRefusal(data.message));
      case "refused":
        show({ type: "error", message: "Payment processing failed", description: data.message });
        return navigate(checkoutHref(view.choices), { preventScrollReset: true });
      case "checking":
        // A full page load: that page polls until the payment is settled.
        return window.location.assign(
          paths.checkoutReturn({
            ...toQuery(view.choices),
            key: data.key ?? view.key,
            transaction: data.transactionId,
          }),
        );
    }
  }, [data, navigate, show, view, setRefusal]);

  const isLeaving = data?.kind === "ordered" || data?.kind === "checking";
  return { pay, isBusy: isTokenizing || state === "submitting" || isLeaving, refusal };
}
