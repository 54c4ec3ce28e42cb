import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { orderCalls } from "@domain/contract/calls/orders";
import { toggleStation } from "@domain/kitchen/stations";
import { typedNumber } from "@domain/values/typed-number";
import { formRefusal, isHostError } from "~/host/errors";
import { changeOrderStatus, getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { backText } from "~/lib/text/order-text";
import {
  saveKitchenStations,
  saveKitchenTheme,
  saveKitchenView,
  getKitchenStations,
} from "~/session/cookies/preferences.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

const failed = "Failed to update order status";

const bump = z.object({
  order: z.string().min(1).max(64),
  /** `seen`: that it was cancelled. */
  status: z.enum(["accepted", "preparing", "ready", "seen"]),
  /** Accepting: minutes until it is ready. */
  ready_in: typedNumber(z.number().int().min(1).max(240)).optional(),
});

/** [RUSH-7] Lines that are done, or to be cooked after all. */
const bumpedLines = z.object({
  order: z.string().min(1).max(64),
  line: z.array(z.string().max(64)).min(1).max(200),
  done: z.enum(["1", "0"]),
});

/**
 * [KDS-4, KDS-5, KDS-6, RUSH-6] Accepts an order, moves its ticket on or back, or says that a void one was seen, and leads back to the display as it stood. A step that
 * somebody else has taken meanwhile is told there; whose order it is and which step it may take, the host decides. With
 * `theme` it keeps this screen's own instead.
 */
export async function bumpTicket({ request, context }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const back = `${dashboardPaths.kitchen()}${new URL(request.url).search}`;
  const form = await readForm(request);
  if (form.has("theme")) {
    saveKitchenTheme(context.cookies, form.get("theme") === "light" ? "light" : "dark");
    return redirect(back);
  }
  if (form.has("view")) {
    saveKitchenView(context.cookies, form.get("view") === "flow" ? "flow" : "columns");
    return redirect(back);
  }
  const station = form.get("station");
  if (typeof station === "string") {
    const shown = getKitchenStations(context.cookies);
    saveKitchenStations(context.cookies, station === "" ? [] : toggleStation(shown, station.slice(0, 60)));
    return redirect(back);
  }
  // With JavaScript the display stays, and loads its tickets anew; it shows what was pressed until then.
  const saved = () => (form.has("live") ? { isSaved: true } : redirect(back));
  if (form.has("line")) {
    const pressed = bumpedLines.safeParse({ ...Object.fromEntries(form), line: form.getAll("line") });
    if (!pressed.success) return redirectWithToast(context, back, { type: "error", message: failed });
    const { order, line: lines, done } = pressed.data;
    try {
      await context.host.send(orderCalls.bumpLines, { params: { id: order }, body: { lines, done: done === "1" } });
      return saved();
    } catch (error) {
      // A host that knows no lines can still be told that all of it is done.
      if (!isHostError(error, "unsupported") || !form.has("status")) return refused(error);
    }
  }
  const asked = bump.safeParse(Object.fromEntries(form));
  if (!asked.success) return redirectWithToast(context, back, { type: "error", message: failed });
  try {
    const { order, status, ready_in: readyIn } = asked.data;
    if (status === "seen") await context.host.send(orderCalls.acknowledgeVoid, { params: { id: order } });
    else await changeOrderStatus(context.host, order, status, { readyIn });
    // Among what can be recalled nobody sees that it went back.
    if (status === "preparing" && !form.has("live") && new URL(request.url).searchParams.has("recall")) {
      const { orderId } = await getOrder(context.host, order);
      return await redirectWithToast(context, back, { type: "success", message: backText(orderId) });
    }
  } catch (error) {
    return refused(error);
  }
  return saved();

  function refused(error: unknown) {
    if (error instanceof Response) throw error;
    const { formErrors } = formRefusal(error, failed);
    return redirectWithToast(context, back, { type: "error", message: formErrors[0] ?? failed });
  }
}
