import type { ActionFunctionArgs } from "@remix-run/node";
import type { Host } from "~/host/client.server";
import { formRefusal } from "~/host/form-refusal";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

interface SwitchTexts {
  /** "Coupon" */
  what: string;
  failed: string;
}

/** Switches the posted coupon or offer on or off, nothing else of it, and stays on the page. */
export async function switchPromotion(
  { request, context }: ActionFunctionArgs,
  save: (host: Host, id: string, body: FormData) => Promise<unknown>,
  { what, failed }: SwitchTexts,
) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const isOn = form.get("is_active") === "on";
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  const body = new FormData();
  body.append("restaurantId", restaurant.id);
  body.append("is_active", String(isOn));
  try {
    await save(context.host, String(form.get("id") ?? ""), body);
  } catch (error) {
    return redirectWithToast(context, here, {
      type: "error",
      message: formRefusal(error, failed).formErrors[0] ?? failed,
    });
  }
  return redirectWithToast(context, here, {
    type: "success",
    message: `${what} ${isOn ? "switched on" : "switched off"}`,
  });
}
