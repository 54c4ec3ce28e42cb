import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { orderCalls } from "@domain/contract/calls/orders";
import { typedNumber } from "@domain/values/typed-number";
import { formRefusal, isHostError } from "~/host/errors";
import { ensureOrderStatus, getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { backText } from "~/lib/text/order-text";
import { saveKitchenStations, saveKitchenTheme, saveKitchenView } from "~/session/cookies/preferences.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { parseStations } from "./ticket-stations";

const failed = "Failed to update order status";

const bump = z.object({
  order: z.string().min(1).max(64),
  /** `seen` acknowledges a cancellation. */
  status: z.enum(["accepted", "preparing", "ready", "seen"]),
  /** For acceptance: minutes until the order is ready. */
  ready_in: typedNumber(z.number().int().min(1).max(240)).optional(),
});

/** [RUSH-7] Lines to mark as done, or as not done again. */
const bumpedLines = z.object({
  order: z.string().min(1).max(64),
  line: z.array(z.string().max(64)).min(1).max(200),
  done: z.enum(["1", "0"]),
});

/**
 * [KDS-4, KDS-5, KDS-6, RUSH-6] Accepts an order, moves its ticket forward or back, or acknowledges a void one, then
 * redirects to the display with its view unchanged. The host checks ownership and the order of steps; the display
 * shows an error if somebody else was faster. Also saves the screen's own settings: `theme`, `view` and `stations`.
 */
export async function bumpTicket({ request, context }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const back = `${dashboardPaths.kitchen()}${new URL(request.url).search}`;
  const form = await readForm(request);
  // With JavaScript the display stays and reloads its tickets, showing the change until then.
  const saved = () => (form.has("live") ? { isSaved: true } : redirect(back));
  if (form.has("theme")) {
    saveKitchenTheme(context.cookies, form.get("theme") === "light" ? "light" : "dark");
    return redirect(back);
  }
  if (form.has("view")) {
    saveKitchenView(context.cookies, form.get("view") === "flow" ? "flow" : "columns");
    return saved();
  }
  const stations = form.get("stations");
  if (typeof stations === "string") {
    const names = parseStations(stations).slice(0, 30);
    saveKitchenStations(
      context.cookies,
      names.map((name) => name.slice(0, 60)),
    );
    return saved();
  }
  if (form.has("line")) {
    const pressed = bumpedLines.safeParse({ ...Object.fromEntries(form), line: form.getAll("line") });
    if (!pressed.success) return redirectWithToast(context, back, { type: "error", message: failed });
    const { order, line: lines, done } = pressed.data;
    try {
      await context.host.send(orderCalls.bumpLines, { params: { id: order }, body: { lines, done: done === "1" } });
      return saved();
    } catch (error) {
      // A host without line support can still mark the whole order as done.
      if (!isHostError(error, "unsupported") || !form.has("status")) return refused(error);
    }
  }
  const parsed = bump.safeParse(Object.fromEntries(form));
  if (!parsed.success) return redirectWithToast(context, back, { type: "error", message: failed });
  try {
    const { order, status, ready_in: readyIn } = parsed.data;
    if (status === "seen") await context.host.send(orderCalls.acknowledgeVoid, { params: { id: order } });
    else await ensureOrderStatus(context.host, order, status, { readyIn });
    // The recall list does not show that a ticket went back.
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
