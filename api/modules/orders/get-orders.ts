import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { getPaidLines } from "@api/modules/refunds/parts";
import { guestKey } from "@api/modules/restaurants/guest-list";
import { toReviewAnswer } from "@api/modules/reviews/list";
import { refundPartCents } from "@api/modules/sales-reports/money";
import type { OrderWire } from "@domain/contract/ordering/order";
import { computeLineRefund, type PaidLine } from "@domain/orders/refund-lines";
import { formatAddress } from "@domain/restaurants/us-place";
import { acceptDeadline } from "./cancel-unaccepted";
import { formatOrderNumber } from "./order-number";

/**
 * These orders with everything a receipt needs, in the order of the ids; for the restaurant's team also who made changes and its
 * notes about the guest. At most eight queries, whatever the number of orders; half of them for orders without refunds or
 * changes, which are nearly all that a kitchen reads.
 */
export async function getOrders(
  db: Db,
  ids: readonly string[],
  viewer: "place" | "others" = "others",
): Promise<OrderWire[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await orderRows(db, ids)).map((row) => [row.id, row]));
  const items = groupBy(await itemRows(db, ids), (row) => row.order_id);
  const history = groupBy(await historyRows(db, ids), (row) => row.order_id);
  const having = (mark: "has_refunds" | "has_changes" | "has_notes") => ids.filter((id) => rows.get(id)?.[mark]);
  const rowsFor = async <Row>(some: string[], read: (db: Db, ids: string[]) => Promise<Row[]>) =>
    some.length > 0 ? read(db, some) : [];
  const withRefunds = having("has_refunds");
  const refunds = groupBy(await rowsFor(withRefunds, refundRows), (row) => row.order_id ?? "");
  const refundLines = groupBy(await rowsFor(withRefunds, refundLineRows), (row) => row.refundId);
  const paidLines = await getPaidLines(db, ids);
  const changes = groupBy(await rowsFor(having("has_changes"), listChanges), (row) => row.order_id);
  const noted = viewer === "place" ? having("has_notes") : [];
  const notes = new Map((await rowsFor(noted, guestNoteRows)).map(({ id, ...row }) => [id, row]));
  return ids.flatMap((id): OrderWire[] => {
    const row = rows.get(id);
    if (!row) return [];
    return [
      {
        ...wireOrder(row),
        items: (items.get(id) ?? []).map(({ order_id: _, bumped_at, ...item }) => ({
          ...item,
          ...paidAndGiven(paidLines.get(item.lineId)),
          doneAt: bumped_at?.toISOString() ?? null,
        })),
        changes: (changes.get(id) ?? []).map((change) => wireChange(change, paidLines.get(change.line_id))),
        guestNotes: notes.get(id) ?? null,
        history: (history.get(id) ?? []).map(({ status, at, actor, by, reason }) => ({
          status,
          at: at.toISOString(),
          actor,
          by: viewer === "place" && (actor === "owner" || actor === "manager" || actor === "staff") ? by : null,
          reason,
        })),
        refunds: (refunds.get(id) ?? []).map((refund) => ({
          id: refund.id,
          amount: refund.amount,
          at: (refund.settled_at ?? refund.created_at).toISOString(),
          reason: refund.reason,
          status: refund.status,
          borneBy: refund.borne_by,
          lines: (refundLines.get(refund.id) ?? []).map(({ refundId: _, ...line }) => line),
        })),
        tipLeft: (refunds.get(id) ?? [])
          .filter(({ status }) => status !== "failed")
          .reduce((left, { tip }) => Math.max(0, left - Number(tip)), row.tip_cents),
      },
    ];
  });
}

type OrderRow = Awaited<ReturnType<typeof orderRows>>[number];

const orderRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("orders")
    .innerJoin("restaurants", "restaurants.id", "orders.restaurant_id")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .selectAll("orders")
    .select(["restaurants.name", "restaurants.logo", "restaurants.phone", "restaurants.time_zone", "restaurants.kind"])
    .select(["restaurants.street_address", "restaurants.city", "restaurants.state", "restaurants.zip_code"])
    .select(["payments.charge_id", "payments.card_brand", "payments.card_last4", "payments.tendered_cents"])
    .select(sql<boolean>`coalesce(payments.status in ('ordered', 'refunding', 'refunded'), false)`.as("is_paid"))
    .select(["restaurants.latitude", "restaurants.longitude", acceptDeadline.as("accept_by")])
    .leftJoin("kitchen_voids", (join) =>
      join.onRef("kitchen_voids.order_id", "=", "orders.id").on("kitchen_voids.acknowledged_at", "is", null),
    )
    .select((row) => row("kitchen_voids.order_id", "is not", null).as("is_void"))
    .leftJoin("reviews", "reviews.order_id", "orders.id")
    .select([
      "reviews.id as review_id",
      "reviews.rating",
      "reviews.comment",
      "reviews.hidden_at",
      "reviews.answer",
      "reviews.answered_at",
      "reviews.withdrawn_at",
    ])
    .select(sql<{ title: string; amount: number }[] | null>`payments.quote -> 'offers'`.as("offers"))
    .select([
      sql<boolean>`exists (select 1 from refunds where refunds.order_id = orders.id)`.as("has_refunds"),
      sql<boolean>`exists (select 1 from line_changes where line_changes.order_id = orders.id)`.as("has_changes"),
      sql<boolean>`exists (select 1 from guest_notes where guest_notes.restaurant_id = orders.restaurant_id)`.as(
        "has_notes",
      ),
    ])
    .where("orders.id", "in", ids)
    .execute();

const itemRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("order_items as line")
    .leftJoin("menu_items as item", "item.id", "line.menu_item_id")
    .leftJoin("menu_categories as part", (join) =>
      join.onRef("part.restaurant_id", "=", "item.restaurant_id").onRef("part.name", "=", "item.category"),
    )
    .select(["line.id as lineId", "line.bumped_at", "line.order_id", "line.menu_item_id as menuItemId", "line.name"])
    .select(["line.image", "line.quantity as qty", "line.size", "line.addons", "line.halal", "line.note"])
    .select("line.left_out as leftOut")
    // Completely replaced lines are listed under the changes.
    .where("line.quantity", ">", 0)
    .select(["line.unit_price_cents as unitPrice", "line.line_total_cents as lineTotal"])
    .select(sql<string | null>`coalesce(item.station, part.station)`.as("station"))
    .where("line.order_id", "in", ids)
    .orderBy("line.position")
    .execute();

const historyRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("order_status_changes")
    .leftJoin("users", "users.id", "order_status_changes.actor_id")
    .select(["order_id", "status", "at", "actor_role as actor", "reason", "users.first_name as by"])
    .where("order_id", "in", ids)
    .orderBy("order_status_changes.id")
    .execute();

/** By account, otherwise by phone number. */
const guestNoteRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("orders")
    .innerJoin("guest_notes", "guest_notes.restaurant_id", "orders.restaurant_id")
    .select(["orders.id", "guest_notes.allergies", "guest_notes.notes"])
    .where("orders.id", "in", ids)
    .where(
      sql<boolean>`guest_notes.user_id = orders.customer_id
        or (orders.customer_id is null and guest_notes.phone = ${guestKey})`,
    )
    .execute();

const refundRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .select(["refunds.id", "refunds.order_id", "refunds.amount_cents as amount", "refunds.created_at"])
    .select(["refunds.settled_at", "refunds.reason", "refunds.status", "refunds.borne_by"])
    .select(refundPartCents("tip_cents").as("tip"))
    .where("refunds.order_id", "in", ids)
    .orderBy("refunds.created_at")
    .execute();

const refundLineRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("refund_lines")
    .select(["refund_id as refundId", "order_item_id as lineId", "quantity", "amount_cents as amount"])
    .select("tax_cents as tax")
    .where("order_id", "in", ids)
    .orderBy("order_item_id")
    .execute();

/** [RUSH-12] Decided and pending line changes. */
const listChanges = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("line_changes")
    .selectAll()
    .where("order_id", "in", ids)
    .where("state", "!=", "withdrawn")
    .orderBy("at")
    .orderBy("id")
    .execute();

function wireChange(
  row: Awaited<ReturnType<typeof listChanges>>[number],
  line: PaidLine | undefined,
): NonNullable<OrderWire["changes"]>[number] {
  const isAsked = row.state === "asked";
  const worth = isAsked && line ? computeLineRefund(line, Math.min(row.pieces, line.quantity - line.refunded)) : null;
  return {
    id: row.id,
    lineId: row.line_id,
    newLineId: row.new_line_id,
    name: row.name,
    pieces: row.pieces,
    replacement: row.replacement,
    state: row.state,
    needsYes: row.needs_yes,
    back: row.back_cents,
    refund: worth && worth.cents + worth.tax,
    at: row.at.toISOString(),
    answerBy: row.answer_by?.toISOString() ?? null,
    answeredBy: row.answered_by,
  };
}

const paidAndGiven = (line: PaidLine | undefined) => ({
  paid: line ? { amount: line.cents, tax: line.tax } : null,
  refunded: line ? { pieces: line.refunded, amount: line.refundedCents, tax: line.refundedTax } : null,
});

function wireOrder(
  row: OrderRow,
): Omit<OrderWire, "items" | "changes" | "history" | "guestNotes" | "refunds" | "tipLeft"> {
  return {
    id: row.id,
    orderId: formatOrderNumber(row.number),
    restaurant: {
      id: row.restaurant_id,
      name: row.name,
      image: row.logo,
      phone: row.phone,
      address: formatAddress(row),
      timeZone: row.time_zone,
      latitude: row.latitude,
      longitude: row.longitude,
      isShop: row.kind === "shop",
    },
    customer: { id: row.customer_id, name: row.customer_name, phone: row.customer_phone },
    source: row.source,
    orderType: row.order_type,
    table: row.table_label,
    token: row.token,
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    occasion: row.occasion,
    prayerAt: row.prayer_at?.toISOString() ?? null,
    estimatedReadyAt: row.estimated_ready_at?.toISOString() ?? null,
    deliveryAddress: row.delivery_address && { miles: null, ...row.delivery_address },
    halal: row.halal,
    subtotal: row.subtotal_cents,
    offerDiscount: row.offer_discount_cents,
    offers: (row.offers ?? []).map(({ title, amount }) => ({ title, amount })),
    couponDiscount: row.coupon_discount_cents,
    couponCode: row.coupon_code,
    discount: row.discount_reason && { reason: row.discount_reason, note: row.discount_note },
    deliveryFee: row.delivery_fee_cents,
    taxes: row.taxes.map(({ name, rate, amount }) => ({ name, rate, amount })),
    tip: row.tip_cents,
    total: row.total_cents,
    currency: row.currency,
    transactionId: row.charge_id,
    card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    paymentMethod: row.payment_method,
    isPaid: row.is_paid,
    tendered: row.tendered_cents,
    status: row.status,
    isVoid: Boolean(row.is_void),
    note: row.note,
    ifSoldOut: row.if_sold_out,
    createdAt: row.created_at.toISOString(),
    acceptBy: row.status === "placed" && row.source !== "pos" ? row.accept_by.toISOString() : null,
    review: wireReview(row),
    reviewClosed: row.withdrawn_at !== null,
  };
}

function wireReview({ review_id: id, rating, comment, ...row }: OrderRow): OrderWire["review"] {
  if (!id || rating === null || row.withdrawn_at) return null;
  return { id, rating, comment, isHidden: row.hidden_at !== null, answer: toReviewAnswer(row) };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
