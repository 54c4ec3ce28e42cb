import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { teamCalls } from "@domain/contract/calls/team";
import { isHostError, formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { authenticatorFor } from "~/session/authenticator.server";
import { openSession } from "~/session/login.server";
import { redirectWithToast } from "~/session/toasts.server";
import { invitationForms } from "./schema";

/** The link's invitation; null if it is used, withdrawn or expired. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const invitation = await context.host
    .call(teamCalls.getInvitation, { params: { token }, bearer: null })
    .catch((error: unknown) => {
      if (isHostError(error, "not_found", "unsupported", "validation_failed")) return null;
      throw error;
    });
  const kind = invitation?.has_account ? "knownPerson" : "newPerson";
  const body = { invitation, constraint: getZodConstraint(invitationForms[kind]) };
  return data(body, invitation ? 200 : 404);
}

/** Joins the team and opens its dashboard; anybody logged in here before is logged out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const kind = form.has("first_name") ? "newPerson" : "knownPerson";
  const submission = parseWithZod(form, { schema: invitationForms[kind] });
  const hideFields = ["password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  try {
    const login = await authenticatorFor(context).authenticate("invitation", request);
    await openSession(context, login);
    const message = login.message ?? "Welcome to the team";
    return await redirectWithToast(context, paths.dashboard(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not accept the invitation. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}
