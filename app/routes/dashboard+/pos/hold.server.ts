import { randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/accounts/auth";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import type { HoldOrderRequest } from "@domain/contract/ordering/counter";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { toDecimal } from "@domain/money";
import { emptyBasket, type CounterBasket, counterHref, type BasketLine } from "~/features/pos/basket";
import { clearDraft, saveDraft, toQuoteRequest, readDraft } from "~/features/pos/draft.server";
import { isHostError } from "~/host/errors";
import { readText } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";

interface CounterRequest {
  context: AppLoadContext;
  merchant: { user: { id: string }; restaurant: Pick<MemberRestaurant, "id"> };
  basket: CounterBasket;
  form: FormData;
}

/** [RUSH-13] Puts the order on hold, and starts an empty one. @throws HostError */
export async function holdOrder(request: CounterRequest) {
  const { context } = request;
  const name = await hold(request);
  await clearDraft(context, request.merchant, request.basket);
  // A new identifier resets the form.
  const next = counterHref({ ...emptyBasket, after: `held-${randomUUID().slice(0, 8)}` });
  return redirectWithToast(context, next, {
    type: "success",
    message: name ? `On hold: ${name}` : "Nothing to hold",
  });
}

/**
 * [RUSH-13] Resumes a held order, which stays on hold until it is placed, so that a lost response loses nothing. The
 * current order is put on hold.
 * @throws HostError
 */
export async function resumeOrder(request: CounterRequest) {
  const { context, merchant, basket, form } = request;
  const id = readText(form, "resume");
  const name = basket.order ? null : await hold(request);
  const { order } = await context.host.call(counterCalls.getHeldOrder, {
    params: { id: merchant.restaurant.id, held: id },
  });
  if (name) await clearDraft(context, merchant, basket);
  const resumed: CounterBasket = {
    ...emptyBasket,
    lines: order.items.map(toDraftLine),
    after: `held-${id.slice(0, 8)}`,
    key: randomUUID(),
    held: id,
  };
  await saveDraft(context, merchant, resumed, toDraftForm(order));
  if (!name) return redirect(counterHref(resumed));
  return redirectWithToast(context, counterHref(resumed), { type: "success", message: `On hold: ${name}` });
}

/** [RUSH-13] Deletes a held order that the guest no longer wants; pressed twice, it is gone already. @throws HostError */
export async function deleteHeld({ context, merchant, basket }: CounterRequest) {
  const params = { id: merchant.restaurant.id, held: basket.held ?? "" };
  const message = await context.host
    .call(counterCalls.deleteHeldOrder, { params })
    .then(() => "Order on hold deleted")
    .catch((error: unknown) => {
      if (!isHostError(error, "not_found", "conflict")) throw error;
      return "This order is no longer on hold";
    });
  await clearDraft(context, merchant, basket);
  const next = counterHref({ ...emptyBasket, after: `gone-${randomUUID().slice(0, 8)}` });
  return redirectWithToast(context, next, { type: "success", message });
}

/** @returns the order's name; null for an order without dishes */
async function hold({ context, merchant, basket }: CounterRequest): Promise<string | null> {
  if (basket.lines.length === 0) return null;
  const draft = await readDraft(context, merchant, basket);
  const { customerName, table, note } = draft;
  const { name } = await context.host.call(counterCalls.holdOrder, {
    params: { id: merchant.restaurant.id },
    headers: { [idempotencyHeader]: basket.key ?? randomUUID() },
    body: { ...toQuoteRequest(draft), items: basket.lines, customerName, table, note, held: basket.held },
  });
  return name;
}

const toDraftLine = ({
  menuItemId,
  quantity,
  size,
  addonIds,
  note,
}: HoldOrderRequest["items"][number]): BasketLine => ({
  menuItemId,
  quantity,
  size: size ?? "regular",
  addonIds: addonIds ?? [],
  ...(note ? { note } : {}),
});

/** The held order's fields in the form's format. */
function toDraftForm(order: HoldOrderRequest): FormData {
  const { orderType, deliveryAddress, couponCode, discount, tip, customerPhone, customerName, table, note } = order;
  const fields = {
    orderType,
    table,
    customerName,
    customerPhone,
    ...deliveryAddress,
    couponCode,
    note,
    discountKind: discount?.kind,
    discountValue: discount && (discount.kind === "percent" ? String(discount.value) : toDecimal(discount.value)),
    discountReason: discount?.reason,
    discountNote: discount?.note,
    tip: tip ? toDecimal(tip) : null,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  return form;
}
