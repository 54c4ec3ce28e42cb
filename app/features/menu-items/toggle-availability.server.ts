import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { addonCalls } from "@domain/contract/calls/addons";
import { menuItemCalls } from "@domain/contract/calls/menu";
import { availabilityOptions } from "@domain/menu/availability";
import { parseNumber } from "@domain/values/parse-number";
import type { Host } from "~/host/client/host";
import { formRefusal, isHostError } from "~/host/errors";
import { readForm, readText } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast, stayWithToast } from "~/session/toasts.server";

const hours = /^hours-(\d{1,2})$/;
const ids = z.array(z.string().min(1).max(64)).max(100);
const switchForm = z
  .object({
    ids,
    addons: ids,
    name: z.string().max(120),
    availability: z.enum(availabilityOptions),
    hours: z.number().int().min(1).max(72).optional(),
  })
  .refine((form) => form.ids.length + form.addons.length > 0);
type Switch = z.output<typeof switchForm>;

const stateTexts = { on: "on the menu again", off: "sold out", tomorrow: "sold out until tomorrow, 5:00 AM" };
const failed = "Failed to update menu item";

/**
 * [ITEM-4, RUSH-8] Marks the chosen items or add-ons as sold out or available, and stays on the page or redirects to
 * `redirectTo`; with `stay` only the message appears.
 */
export async function toggleAvailability({ request, context }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const form = await readForm(request);
  const { pathname, search } = new URL(request.url);
  const { status, toast } = await takeSwitch(context.host, form);
  if (form.has("stay")) return stayWithToast(context, toast, status);
  return redirectWithToast(context, safePath(form.get("redirectTo")) ?? `${pathname}${search}`, toast);
}

async function takeSwitch(host: Host, form: FormData) {
  const refused = (message: string, status: number) => ({ status, toast: { type: "error" as const, message } });
  const switchValue = readText(form, "availability");
  const inHours = hours.exec(switchValue)?.[1];
  const parsed = switchForm.safeParse({
    ids: form.getAll("ids"),
    addons: form.getAll("addons"),
    name: form.get("name") ?? "",
    availability: inHours ? "hours" : switchValue,
    hours: inHours ? parseNumber(inHours) : undefined,
  });
  if (!parsed.success) return refused("Choose at least one item", 422);
  const { availability, hours: long } = parsed.data;
  try {
    if (parsed.data.ids.length > 0)
      await host.send(menuItemCalls.setAvailability, { body: { ids: parsed.data.ids, availability, hours: long } });
    if (parsed.data.addons.length > 0) {
      const body = { ids: parsed.data.addons, availability, hours: long };
      await host.send(addonCalls.setAddonAvailability, { body });
    }
  } catch (error) {
    // Several are switched all or none.
    if (parsed.data.ids.length > 1 && isHostError(error, "not_found"))
      return refused("One of these items is deleted, so nothing was changed. Choose again", 404);
    const { formErrors, status } = formRefusal(error, failed);
    return refused(formErrors[0] ?? failed, status);
  }
  return {
    status: 200,
    toast: { type: "success" as const, message: `${subjectText(parsed.data)} ${availabilityText(parsed.data)}` },
  };
}

function subjectText({ name, ids: items, addons }: Switch): string {
  const count = items.length + addons.length;
  if (name) return `${name} is`;
  return count === 1 ? "Item is" : `${count} items are`;
}

const availabilityText = ({ availability, hours: long }: Switch): string =>
  availability === "hours" ? `sold out for ${long === 1 ? "an hour" : `${long} hours`}` : stateTexts[availability];
