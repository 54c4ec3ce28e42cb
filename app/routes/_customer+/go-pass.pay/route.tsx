import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useFetcher,
  useLoaderData,
  useNavigate,
  useOutletContext,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { parseNumber } from "@domain/values/parse-number";
import { isUnknownOutcome, paymentRefusal } from "~/features/checkout/payment-errors.server";
import { paidTexts, toReturnQuery } from "~/features/pass/headline";
import { loadPass, type PassPage } from "~/features/pass/load-pass.server";
import { buyPass, requireCardFields } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { CardPaymentDialog } from "~/ui/card-payment/card-payment-dialog";
import { outcomeOr } from "~/ui/card-payment/unknown-outcome";
import { useCardFields } from "~/ui/card-payment/use-card-fields";
import { declinedRefusal, useToken } from "~/ui/card-payment/use-token";
import { useToast } from "~/ui/feedback/toast";
import { StarPattern } from "~/ui/illustration";
import { LogoMark } from "~/ui/logo";
import { Money } from "~/ui/money";

export const meta = () => [{ title: "Card payment · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const [{ pass }, config] = await Promise.all([
    loadPass(context),
    requireCardFields(context.host, context.settings.cardFields),
  ]);
  // A pass that renews itself needs no payment.
  return pass?.renews && !pass.isRefused ? redirect(paths.goPass()) : config;
}

/**
 * The outcome of Pay, for the dialog. Not a redirect: the router drops a fetcher's redirect when a live event reloads
 * the page at the same time.
 */
type PassOutcome = { kind: "bought" | "checking" } | { kind: "declined" | "refused"; message: string };

const answer = (outcome: PassOutcome, status: number) => data(outcome, status);

/** Buys the pass, once per key, however often it is submitted. The host compares the displayed price with its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const key = readText(form, "key");
  try {
    await buyPass(context.host, key, { token: readText(form, "token"), amount: parseNumber(form.get("amount")) });
    return answer({ kind: "bought" }, 200);
  } catch (error) {
    if (isUnknownOutcome(error)) {
      context.logger.warn({ err: error }, "The outcome of a payment for a pass is not known yet");
      return answer({ kind: "checking" }, 202);
    }
    const { status, ...refusal } = paymentRefusal(error);
    return answer(refusal, status);
  }
}

/** The card fields' settings do not change while they are open. */
export const shouldRevalidate = () => false;

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  outcomeOr<PassOutcome>(serverAction, { kind: "checking" });

/** The card dialog over the page of the Go Pass. */
export default function PayPass() {
  const page = useOutletContext<PassPage>();
  const config = useLoaderData<typeof loader>();
  return page.key ? <PassDialog price={page.price} pass={page.pass} paymentKey={page.key} config={config} /> : null;
}

type PassDialogProps = {
  /** Cents. */
  price: number;
  pass: PassPage["pass"];
  paymentKey: string;
  config: { sdkUrl: string; publicKey: string; merchantId?: string | null };
};

/** The card dialog for a month of the pass; it says that the card is stored for the next ones. */
function PassDialog({ price, pass, paymentKey, config }: PassDialogProps) {
  const fields = useCardFields(config);
  const { submit, data, state } = useFetcher<PassOutcome>();
  /** A reload after the payment may bring the pass with it, and the key of the next one. */
  const sent = useRef({ key: paymentKey, pass });
  const { pay, isTokenizing, refusal, setRefusal } = useToken(fields.tokenize, state !== "idle", (token) => {
    sent.current = { key: paymentKey, pass };
    submit({ token, key: paymentKey, amount: String(price) }, { method: "post", action: paths.goPassPay() });
  });
  const seen = useRef<PassOutcome | undefined>(undefined);
  const navigate = useNavigate();
  const show = useToast();
  useEffect(() => {
    // Waits for a running reload of the page, which navigating would abort.
    if (!data || state !== "idle" || seen.current === data) return;
    seen.current = data;
    switch (data.kind) {
      case "bought":
        show({ type: "success", ...paidTexts(sent.current.pass) });
        return navigate(paths.goPass(), { preventScrollReset: true });
      case "declined":
        return setRefusal(declinedRefusal(data.message));
      case "refused":
        show({ type: "error", message: "Payment processing failed", description: data.message });
        return navigate(paths.goPass(), { preventScrollReset: true });
      case "checking":
        // A full page load: that page polls until the payment is settled.
        return window.location.assign(
          paths.goPassReturn({ key: sent.current.key, ...toReturnQuery(sent.current.pass) }),
        );
    }
  }, [data, state, navigate, show, setRefusal]);
  const isLeaving = data?.kind === "bought" || data?.kind === "checking";
  return (
    <CardPaymentDialog
      fields={fields}
      pay={pay}
      isBusy={isTokenizing || state !== "idle" || isLeaving}
      refusal={refusal}
      cents={price}
      cover={<Cover price={price} />}
      closeHref={paths.goPass()}
      consent={
        <>
          You pay <Money cents={price} /> now and the same every month, with this card, until you cancel on the Go Pass
          page. Our card provider keeps the card for that.
        </>
      }
      withoutScript="The card fields need JavaScript. Go back to pay for one month on our card provider's page."
      faultDetail="Your card was not charged. On our card provider's page you pay for one month, which does not renew automatically."
      hosted={{ action: paths.goPass(), fields: {}, place: `${paymentKey}:${price}` }}
    />
  );
}

function Cover({ price }: { price: number }) {
  return (
    <div className="relative flex items-center gap-4 overflow-hidden px-5 py-5 md:px-8">
      <StarPattern opacity={0.12} />
      <span className="promo-pass rounded-control relative grid size-19 shrink-0 place-items-center border border-white/25">
        <LogoMark night size={40} />
      </span>
      <p className="relative min-w-0 pe-10">
        <span className="text-on-night-quiet block truncate">Go Pass, one month</span>
        <span className="text-clock block text-[2.875rem]!">
          <Money cents={price} />
        </span>
      </p>
    </div>
  );
}
