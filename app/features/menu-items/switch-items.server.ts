import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { menuItemCalls } from "@domain/contract/calls/menu";
import { availabilities } from "@domain/menu/availability";
import { readNumber } from "@domain/values/read-number";
import { formRefusal } from "~/host/errors";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

const hours = /^hours-(\d{1,2})$/;
const switchForm = z.object({
  ids: z.array(z.string().min(1).max(64)).min(1).max(100),
  availability: z.enum(availabilities),
  hours: z.number().int().min(1).max(72).optional(),
});

const said = { on: "on the menu again", off: "sold out", tomorrow: "sold out until tomorrow morning" };

/** [ITEM-4] Takes the chosen items off the menu or puts them back, and stays on the page. */
export async function switchItems({ request, context }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const form = await readForm(request);
  const asked = String(form.get("availability") ?? "");
  const inHours = hours.exec(asked)?.[1];
  const wanted = switchForm.safeParse({
    ids: form.getAll("ids"),
    availability: inHours ? "hours" : asked,
    hours: inHours ? readNumber(inHours) : undefined,
  });
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  if (!wanted.success) {
    return redirectWithToast(context, here, { type: "error", message: "Choose at least one item" });
  }
  const { ids, availability, hours: long } = wanted.data;
  try {
    await context.host.send(menuItemCalls.setAvailability, { body: { ids, availability, hours: long } });
  } catch (error) {
    const { formErrors } = formRefusal(error, "Failed to update menu item");
    return redirectWithToast(context, here, { type: "error", message: formErrors[0] ?? "Failed to update menu item" });
  }
  const what = ids.length === 1 ? "Item is" : `${ids.length} items are`;
  const how =
    availability === "hours" ? `sold out for ${long === 1 ? "an hour" : `${long} hours`}` : said[availability];
  return redirectWithToast(context, here, { type: "success", message: `${what} ${how}` });
}
