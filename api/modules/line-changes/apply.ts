import type { Selectable } from "kysely";
import { json } from "@api/db/tables";
import type { LineChangesTable } from "@api/db/tables/operations";
import type { Db } from "@api/dependencies";
import { refundLine } from "@api/modules/payments/refunds";
import type { Replacement } from "@domain/contract/ordering/order";
import { roundCents } from "@domain/money";
import { computeLineChange, type LineChangeResponder } from "@domain/orders/line-changes";
import { allocateCents } from "@domain/orders/refund-lines";
import type { ChangeableLine, ChangeableOrder } from "./changeable";

export type LineChange = Selectable<LineChangesTable>;

interface Applied {
  order: ChangeableOrder;
  change: LineChange;
  outcome: "replaced" | "left_out";
  by: LineChangeResponder;
  /** Whose decision it is, where somebody of the place took it. */
  actorId: string | null;
  now: Date;
}

/**
 * Does what was decided: the pieces leave their line, which keeps them where they are only left out, and what they were paid with goes
 * with what stands for them; the rest goes back, or off a total that nobody has paid yet. The caller holds the order.
 */
export async function applyChange(trx: Db, applied: Applied): Promise<LineChange> {
  const { order, change, now } = applied;
  const line = order.lines.find(({ id }) => id === change.line_id);
  if (!line) return endChange(trx, change, { state: "withdrawn", answered_by: applied.by, answered_at: now });
  const replacement = applied.outcome === "replaced" ? change.replacement : null;
  const pieces = Math.min(change.pieces, line.quantity - Math.max(line.left_out, line.paid.refunded));
  if (pieces <= 0) return endChange(trx, change, { state: "withdrawn", answered_by: applied.by, answered_at: now });
  const prices = { unitCents: line.unit_price_cents, newUnitCents: replacement?.unitPrice ?? null };
  const { worth, back } = computeLineChange(line.paid, pieces, prices);
  const taken = { line, pieces, worth, back, replacement };
  const newLineId = order.isPaid ? await changePaid(trx, applied, taken) : await changeUnpaid(trx, applied, taken);
  await trx.updateTable("orders").set({ updated_at: now }).where("id", "=", order.id).execute();
  return endChange(trx, change, {
    state: applied.outcome,
    new_line_id: newLineId,
    back_cents: back.cents + back.tax,
    answered_by: applied.by,
    answered_at: now,
  });
}

export const endChange = (
  trx: Db,
  { id }: Pick<LineChange, "id">,
  end: Pick<LineChange, "state" | "answered_by" | "answered_at"> &
    Partial<Pick<LineChange, "new_line_id" | "back_cents">>,
): Promise<LineChange> =>
  trx.updateTable("line_changes").set(end).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

interface Taken {
  line: ChangeableLine;
  pieces: number;
  worth: { cents: number; tax: number };
  back: { cents: number; tax: number };
  replacement: Replacement | null;
}

/** What was charged stays in the books as it is: what goes back is a refund, of pieces or, for none, of what became cheaper. */
async function changePaid(
  trx: Db,
  { order, actorId, now }: Applied,
  { line, pieces, worth, back, replacement }: Taken,
) {
  const refund = { orderId: order.id, actorId };
  const left = line.quantity - pieces - line.left_out;
  const bumped = left === 0 ? { bumped_at: now, bumped_by: actorId } : {};
  const own = trx.updateTable("order_items").where("id", "=", line.id);
  if (!replacement) {
    await own.set({ left_out: line.left_out + pieces, ...bumped }).execute();
    await refundLine(
      trx,
      { ...refund, reason: `Sold out: ${line.name}` },
      { lineId: line.id, quantity: pieces, ...worth },
    );
    return null;
  }
  const total = line.unit_price_cents * pieces;
  await own
    .set({ quantity: line.quantity - pieces, line_total_cents: line.line_total_cents - total, ...bumped })
    .$if(line.paid_cents !== null, (row) =>
      row.set({
        paid_cents: (line.paid_cents ?? 0) - worth.cents,
        paid_tax_cents: (line.paid_tax_cents ?? 0) - worth.tax,
      }),
    )
    .execute();
  const id = await addLine(trx, order, replacement, {
    quantity: pieces,
    note: line.note,
    unit_price_cents: line.unit_price_cents,
    line_total_cents: total,
    replaces: line.replaces ?? line.id,
    paid_cents: worth.cents,
    paid_tax_cents: worth.tax,
  });
  const reason = `${replacement.name} instead of ${line.name}`;
  await refundLine(trx, { ...refund, reason }, { lineId: id, quantity: 0, ...back });
  return id;
}

/** Of an order of the counter that is paid later the total falls, and its taxes and discounts in proportion. */
async function changeUnpaid(trx: Db, { order, actorId, now }: Applied, { line, pieces, back, replacement }: Taken) {
  const unitCents = replacement ? Math.min(replacement.unitPrice, line.unit_price_cents) : 0;
  const left = line.quantity - pieces - line.left_out;
  const offer = roundCents(((line.offer_cents ?? 0) * pieces) / line.quantity);
  await trx
    .updateTable("order_items")
    .set({
      quantity: line.quantity - pieces,
      offer_cents: line.offer_cents === null ? null : line.offer_cents - offer,
      line_total_cents: line.line_total_cents - line.unit_price_cents * pieces,
      ...(left === 0 ? { bumped_at: now, bumped_by: actorId } : {}),
    })
    .where("id", "=", line.id)
    .execute();
  const gross = (line.unit_price_cents - unitCents) * pieces;
  // What deals and coupon took off what is no longer sold: the deal's own part first.
  const discount = gross - back.cents;
  const kept = replacement && line.unit_price_cents > 0 ? roundCents((offer * unitCents) / line.unit_price_cents) : 0;
  const coupon = Math.min(order.coupon_discount_cents, Math.max(0, discount - (offer - kept)));
  const taxes = allocateCents(
    back.tax,
    order.taxes.map(({ amount }) => amount),
  );
  await trx
    .updateTable("orders")
    .set((row) => ({
      subtotal_cents: row("subtotal_cents", "-", gross),
      offer_discount_cents: row("offer_discount_cents", "-", discount - coupon),
      coupon_discount_cents: row("coupon_discount_cents", "-", coupon),
      tax_cents: row("tax_cents", "-", back.tax),
      taxes: json(order.taxes.map((tax, index) => ({ ...tax, amount: tax.amount - (taxes[index] ?? 0) }))),
      total_cents: row("total_cents", "-", back.cents + back.tax),
    }))
    .where("id", "=", order.id)
    .execute();
  if (!replacement) return null;
  const prices = { unit_price_cents: unitCents, line_total_cents: unitCents * pieces };
  const noted = line.offer_cents === null ? null : offer - (discount - coupon);
  return addLine(trx, order, replacement, { quantity: pieces, note: line.note, ...prices, offer_cents: noted });
}

interface NewLine {
  quantity: number;
  /** How the till noted that it is wanted: an allergy holds for what stands for the dish too. */
  note: string | null;
  unit_price_cents: number;
  line_total_cents: number;
  offer_cents?: number | null;
  replaces?: string;
  paid_cents?: number;
  paid_tax_cents?: number;
}

/** Beside the lines there are, with what was true of the dish when it was offered. */
async function addLine(trx: Db, order: ChangeableOrder, dish: Replacement, line: NewLine): Promise<string> {
  const { id } = await trx
    .insertInto("order_items")
    .values({
      ...line,
      order_id: order.id,
      menu_item_id: dish.menuItemId,
      name: dish.name,
      category: dish.category,
      image: dish.image,
      size: dish.size,
      addons: json(dish.addons),
      halal: json(dish.halal),
      position: Math.max(...order.lines.map(({ position }) => position)) + 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
