import { type ActionFunctionArgs, data } from "@remix-run/node";
import { favouriteCalls } from "@domain/contract/calls/accounts";
import { isHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";

/** [HOME-31] Marks (`intent` add) or unmarks (remove) `restaurantId`. A native post leads back to `redirectTo`. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const [restaurantId, intent] = [String(form.get("restaurantId") ?? ""), form.get("intent")];
  const back = safePath(form.get("redirectTo")) ?? paths.favourites();
  if (!restaurantId || restaurantId.length > 64 || (intent !== "add" && intent !== "remove")) {
    throw data({ code: "validation_failed", message: "This form is not complete." }, 400);
  }
  try {
    if (intent === "add") await context.host.send(favouriteCalls.addFavourite, { body: { restaurantId } });
    else await context.host.send(favouriteCalls.deleteFavourite, { params: { restaurantId } });
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    return redirectWithToast(context, back, { type: "error", message: error.message });
  }
  const isNativePost = request.headers.get("accept")?.includes("text/html");
  if (!isNativePost) return null;
  const message = intent === "add" ? "Added to your favorites" : "Removed from your favorites";
  return redirectWithToast(context, back, { type: "success", message });
}
