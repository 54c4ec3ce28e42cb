import { type ActionFunctionArgs, data } from "@remix-run/node";
import { parseNumber } from "@domain/values/parse-number";
import { formRefusal, isHostError } from "~/host/errors";
import { buyPass } from "~/host/payments.server";
import { readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";

/**
 * What came of Pay; the dialog acts on it. No redirect: the router drops a fetcher's when news of the new pass reload the page
 * at the same time.
 */
export type PassOutcome = { kind: "bought" | "checking" } | { kind: "declined" | "refused"; message: string };

const answer = (outcome: PassOutcome, status: number) => data(outcome, status);

const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Buys the pass, once a key, however often it comes. The host compares the price that was shown with its own. */
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

/** Whether the card was charged is not known: never a second charge, the payment's page asks the host. */
const isUnknownOutcome = (error: unknown) =>
  isHostError(error, "provider_unavailable", "timeout", "unreachable", "nonsense", "internal", "payment_in_progress");
