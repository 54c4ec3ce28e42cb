import { type AppLoadContext, data } from "@remix-run/node";
import { formRefusal, isHostError, refusalMessage } from "~/host/errors";
import { redirectWithToast } from "./toasts.server";

interface Confirmed<Answer> {
  /** The call of the host. */
  act: () => Promise<Answer>;
  /** Where to redirect on success. */
  back: string;
  /** The toast on success. */
  done: string | ((answer: Answer) => string);
  /** The toast's second sentence. */
  description?: string;
  /** The message of a refusal that has none [ERR-2]. */
  failed: string;
  /** The entered values, returned with a refusal to fill the form again. */
  typed?: object;
  /** [FORM-5] What it deletes may be gone already, by an earlier press or by somebody else: that is what was wanted. */
  deletes?: true;
}

/**
 * Handles a submitted confirmation: calls the host and redirects with a toast; when refused, the dialog stays open with
 * one message (`error`). @throws what `formRefusal` throws
 */
export async function confirmed<Answer>(context: AppLoadContext, confirmation: Confirmed<Answer>) {
  const { act, back, done, description, failed, typed, deletes } = confirmation;
  try {
    const answer = await act();
    const message = typeof done === "string" ? done : done(answer);
    return await redirectWithToast(context, back, { type: "success", message, description });
  } catch (error) {
    if (deletes && isHostError(error, "not_found")) {
      return redirectWithToast(context, back, { type: "success", message: "It is deleted already" });
    }
    const refusal = formRefusal(error, failed);
    // A confirmation has no fields that could display their own messages.
    return data({ ...typed, error: refusalMessage(refusal) }, refusal.status);
  }
}
