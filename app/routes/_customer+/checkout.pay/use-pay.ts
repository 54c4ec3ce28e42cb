import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { declinedWith, useToken } from "~/ui/card-payment/use-token";
import { useToast } from "~/ui/toast";
import { checkoutHref, queryOf } from "~/features/checkout/choices";
import type { CheckoutView } from "~/features/checkout/load-checkout.server";
import type { PayOutcome } from "./pay-action.server";

/** Pay: a new token, one post with the checkout's key, and what its outcome leads to [PAY-7, PAY-8]. */
export function usePay(view: CheckoutView, tokenize: () => Promise<string>) {
  const { submit, data, state } = useFetcher<PayOutcome>();
  const { pay, isTokenizing, refusal, setRefusal } = useToken(tokenize, state === "submitting", (token) => {
    const { pathname, search } = window.location;
    const fields = { token, key: view.key, total: String(view.quote.total) };
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
        setRefusal(declinedWith(data.message));
        return show({ type: "error", message: "Payment processing failed", description: data.message });
      case "refused":
        show({ type: "error", message: "Payment processing failed", description: data.message });
        return navigate(checkoutHref(view.choices), { preventScrollReset: true });
      case "checking":
        // A page of its own, loaded anew: it asks until the payment is settled.
        return window.location.assign(
          paths.checkoutReturn({
            ...queryOf(view.choices),
            key: data.key ?? view.key,
            transaction: data.transactionId,
          }),
        );
    }
  }, [data, navigate, show, view, setRefusal]);

  const isLeaving = data?.kind === "ordered" || data?.kind === "checking";
  return { pay, isBusy: isTokenizing || state === "submitting" || isLeaving, refusal };
}
