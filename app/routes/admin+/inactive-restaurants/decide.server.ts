import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { decideRestaurant, listInactiveRestaurants } from "~/host/admin.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** To the letter [ADMIN-7]. */
const failed = "Failed to update restaurant status";

/** The restaurant a confirmation asks about. */
export async function loadDecision({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const found = (await listInactiveRestaurants(context.host)).find(({ id }) => id === params.id);
  if (!found) throw data({ code: "not_found", message: "Restaurant not found." }, 404);
  return { id: found.id, name: found.name };
}

/** Closes the dialog after success; a refusal stays in it. */
export async function decide(
  { request, context, params }: ActionFunctionArgs,
  status: "approved" | "rejected",
  reason?: string,
) {
  try {
    await decideRestaurant(context.host, params.id ?? "", status, reason);
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ error: refusal.formErrors[0] ?? failed }, refusal.status);
  }
  // The search was for the one that is decided now.
  const { searchParams } = new URL(request.url);
  searchParams.delete("search");
  const back = deskPaths.adminInactive(Object.fromEntries(searchParams));
  return redirectWithToast(context, back, { type: "success", message: `Restaurant ${status}` });
}
