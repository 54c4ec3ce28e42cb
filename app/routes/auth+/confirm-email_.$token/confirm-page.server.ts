import { type ActionFunctionArgs, data } from "@remix-run/node";
import { accountCalls } from "@domain/contract/calls/accounts";
import { isHostError, formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { getHomePath } from "~/session/areas";
import { redirectWithToast } from "~/session/toasts.server";

/** Requires a button press, because mail scanners open links too. */
export async function action({ context, params: { token = "" } }: ActionFunctionArgs) {
  const { user } = context.session;
  try {
    const { message: said } = await context.host.send(accountCalls.confirmEmail, { params: { token }, bearer: null });
    const message = said ?? "Your email address is confirmed.";
    return await redirectWithToast(context, user ? getHomePath(user.role).to : paths.login(), {
      type: "success",
      message,
    });
  } catch (error) {
    const { formErrors, status } = formRefusal(error, "We could not confirm your address. Please try again.");
    const isOver = isHostError(error, "validation_failed", "not_found", "unsupported");
    return data({ isOver, error: formErrors[0] ?? "This link is no longer valid. Please ask for a new one." }, status);
  }
}
