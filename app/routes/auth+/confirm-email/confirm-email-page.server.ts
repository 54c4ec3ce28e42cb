import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { accountCalls } from "@domain/contract/calls/accounts";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { getHomePath } from "~/session/areas";
import { requireUser } from "~/session/guards.server";
import { safeRedirect } from "~/session/redirect-to";
import { loadProfile } from "~/session/restore.server";
import { redirectWithToast } from "~/session/toasts.server";

const getReturnPath = (request: Request, role: string) =>
  safeRedirect(new URL(request.url).searchParams.get("redirectTo")) ?? getHomePath(role).to;

/**
 * Whether the person's address is confirmed, according to the host; with a host that does not say, nothing is required.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = requireUser(request, context);
  const { email, email_confirmed: isConfirmed } = await loadProfile(context);
  return { email, isConfirmed: isConfirmed !== false, back: getReturnPath(request, role) };
}

/** Sends the link again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { role } = requireUser(request, context);
  try {
    const { message: said } = await context.host.send(accountCalls.sendEmailConfirmation);
    const message = said ?? "We have sent the link again.";
    const here = paths.confirmEmail({ redirectTo: getReturnPath(request, role) });
    return await redirectWithToast(context, here, { type: "success", message });
  } catch (error) {
    const { formErrors, status } = formRefusal(error, "We could not send the link. Please try again.");
    return data({ error: formErrors[0] ?? null }, status);
  }
}
