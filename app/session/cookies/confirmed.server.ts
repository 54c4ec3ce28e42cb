import { type AppLoadContext, data } from "@remix-run/node";
import { formRefusal, refusalMessage } from "~/host/errors";
import { redirectWithToast } from "../toasts.server";

interface Confirmed<Answer> {
  /** The call of the host. */
  act: () => Promise<Answer>;
  /** Where a success leads. */
  back: string;
  /** What a success says there. */
  done: string | ((answer: Answer) => string);
  /** A second sentence of it. */
  description?: string;
  /** The action's own text for a refusal without one [ERR-2]. */
  failed: string;
  /** What was typed, as its form takes it back: answered beside the refusal. */
  typed?: object;
}

/**
 * The answer to a pressed confirmation: the host acts, and the page it leads to says so; refused, the dialog stays with
 * one sentence (`error`). @throws what `formRefusal` throws
 */
export async function confirmed<Answer>(context: AppLoadContext, confirmation: Confirmed<Answer>) {
  const { act, back, done, description, failed, typed } = confirmation;
  try {
    const answer = await act();
    const message = typeof done === "string" ? done : done(answer);
    return await redirectWithToast(context, back, { type: "success", message, description });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    // A confirmation has no fields that a sentence could stand beside.
    return data({ ...typed, error: refusalMessage(refusal) }, refusal.status);
  }
}
