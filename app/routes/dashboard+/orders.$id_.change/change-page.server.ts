import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { orderCalls } from "@domain/contract/calls/orders";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { formatCents } from "@domain/money";
import {
  canChangeLines,
  getReplacementMode,
  resolveUnansweredChange,
  soldOutPreferenceLabels,
} from "@domain/orders/line-changes";
import { typedNumber } from "@domain/values/typed-number";
import { formRefusal, isHostError, refusalMessage, unclearCodes } from "~/host/errors";
import { getOrder, type Order } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import type { Question } from "~/lib/refund-request";
import { lineDetails } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/**
 * [RUSH-12] Steps: choose the line, then quantity and replacement, then confirm the amount. Each step has its own URL.
 */
export async function loadChange({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const order = await getOrder(context.host, params.id ?? "");
  const { searchParams } = new URL(request.url);
  const from = searchParams.get("from") === "kitchen" ? "kitchen" : "";
  const back = getReturnPath(order.id, from);
  if (!order.changes) throw redirect(back);
  // Also what a refused change is answered with: the kitchen was faster.
  if (!canChangeLines(order.status)) {
    throw await redirectWithToast(context, back, { type: "error", message: noLongerChanged });
  }
  const lines = order.items.flatMap((item) => {
    const { lineId, name, qty, leftOut, refunded, doneAt } = item;
    const openQuestions = order.changes?.filter((change) => change.lineId === lineId && change.state === "asked") ?? [];
    const gone =
      Math.max(leftOut ?? 0, refunded?.pieces ?? 0) + openQuestions.reduce((sum, { pieces }) => sum + pieces, 0);
    // Of one dish ordered twice, size and add-ons tell which is meant.
    const details = lineDetails(order, item).join(", ");
    return lineId && !doneAt && qty > gone ? [{ id: lineId, name, details, open: qty - gone }] : [];
  });
  const first = order.customer?.id ? (order.customer.name.split(" ")[0] ?? null) : null;
  const view = {
    id: order.id,
    number: order.orderId,
    customer: first,
    wish: order.ifSoldOut ? soldOutPreferenceLabels[order.ifSoldOut] : null,
    phone: order.ifSoldOut === "call" ? (order.deliveryAddress?.contactPhone ?? order.customer?.phone ?? null) : null,
    from,
    back,
    lines,
    orderWithQuestions: {
      id: order.id,
      changes: order.changes,
      ifSoldOut: order.ifSoldOut,
      restaurant: order.restaurant,
    },
  };
  const line = lines.find(({ id }) => id === searchParams.get("line"));
  if (!line) return { ...view, choice: null, question: null };
  const search = (searchParams.get("search") ?? "").trim().slice(0, 60);
  const { items, leftOut } = await offered(context, order.id, { line_id: line.id, ...(search ? { search } : {}) });
  const quantity = Math.min(line.open, Math.max(1, Math.trunc(Number(searchParams.get("quantity"))) || 1));
  const mayReplace = getReplacementMode(order.ifSoldOut ?? null, first !== null) !== "refused";
  const by = searchParams.get("by");
  const item = items.find(({ menuItemId }) => menuItemId === by);
  const choice = { line, quantity, search, mayReplace, leftOut, items: mayReplace ? items : [] };
  const cents = (by === "out" ? leftOut : item?.back)?.[quantity - 1];
  const question =
    by !== null && cents !== undefined ? toQuestion(order, { ...choice, item: item ?? null, cents, first }) : null;
  return { ...view, choice, question };
}

const getReturnPath = (id: string, from: string): string =>
  from === "kitchen" ? dashboardPaths.kitchen() : dashboardPaths.dashboardAnyOrder(id);

async function offered(
  { host }: LoaderFunctionArgs["context"],
  id: string,
  query: { line_id: string; search?: string },
) {
  try {
    return await host.call(orderCalls.listReplacements, { params: { id }, query });
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    throw notFoundPage("This is not available here.", { to: getReturnPath(id, ""), label: "Back to the order" });
  }
}

interface ChangeToConfirm {
  line: { id: string; name: string; details: string };
  quantity: number;
  item: Awaited<ReturnType<typeof offered>>["items"][number] | null;
  cents: number;
  first: string | null;
}

/** The confirmation, with the amount, before anything changes. */
function toQuestion(order: Order, { line, quantity, item, cents, first }: ChangeToConfirm): Question {
  const what = `${quantity} ${line.name}`;
  const isPaid = order.isPaid !== false;
  const sum =
    cents === 0 ? "Nothing" : isPaid ? `${formatCents(cents)} of what was paid` : `${formatCents(cents)} less to pay`;
  const marks = item ? [...item.halal.words, item.caution].filter(Boolean).join(", ") : "";
  const isAsked = item !== null && first !== null;
  const then =
    resolveUnansweredChange(order.ifSoldOut ?? null, item?.needsYes ?? false) === "replaced" ? "replaced" : "left out";
  const fate = isAsked ? `Asked for 5 minutes. Without an answer it is ${then}.` : "Told at once";
  const button = isAsked ? `Ask ${first}` : item ? "Replace it" : "Leave it out";
  return {
    title: item ? `Replace ${what} by ${item.name}?` : `Leave out ${what}?`,
    facts: [
      ...(line.details ? [{ label: line.name, value: line.details }] : []),
      { label: "Goes back", value: sum },
      ...(first ? [{ label: first, value: fate }] : []),
      ...(marks ? [{ label: item?.name ?? "", value: marks }] : []),
    ],
    detail: [
      item?.needsYes &&
        `Its halal information is weaker than that of the ordered dish, or it has more warnings: ${isAsked ? "it is made only if the customer agrees" : "ask the customer first"}.`,
      item && cents === 0 && "It costs the customer nothing more.",
      // A question can be withdrawn; what nobody is asked about happens with the press.
      isAsked ? `Until ${first} answers you can withdraw the question.` : "This cannot be taken back.",
    ]
      .filter(Boolean)
      .join(" "),
    button: !isAsked && cents > 0 && isPaid ? `${button} and give back ${formatCents(cents)}` : button,
    isAsked,
    fields: {
      line: line.id,
      quantity: String(quantity),
      by: item?.menuItemId ?? "out",
      back: String(cents),
      key: crypto.randomUUID(),
    },
  };
}

const changeForm = z.object({
  line: z.guid(),
  quantity: typedNumber(z.number().int().min(1).max(999)),
  by: z.union([z.literal("out"), z.guid()]),
  back: typedNumber(z.number().int().min(0)),
  key: z.string().min(8).max(100),
});
const answerForm = z.object({ change: z.guid(), answer: z.enum(["accept", "refund", "withdraw"]) });

/** [RUSH-12] Makes the change, records what the customer decided on the phone, or withdraws the question. */
export async function lineChangeAction({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const id = params.id ?? "";
  const url = new URL(request.url);
  const form = Object.fromEntries(await readForm(request));
  const back = getReturnPath(id, url.searchParams.get("from") ?? "");
  if (form.step === "back") {
    url.searchParams.delete("by");
    return redirect(`${url.pathname}${url.search}`);
  }
  const parsedAnswer = answerForm.safeParse(form);
  const parsedChange = changeForm.safeParse(form);
  if (!parsedAnswer.success && !parsedChange.success) return redirect(back);
  try {
    if (parsedAnswer.success) {
      const { change, answer } = parsedAnswer.data;
      if (answer === "withdraw") {
        await context.host.send(orderCalls.withdrawLineChange, { params: { id, changeId: change } });
        return await redirectWithToast(context, back, { type: "success", message: "The question is withdrawn" });
      }
      await context.host.send(orderCalls.answerLineChange, { params: { id }, body: { change_id: change, answer } });
    } else if (parsedChange.success) {
      const { line, quantity, by, back: cents, key } = parsedChange.data;
      const instead = by === "out" ? {} : { replace_by: { menu_item_id: by } };
      await context.host.send(orderCalls.changeLine, {
        params: { id },
        headers: { [idempotencyHeader]: key },
        body: { line_id: line, quantity, back: cents, ...instead },
      });
    }
  } catch (error) {
    const refusal = formRefusal(error, failed, unclear);
    const message = refusalMessage(refusal);
    if (parsedAnswer.success) return redirectWithToast(context, back, { type: "error", message });
    // The page that shows it has a key of its own, with which the same would be changed once more.
    const resend = parsedChange.success && isHostError(error, ...unclearCodes) ? toFields(parsedChange.data) : null;
    return data({ error: message, resend }, refusal.status);
  }
  const { changes } = await getOrder(context.host, id);
  const isAsked = !parsedAnswer.success && changes?.at(-1)?.state === "asked";
  const message = isAsked ? "The customer is asked" : "The order was changed";
  return redirectWithToast(context, back, { type: "success", message });
}

const noLongerChanged = "The dishes of this order can no longer be changed";
const failed = "Failed to change the order";
const unclear = "We got no answer: the order may be changed already. Look at it, or press again: it is changed once.";

const toFields = (change: z.output<typeof changeForm>): Record<string, string> =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)]));
