import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { choiceHref, readChoice } from "~/features/browse/choice";
import { rethrowUnlessHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";

export const loader = () => redirect(paths.home());

/** [HALAL-11] Saves the form's halal filters for all lists of this account; an empty form removes them. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const query = new URLSearchParams();
  const form = await readForm(request);
  for (const [name, value] of form) if (typeof value === "string") query.append(name, value);
  const choice = readChoice(query);
  const back = safePath(form.get("redirectTo")) ?? choiceHref(choice, { halal: null });
  try {
    const { message } = await context.host.send(halalCalls.saveHalalFilters, { body: { filters: choice.halal ?? [] } });
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Saved." });
  } catch (error) {
    rethrowUnlessHostError(error);
    return redirectWithToast(context, back, { type: "error", message: error.message });
  }
}
