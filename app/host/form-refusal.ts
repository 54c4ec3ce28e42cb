import { isHostError } from "./errors";

/**
 * What a form shows when the host refused it, or did not answer: spread into conform's `submission.reply(…)`, or keep the
 * parts. `fallback` is the action's own text [ERR-2]. @throws the error itself when it is not the host's, or ends the session
 */
export function formRefusal(error: unknown, fallback?: string) {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
  const fieldErrors = Object.fromEntries(
    Object.entries(error.errors)
      .filter(([name]) => name !== "_")
      .map(([name, message]) => [name, [message]]),
  );
  // What kept the host from answering, or that it lacks the call, says more than "failed to save".
  const isTelling = ["unreachable", "timeout", "unsupported"].includes(error.code);
  const text = error.hostMessage ?? (isTelling ? error.message : (fallback ?? error.message));
  // Said beside the fields already, it is not said twice.
  const formErrors = Object.keys(fieldErrors).length > 0 ? [] : [text];
  return { status: error.status, formErrors, fieldErrors };
}
