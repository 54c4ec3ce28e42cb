import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { menuCategoryCalls, menuItemCalls, servingMenuCalls } from "@domain/contract/calls/menu";
import { maxStationLength, stationLengthMessage } from "@domain/kitchen";
import { categoryLabel } from "@domain/options";
import { typedNumber } from "@domain/values/typed-number";
import type { Host } from "~/host/client/host";
import { formRefusal, isHostError } from "~/host/errors";
import { listCategories, listMenus, listOwnItems } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { formKeyHeaders, readForm, readText } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** The menu's categories, and the items of the one in the URL (by default the first). */
export async function loadMenuOrder({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [categories, menus] = await Promise.all([
    listCategories(context.host, restaurant.id),
    listMenus(context.host, restaurant.id),
  ]);
  const categoryParam = new URL(request.url).searchParams.get("category");
  const open = categories.find(({ name }) => name === categoryParam) ?? categories[0];
  const { items } = open
    ? await listOwnItems(context.host, { restaurant_id: restaurant.id, category: open.name })
    : { items: [] };
  return {
    categories,
    open: open?.name ?? null,
    /** [RUSH-18] The scheduled menus, and whether each contains the selected category. */
    menus: menus?.map(({ name, categories: on }) => ({ name, holdsIt: on.includes(open?.name ?? "") })) ?? [],
    // A host without filters returns the whole menu.
    items: items
      .filter(({ category }) => category === open?.name)
      .map(({ id, name, image, isAvailable }) => ({ id, name, image, isAvailable })),
  };
}

const name = z
  .string()
  .trim()
  .min(2, "Category must be at least 2 characters")
  .max(60, "Category can be at most 60 characters");
const id = z.string().min(1).max(64);
/** The neighbors to swap with, as the user saw them. */
const moveFields = { direction: z.enum(["up", "down"]), above: id.optional(), below: id.optional() };
const categoryName = z.string().min(1).max(60);
/** The category's version as loaded; empty if the host has no versions. */
const version = z.preprocess((value) => (value === "" ? undefined : value), typedNumber(z.number().int()).optional());

const station = z.string().trim().max(maxStationLength, stationLengthMessage).default("");

const change = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("move-category"), name: categoryName, ...moveFields }),
  z.object({ intent: z.literal("move-item"), id, ...moveFields }),
  z.object({ intent: z.literal("add"), name }),
  z.object({ intent: z.literal("rename"), name: categoryName, new_name: name, version, station }),
  z.object({ intent: z.literal("delete"), name: categoryName, version }),
  z.object({ intent: z.literal("serve"), name: categoryName, menus: z.array(z.string().max(40)) }),
]);
type Change = z.output<typeof change>;

/** Moves, adds, renames and deletes; each form on the page posts one action. */
export async function changeMenuOrder({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const typed = { ...Object.fromEntries(form), menus: form.getAll("menus") };
  const parsed = change.safeParse(typed);
  const entered = {
    intent: readText(form, "intent"),
    name: readText(form, "name"),
    typed: readText(form, form.has("new_name") ? "new_name" : "name"),
  };
  if (!parsed.success) return data({ ...entered, error: parsed.error.issues[0]?.message ?? "Please try again" }, 422);
  const { search } = new URL(request.url);
  const here = `${dashboardPaths.dashboardMenuOrder()}${search}`;
  try {
    const done = withUnchangedName(parsed.data);
    const message = await apply(context.host, restaurant.id, done, await formKeyHeaders(request, form));
    if (message === null) return { moved: done.intent === "move-item" ? done.id : entered.name };
    const to = done.intent === "rename" ? dashboardPaths.dashboardMenuOrder({ category: done.new_name }) : here;
    return await redirectWithToast(context, to, { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to change the menu's order");
    const message = refusal.formErrors[0] ?? Object.values(refusal.fieldErrors)[0]?.[0];
    const sentence = message ?? "Failed to change the menu's order";
    // Reloads the page in its current order; outdated buttons would be rejected again.
    if (entered.intent.startsWith("move-") && isHostError(error, "conflict"))
      return redirectWithToast(context, here, { type: "error", message: sentence });
    return data({ ...entered, error: sentence }, refusal.status);
  }
}

/** The name field shows the category's label: a name left as it is renames nothing. */
const withUnchangedName = (wanted: Change): Change =>
  wanted.intent === "rename" && wanted.new_name === categoryLabel(wanted.name)
    ? { ...wanted, new_name: wanted.name }
    : wanted;

const toMove = ({ direction, above, below }: { direction: "up" | "down"; above?: string; below?: string }) => ({
  direction,
  past: direction === "up" ? above : below,
});

/** @returns the message to show; null if the page itself shows the result */
async function apply(
  host: Host,
  restaurantId: string,
  wanted: Change,
  headers: Record<string, string>,
): Promise<string | null> {
  const here = { restaurant_id: restaurantId };
  switch (wanted.intent) {
    case "move-category":
      await host.send(menuCategoryCalls.moveMenuCategory, { body: { ...here, name: wanted.name, ...toMove(wanted) } });
      return null;
    case "move-item":
      await host.send(menuItemCalls.moveMenuItem, { params: { id: wanted.id }, body: toMove(wanted) });
      return null;
    case "add":
      await host.send(menuCategoryCalls.createMenuCategory, { body: { ...here, name: wanted.name }, headers });
      return "Category added";
    case "rename":
      await host.send(menuCategoryCalls.renameMenuCategory, {
        body: {
          ...here,
          name: wanted.name,
          new_name: wanted.new_name,
          version: wanted.version,
          station: wanted.station,
        },
        headers,
      });
      return wanted.name === wanted.new_name ? "Category saved" : "Category renamed";
    case "serve":
      await host.send(servingMenuCalls.setCategoryMenus, { body: { ...here, name: wanted.name, menus: wanted.menus } });
      return "Menus of the category saved";
    case "delete":
      await host.send(menuCategoryCalls.deleteMenuCategory, {
        body: { ...here, name: wanted.name, version: wanted.version },
        headers,
      });
      return "Category deleted";
  }
}
