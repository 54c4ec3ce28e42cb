import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { decideRestaurant, getRestaurantDetails } from "~/host/admin.server";
import { deskPaths } from "~/lib/desk-paths";
import { confirmed } from "~/session/confirmed.server";
import { requireArea } from "~/session/guards.server";

/** To the letter [ADMIN-7]. */
const failed = "Failed to update restaurant status";

/** The restaurant a confirmation asks about; one that a colleague decided meanwhile too: the host says so. */
export async function loadDecision({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const found = await getRestaurantDetails(context.host, params.id ?? "");
  if (!found) throw data({ code: "not_found", message: "Restaurant not found." }, 404);
  return { id: found.id, name: found.name };
}

/** Closes the dialog after success; a refusal stays in it. */
export async function decide(
  { request, context, params }: ActionFunctionArgs,
  status: "approved" | "rejected",
  { reason, typed }: { reason?: string; typed?: object } = {},
) {
  // The search was for the one that is decided now.
  const { searchParams } = new URL(request.url);
  searchParams.delete("search");
  return confirmed(context, {
    act: () => decideRestaurant(context.host, params.id ?? "", status, reason),
    back: deskPaths.adminInactive(Object.fromEntries(searchParams)),
    done: `Restaurant ${status}`,
    failed,
    typed,
  });
}
