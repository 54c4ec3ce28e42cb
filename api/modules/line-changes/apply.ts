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
  /** The member of the team who decided, if one did. */
  actorId: string | null;
  now: Date;
}

/** What a decision takes from its line and refunds; null when nothing of the line is left to decide about. */
export function computeRemoval(
  order: Pick<ChangeableOrder, "lines">,
  change: LineChange,
  outcome: Applied["outcome"],
): Removal | null {
  const line = order.lines.find(({ id }) => id === change.line_id);
  if (!line) return null;
  const replacement = outcome === "replaced" ? change.replacement : null;
  const pieces = Math.min(change.pieces, line.quantity - Math.max(line.left_out, line.paid.refunded));
  if (pieces <= 0) return null;
  const prices = { unitCents: line.unit_price_cents, newUnitCents: replacement?.unitPrice ?? null };
  return { line, pieces, ...computeLineChange(line.paid, pieces, prices), replacement };
}

/**
 * Applies a decision: the pieces leave their line (and are kept there as left out), the amount paid for them moves to the
 * replacement, and the rest is refunded, or deducted from an unpaid total. The caller holds the order.
 */
export async function applyChange(trx: Db, applied: Applied): Promise<LineChange> {
  const { order, change, now } = applied;
  const removal = computeRemoval(order, change, applied.outcome);
  if (!removal) return endChange(trx, change, { state: "withdrawn", answered_by: applied.by, answered_at: now });
  const { refund } = removal;
  const newLineId = order.isPaid ? await changePaid(trx, applied, removal) : await changeUnpaid(trx, applied, removal);
  await trx.updateTable("orders").set({ updated_at: now }).where("id", "=", order.id).execute();
  return endChange(trx, change, {
    state: applied.outcome,
    new_line_id: newLineId,
    back_cents: refund.cents + refund.tax,
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

interface Removal {
  line: ChangeableLine;
  pieces: number;
  paid: { cents: number; tax: number };
  refund: { cents: number; tax: number };
  replacement: Replacement | null;
}

/** The charge stays unchanged in the books: what goes back is a refund, of pieces, or without pieces for a price difference. */
async function changePaid(
  trx: Db,
  { order, actorId, now }: Applied,
  { line, pieces, paid, refund, replacement }: Removal,
) {
  const source = { orderId: order.id, actorId };
  const remaining = line.quantity - pieces - line.left_out;
  const bumped = remaining === 0 ? { bumped_at: now, bumped_by: actorId } : {};
  const own = trx.updateTable("order_items").where("id", "=", line.id);
  if (!replacement) {
    await own.set({ left_out: line.left_out + pieces, ...bumped }).execute();
    await refundLine(
      trx,
      { ...source, reason: `Sold out: ${line.name}` },
      { lineId: line.id, quantity: pieces, ...paid },
    );
    return null;
  }
  const total = line.unit_price_cents * pieces;
  await own
    .set({ quantity: line.quantity - pieces, line_total_cents: line.line_total_cents - total, ...bumped })
    .$if(line.paid_cents !== null, (row) =>
      row.set({
        paid_cents: (line.paid_cents ?? 0) - paid.cents,
        paid_tax_cents: (line.paid_tax_cents ?? 0) - paid.tax,
      }),
    )
    .execute();
  const id = await addLine(trx, order, replacement, {
    quantity: pieces,
    note: line.note,
    unit_price_cents: line.unit_price_cents,
    line_total_cents: total,
    replaces: line.replaces ?? line.id,
    paid_cents: paid.cents,
    paid_tax_cents: paid.tax,
  });
  const reason = `${replacement.name} instead of ${line.name}`;
  await refundLine(trx, { ...source, reason }, { lineId: id, quantity: 0, ...refund });
  return id;
}

/** For an unpaid counter order the total is reduced, with taxes and discounts in proportion. */
async function changeUnpaid(trx: Db, { order, actorId, now }: Applied, { line, pieces, refund, replacement }: Removal) {
  const unitCents = replacement ? Math.min(replacement.unitPrice, line.unit_price_cents) : 0;
  const remaining = line.quantity - pieces - line.left_out;
  const offer = roundCents(((line.offer_cents ?? 0) * pieces) / line.quantity);
  await trx
    .updateTable("order_items")
    .set({
      quantity: line.quantity - pieces,
      offer_cents: line.offer_cents === null ? null : line.offer_cents - offer,
      line_total_cents: line.line_total_cents - line.unit_price_cents * pieces,
      ...(remaining === 0 ? { bumped_at: now, bumped_by: actorId } : {}),
    })
    .where("id", "=", line.id)
    .execute();
  const gross = (line.unit_price_cents - unitCents) * pieces;
  // Discounts on removed items: the deal's own part first.
  const discount = gross - refund.cents;
  const remainingDiscount =
    replacement && line.unit_price_cents > 0 ? roundCents((offer * unitCents) / line.unit_price_cents) : 0;
  const coupon = Math.min(order.coupon_discount_cents, Math.max(0, discount - (offer - remainingDiscount)));
  const taxes = allocateCents(
    refund.tax,
    order.taxes.map(({ amount }) => amount),
  );
  await trx
    .updateTable("orders")
    .set((row) => ({
      subtotal_cents: row("subtotal_cents", "-", gross),
      offer_discount_cents: row("offer_discount_cents", "-", discount - coupon),
      coupon_discount_cents: row("coupon_discount_cents", "-", coupon),
      tax_cents: row("tax_cents", "-", refund.tax),
      taxes: json(order.taxes.map((tax, index) => ({ ...tax, amount: tax.amount - (taxes[index] ?? 0) }))),
      total_cents: row("total_cents", "-", refund.cents + refund.tax),
    }))
    .where("id", "=", order.id)
    .execute();
  if (!replacement) return null;
  const prices = { unit_price_cents: unitCents, line_total_cents: unitCents * pieces };
  const offerCents = line.offer_cents === null ? null : offer - (discount - coupon);
  return addLine(trx, order, replacement, { quantity: pieces, note: line.note, ...prices, offer_cents: offerCents });
}

interface NewLine {
  quantity: number;
  /** The line's note: an allergy also applies to the replacement. */
  note: string | null;
  unit_price_cents: number;
  line_total_cents: number;
  offer_cents?: number | null;
  replaces?: string;
  paid_cents?: number;
  paid_tax_cents?: number;
}

/** Adds the replacement as a line, with the dish's data at the time it was offered. */
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
