import { type ActionFunctionArgs, data } from "@remix-run/node";
import { parseNumber } from "@domain/values/parse-number";
import { formRefusal, isHostError } from "~/host/errors";
import { buyPass } from "~/host/payments.server";
import { readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";

/**
 * The outcome of Pay, for the dialog. Not a redirect: the router drops a fetcher's redirect when a live event reloads
 * the page at the same time.
 */
export type PassOutcome = { kind: "bought" | "checking" } | { kind: "declined" | "refused"; message: string };

const answer = (outcome: PassOutcome, status: number) => data(outcome, status);

const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Buys the pass, once per key, however often it is submitted. The host compares the displayed price with its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const key = text(form.get("key"));
  try {
    await buyPass(context.host, key, { token: text(form.get("token")), amount: parseNumber(form.get("amount")) });
    return answer({ kind: "bought" }, 200);
  } catch (error) {
    if (isUnknownOutcome(error)) {
      context.logger.warn({ err: error }, "The outcome of a payment for a pass is not known yet");
      return answer({ kind: "checking" }, 202);
    }
    const { formErrors, fieldErrors, status } = formRefusal(error, "Payment processing failed");
    const message = [...formErrors, ...Object.values(fieldErrors).flat()][0] ?? "Payment processing failed";
    return answer({ kind: isHostError(error, "payment_declined") ? "declined" : "refused", message }, status);
  }
}

/** Unknown whether the card was charged: it is not charged again, and the payment's page asks the host. */
const isUnknownOutcome = (error: unknown) =>
  isHostError(error, "provider_unavailable", "timeout", "unreachable", "nonsense", "internal", "payment_in_progress");
