import { type Audited, audit, linesOf } from "@api/audit/note";
import type { Db } from "@api/dependencies";
import type { DemoCoupon, DemoRestaurant } from "./content";
import { demoId } from "./demo-id";
import { homeRestaurant, loginEmail, userId } from "./people";
import { placeId } from "./places";

const dayMs = 86_400_000;

const personOf = (role: "owner" | "manager" | "staff" | "agent" | "admin") => ({
  id: userId(loginEmail(role)),
  role,
});
const admin = personOf("admin");

/**
 * What the audit log would hold had all of the demo been done by hand: registrations and decisions, the home restaurant's
 * team, its tax, a few edits, and the platform's coupons. Every line ends in what is stored now.
 */
export async function insertHistory(
  db: Db,
  { places, coupons, now }: { places: readonly DemoRestaurant[]; coupons: readonly DemoCoupon[]; now: Date },
): Promise<void> {
  const rows = await db.selectFrom("restaurants").select(["id", "created_at", "approved_at"]).execute();
  const dates = new Map(rows.map((row) => [row.id, row]));
  const lines = [
    ...places.flatMap((place) => {
      const stored = dates.get(placeId(place));
      return stored ? beginningOf(place, stored) : [];
    }),
    ...(await homeLines(db, now)),
    ...coupons.map(({ code }, index) => ({
      ...couponLine(admin, daysBefore(now, 30 + index), { id: demoId("coupon", code), restaurantId: null }, "created"),
      changes: { code: [null, code] },
    })),
    { actor: admin, at: daysBefore(now, 45), action: "agent.added", subject: ["agent", personOf("agent").id] as const },
  ];
  for (const line of lines.sort((one, other) => one.at.getTime() - other.at.getTime())) await audit(db, line);
}

const couponLine = linesOf("promotion.coupon", "coupon");
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

function beginningOf(
  place: DemoRestaurant,
  { created_at, approved_at }: { created_at: Date; approved_at: Date | null },
) {
  const id = placeId(place);
  const about = { subject: ["restaurant", id] as const, restaurantId: id };
  const isHome = place.slug === homeRestaurant;
  const owner = isHome ? personOf("owner") : { id: userId(place.contact.email), role: "owner" };
  const actor = place.status === "pending" ? personOf("agent") : owner;
  const registered = { actor, at: created_at, action: "restaurant.registered", changes: { status: [null, "pending"] } };
  const lines: Audited[] = [{ ...registered, ...about }];
  const decided = { ...about, actor: admin, at: approved_at ?? new Date(created_at.getTime() + dayMs) };
  const status = ["pending", place.status];
  if (place.status === "approved") lines.push({ ...decided, action: "restaurant.approved", changes: { status } });
  if (place.status === "rejected")
    lines.push({ ...decided, action: "restaurant.rejected", changes: { status, reason: place.rejectionReason } });
  return lines;
}

/** Of the restaurant that the demo's owner, manager and staff log in to. */
async function homeLines(db: Db, now: Date): Promise<Audited[]> {
  const restaurantId = placeId({ slug: homeRestaurant });
  const of = (table: "taxes" | "menu_items") => db.selectFrom(table).where("restaurant_id", "=", restaurantId);
  const [tax, item, place] = await Promise.all([
    of("taxes").select(["id", "name", "code", "rate_hundredths"]).executeTakeFirstOrThrow(),
    of("menu_items").select(["id", "price_cents"]).orderBy("position").orderBy("id").executeTakeFirstOrThrow(),
    db.selectFrom("restaurants").select("preparation_minutes").where("id", "=", restaurantId).executeTakeFirstOrThrow(),
  ]);
  const joined = (["manager", "staff"] as const).map((role, index) => ({
    actor: personOf(role),
    at: daysBefore(now, 120 - index * 3),
    action: "team.joined",
    subject: ["user", personOf(role).id] as const,
    restaurantId,
    changes: { role: [null, role] },
  }));
  const { name, code, rate_hundredths } = tax;
  return [
    ...joined,
    {
      ...linesOf("promotion.tax", "tax")(
        personOf("owner"),
        daysBefore(now, 20),
        { id: tax.id, restaurantId },
        "created",
      ),
      changes: { name: [null, name], code: [null, code], rate_hundredths: [null, rate_hundredths] },
    },
    {
      actor: personOf("manager"),
      at: daysBefore(now, 6),
      action: "menu.item-changed",
      subject: ["menu_item", item.id],
      restaurantId,
      changes: { price_cents: [item.price_cents - 50, item.price_cents] },
    },
    {
      actor: personOf("owner"),
      at: daysBefore(now, 2),
      action: "restaurant.settings",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { preparation_minutes: [place.preparation_minutes + 5, place.preparation_minutes] },
    },
  ];
}
