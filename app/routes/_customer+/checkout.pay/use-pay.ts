import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import { useToast } from "~/ui/toast";
import { checkoutHref, queryOf } from "../checkout/choices";
import type { CheckoutView } from "../checkout/load-checkout.server";
import type { PayOutcome } from "./pay-action.server";

interface Refusal {
  title: string;
  whatToDo?: string;
}

const notCharged = "Your card was not charged. Check its details or use another card.";
/** The host's own sentence says it already. */
const saysCharge = /not charged/i;

/** Pay: a new token, one post with the checkout's key, and what its outcome leads to [PAY-7, PAY-8]. */
export function usePay(view: CheckoutView, tokenize: () => Promise<string>) {
  const { submit, data, state } = useFetcher<PayOutcome>();
  const [isTokenizing, setTokenizing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
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
          action: { label: "Track order", to: paths.order(data.orderId) },
        });
        return navigate(paths.home());
      case "declined":
        setRefusal({ title: data.message, whatToDo: saysCharge.test(data.message) ? undefined : notCharged });
        return show({ type: "error", message: "Payment processing failed", description: data.message });
      case "refused":
        show({ type: "error", message: "Payment processing failed", description: data.message });
        return navigate(checkoutHref(view.choices), { preventScrollReset: true });
      case "checking":
        // A page of its own, loaded anew: it asks until the payment is settled.
        return window.location.assign(paths.checkoutReturn({ ...queryOf(view.choices), key: view.key }));
    }
  }, [data, navigate, show, view]);

  const isUnderWay = useRef(false);
  const pay = async () => {
    // Two presses may come before the button is drawn as busy.
    if (isUnderWay.current || state === "submitting") return;
    isUnderWay.current = true;
    setRefusal(null);
    setTokenizing(true);
    try {
      const token = await tokenize();
      const { pathname, search } = window.location;
      const fields = { token, key: view.key, total: String(view.quote.total) };
      submit(fields, { method: "post", action: `${pathname}${search}` });
    } catch (error) {
      setRefusal({ title: error instanceof Error ? error.message : "Payment system not ready" });
    } finally {
      isUnderWay.current = false;
      setTokenizing(false);
    }
  };

  const isLeaving = data?.kind === "ordered" || data?.kind === "checking";
  return { pay: () => void pay(), isBusy: isTokenizing || state === "submitting" || isLeaving, refusal };
}
