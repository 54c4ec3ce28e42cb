import { type AppLoadContext, data } from "@remix-run/node";
import { formRefusal, isHostError, refusalMessage } from "~/host/errors";
import { redirectWithToast } from "./toasts.server";

interface Confirmation<Answer> {
  /** The call of the host. */
  run: () => Promise<Answer>;
  /** Where to redirect on success. */
  redirectTo: string;
  /** The toast on success. */
  successMessage: string | ((answer: Answer) => string);
  /** The toast's second sentence. */
  description?: string;
  /** The message of a refusal that has none [ERR-2]. */
  failureMessage: string;
  /** The message where the change may have been made, if the same again is made once. */
  unclearMessage?: string;
  /** The entered values, returned with a refusal to fill the form again. */
  submittedValues?: object;
  /** [FORM-5] For what deletes: it may be gone already, by an earlier press or by somebody else, which is what was wanted. */
  ignoreNotFound?: true;
}

/**
 * Handles a submitted confirmation: calls the host and redirects with a toast; when refused, the dialog stays open with
 * one message (`error`). @throws what `formRefusal` throws
 */
export async function submitConfirmation<Answer>(context: AppLoadContext, confirmation: Confirmation<Answer>) {
  const {
    run,
    redirectTo,
    successMessage,
    description,
    failureMessage,
    unclearMessage,
    submittedValues,
    ignoreNotFound,
  } = confirmation;
  try {
    const answer = await run();
    const message = typeof successMessage === "string" ? successMessage : successMessage(answer);
    return await redirectWithToast(context, redirectTo, { type: "success", message, description });
  } catch (error) {
    if (ignoreNotFound && isHostError(error, "not_found")) {
      return redirectWithToast(context, redirectTo, { type: "success", message: "It is deleted already" });
    }
    const refusal = formRefusal(error, failureMessage, unclearMessage);
    // A confirmation has no fields that could display their own messages.
    return data({ ...submittedValues, error: refusalMessage(refusal) }, refusal.status);
  }
}
