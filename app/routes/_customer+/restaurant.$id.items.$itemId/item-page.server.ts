import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { addToCartRequest } from "@domain/contract/ordering/cart";
import { addonHalalWords, itemHalalFacts } from "@domain/halal/items";
import { parseNumber } from "@domain/values/parse-number";
import { toItemMarks } from "~/features/halal/item-marks";
import { listCapabilities } from "~/host/capabilities.server";
import { addToCart } from "~/host/carts.server";
import type { Host } from "~/host/client/host";
import { formRefusal, isHostError, refusalMessage } from "~/host/errors";
import { findMenuItem, listItemAddons } from "~/host/menu.server";
import { findRestaurant } from "~/host/restaurants.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths } from "~/lib/paths";
import { formKeyHeaders, readForm, readText } from "~/lib/read-form.server";
import { getRequestPath } from "~/session/cookies/saved-form.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { type ItemChoice, itemChoiceQuery, parseItemChoice, parseQuantity } from "./item-choice";

/** Marks the URL to return to after login, where the item is then added [REST-11]. */
const resumed = "resume";

/** The item, its add-ons, and the choices in the URL. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id: restaurantId = "", itemId = "" } = params;
  const query = new URL(request.url).searchParams;
  if (query.has(resumed)) throw await resume(request, context, { restaurantId, menuItemId: itemId });
  const [item, addons, restaurant] = await Promise.all([
    findMenuItem(context.host, restaurantId, itemId),
    listOrderable(context.host, itemId),
    // The dialog opens even if nothing is known about its restaurant.
    findRestaurant(context.host, restaurantId).catch(() => null),
  ]);
  if (!item || (item.restaurantId !== null && item.restaurantId !== restaurantId)) {
    throw notFoundPage("Item not found.");
  }
  const place = restaurant?.halal ?? null;
  const words = [
    ...itemHalalFacts(place, item.marks),
    ...(addons.length > 0 ? addonHalalWords(place, item.marks) : []),
    ...(item.dietText ? item.dietText.split(" · ") : []),
  ];
  const marks = toItemMarks(words);
  // [FORM-5] A new one each time, so that the same dish can be added once more on purpose.
  const key = query.get("key") ?? randomUUID();
  return { item, addons, marks, choice: parseItemChoice(query), key };
}

/** Adds the item; without JavaScript also handles the stepper and "Update total". */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id: restaurantId = "", itemId: menuItemId = "" } = params;
  const unreadRequest = request.clone();
  const form = await readForm(request);
  const choice = parseItemChoice(form);
  const step = parseNumber(form.get("quantityStep"));
  if (step || form.get("intent") === "update") {
    const quantity = String(parseQuantity(String(parseQuantity(choice.quantity) + Math.sign(step || 0))));
    return redirect(itemHref(restaurantId, menuItemId, { ...choice, quantity }), 303);
  }
  if (!context.session.user) {
    const here = getRequestPath(request);
    const resumeAt = `${here.split("?")[0] ?? here}?${resumed}=1`;
    await context.savedForms.save(unreadRequest, null, resumeAt);
    return redirect(paths.login(resumeAt), 303);
  }
  requireCustomer(request, context);
  const headers = await formKeyHeaders(request, form);
  const added = await addItem(context.host, { restaurantId, menuItemId }, { choice, headers });
  if (!added.isAdded) return data({ errors: added.errors, choice, key: readText(form, "key") }, added.status);
  return redirectWithToast(context, paths.restaurant(restaurantId), { type: "success", message: added.message });
}

/**
 * [REST-11] After the login, adds what the visitor had posted, once. The form comes from its sealed cookie, so that
 * following a link alone adds nothing.
 */
async function resume(request: Request, context: AppLoadContext, ids: { restaurantId: string; menuItemId: string }) {
  const { savedForms, host } = context;
  const { pathname } = new URL(request.url);
  const bare = itemHref(ids.restaurantId, ids.menuItemId);
  requireCustomer(request, context);
  const savedForm = await savedForms.read();
  if (!savedForm?.resumeAt || savedForm.resumeAt.split("?")[0] !== pathname) return redirect(bare);
  savedForms.clear();
  const form = new FormData();
  for (const [name, value] of savedForm.fields) form.append(name, value);
  const choice = parseItemChoice(form);
  const added = await addItem(host, ids, { choice, headers: await formKeyHeaders(request, form) });
  if (added.isAdded) {
    return redirectWithToast(context, paths.restaurant(ids.restaurantId), { type: "success", message: added.message });
  }
  const message = added.errors.quantity ?? added.errors.form ?? "Failed to add item to cart";
  // The key comes along: pressed again, what was added and not answered is not added once more.
  const again = itemHref(ids.restaurantId, ids.menuItemId, choice, readText(form, "key"));
  return redirectWithToast(context, again, { type: "error", message });
}

function itemHref(restaurantId: string, menuItemId: string, choice?: ItemChoice, key = ""): string {
  const chosen = choice ? itemChoiceQuery(choice) : new URLSearchParams();
  if (key) chosen.set("key", key);
  const query = chosen.toString();
  return `${paths.menuItem(restaurantId, menuItemId)}${query ? `?${query}` : ""}`;
}

/** The item's add-ons; none for a host without quotes, whose carts would drop them. */
async function listOrderable(host: Host, itemId: string) {
  const [addons, offered] = await Promise.all([
    listItemAddons(host, itemId).catch(noneWhereUnknown),
    listCapabilities(host, ["quote"]),
  ]);
  return offered.includes("quote") ? addons : [];
}

function noneWhereUnknown(error: unknown) {
  if (isHostError(error, "not_found", "unsupported")) return [];
  throw error;
}

/** Why an item was not added to the cart. */
interface AddRefusal {
  status: number;
  /** Errors for the quantity field or the whole form. */
  errors: { quantity?: string; form?: string };
}

type Added = { isAdded: true; message: string } | ({ isAdded: false } & AddRefusal);

/** [REST-10, CART-8] Validates the choices and adds the item. @throws HostError unauthenticated */
async function addItem(
  host: Host,
  ids: { restaurantId: string; menuItemId: string },
  { choice, headers }: { choice: ItemChoice; headers: Record<string, string> },
): Promise<Added> {
  const { quantity, size, addonIds } = choice;
  const parsed = addToCartRequest.safeParse({ ...ids, size, addonIds, quantity: parseNumber(quantity) });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message = issue?.message ?? "Failed to add item to cart";
    const errors = issue?.path[0] === "quantity" ? { quantity: message } : { form: "Failed to add item to cart" };
    return { isAdded: false, status: 422, errors };
  }
  try {
    return {
      isAdded: true,
      message: (await addToCart(host, parsed.data, headers)) ?? "Item added to cart successfully",
    };
  } catch (error) {
    const unclear = isHostError(error, "invalid_response") ? "We got no answer." : undefined;
    const refusal = formRefusal(error, "Failed to add item to cart", unclear);
    const inQuantity = refusal.fieldErrors["quantity"]?.[0];
    const message = refusalMessage(refusal);
    // Its answer was lost, and it may well be there: pressed again, it would be there twice.
    const form = isHostError(error, "timeout", "unreachable", "invalid_response")
      ? `${message} It may be in your cart already: look there first.`
      : message;
    const errors = inQuantity ? { quantity: inQuantity } : { form };
    return { isAdded: false, status: refusal.status, errors };
  }
}
