import { audit } from "@api/audit/audit";
import type { Db } from "@api/dependencies";
import { hourMs } from "@domain/duration";
import { formatCents } from "@domain/money";
import type { DemoCustomer, DemoRestaurant } from "./content";
import type { PlacedDemoOrder } from "./orders";
import { homeRestaurant, loginEmail, userId } from "./people";
import { placeId } from "./places";
import { bulkInsert } from "./rows";

/** How many notifications the owner and the customer each have not read. */
const ownerUnread = 3;
const customerUnread = 2;

/** Notifications of the newest orders, as if created by placing and updating them. */
export async function insertNotifications(db: Db, orders: readonly PlacedDemoOrder[]): Promise<void> {
  const newest = [...orders].reverse();
  const own = newest.filter(({ place }) => place.slug === homeRestaurant).slice(0, 9);
  const amina = newest.filter(({ customer }) => customer.email === loginEmail("customer")).slice(0, 6);
  const toOwner = own.map((one, index) => ({
    user_id: userId(loginEmail("owner")),
    kind: "order.placed",
    title: `New order HG-${one.number}`,
    body: `${formatItemCount(one)} for ${formatCents(one.price.totalCents)}. Accept or reject it.`,
    link: `/dashboard/orders/${one.id}`,
    created_at: one.placedAt,
    read_at: index < ownerUnread ? null : one.changedAt,
  }));
  const toCustomer = amina.map((one, index) => ({
    user_id: userId(loginEmail("customer")),
    kind: "order.status",
    title: `Order HG-${one.number} ${words[one.order.status]}`,
    body: sentence(one),
    link: `/orders/${one.id}`,
    created_at: one.changedAt,
    read_at: index < customerUnread ? null : one.changedAt,
  }));
  await bulkInsert(db, "notifications", [...toOwner, ...toCustomer]);
}

/** [ADMIN-15] Three notes of an administrator about a restaurant awaiting approval. */
export async function insertNotes(db: Db, place: DemoRestaurant, now: Date): Promise<void> {
  const texts = [
    "Ensure tax documents are up to date.",
    "Confirm banking info with owner.",
    "Schedule onboarding call.",
  ];
  const rows = texts.map((text, index) => ({
    restaurant_id: placeId(place),
    author_id: userId(loginEmail("admin")),
    text,
    created_at: new Date(now.getTime() - (texts.length - index) * hourMs),
  }));
  await bulkInsert(db, "restaurant_notes", rows);
  const restaurantId = placeId(place);
  const line = { action: "restaurant.noted", subject: ["restaurant", restaurantId], restaurantId } as const;
  const actor = { id: userId(loginEmail("admin")), role: "admin" };
  for (const { text, created_at: at } of rows) await audit(db, { ...line, actor, at, changes: { note: text } });
}

/**
 * [RUSH-17] The home restaurant's notes about customers; none about customers with an open order, because tickets
 * highlight notes.
 */
export async function insertGuestNotes(db: Db, customers: readonly DemoCustomer[], now: Date): Promise<void> {
  const known: Record<string, { allergies?: string; notes?: string }> = {
    "Mehmet Kaya": { notes: "Likes the window table." },
    "Fatima Zahra": { allergies: "Sesame", notes: "No tahini near her plate." },
    "Hannah Whitman": { allergies: "Peanuts and tree nuts" },
    "Ibrahim Diallo": { notes: "Please call at the door, the bell wakes the baby." },
  };
  const rows = customers.flatMap(({ firstName, lastName, email }) => {
    const noted = known[`${firstName} ${lastName}`];
    return noted
      ? {
          restaurant_id: placeId({ slug: homeRestaurant }),
          user_id: userId(email),
          allergies: noted.allergies ?? null,
          notes: noted.notes ?? null,
          updated_at: now,
          updated_by: userId(loginEmail("owner")),
        }
      : [];
  });
  await bulkInsert(db, "guest_notes", rows);
}

const words = {
  placed: "placed",
  accepted: "accepted",
  preparing: "is being prepared",
  ready: "is ready",
  completed: "completed",
  rejected: "rejected",
  cancelled: "cancelled",
} as const;

function sentence({ order, place, price }: PlacedDemoOrder): string {
  const name = place.name;
  const back = order.paymentType === "card" ? ` ${formatCents(price.totalCents)} will be refunded to your card.` : "";
  const because = order.reason ? ` Reason: ${order.reason}` : "";
  const sentences = {
    placed: `${name} has your order.`,
    accepted: `${name} has accepted your order.`,
    preparing: `${name} is preparing your order.`,
    ready: `Your order at ${name} is ready.`,
    completed: `Enjoy your order from ${name}.`,
    rejected: `${name} could not take your order.${because}${back}`,
    cancelled: `Your order at ${name} was cancelled.${because}${back}`,
  } as const;
  return sentences[order.status];
}

function formatItemCount({ lines }: PlacedDemoOrder): string {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}
