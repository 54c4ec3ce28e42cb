import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findOwnItem } from "~/host/catalogue.server";
import { requireMerchant } from "~/session/guards.server";

/** The item of the address, and who looks at it. Throws the 404 page. */
export async function loadOwnItem({ request, context, params }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const item = await findOwnItem(context.host, restaurant.id, params.id ?? "");
  if (!item) throw data({ code: "not_found", message: "Menu item not found." }, 404);
  return { user, restaurant, item };
}
