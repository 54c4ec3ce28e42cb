import { type Selectable, sql } from "kysely";
import type { PassesTable } from "@api/db/tables/people";
import type { Db } from "@api/dependencies";
import { isListed } from "@api/modules/restaurants/listed";
import type { PassPlan, PassWire } from "@domain/contract/ordering/pass";
import { defaultPassPriceCents, isValidPass } from "@domain/promotions/pass";

export type Pass = Selectable<PassesTable>;

/** What a pass costs a month now, in cents: the setting `go_pass_price_cents`, or the default. */
export async function passPrice(db: Db): Promise<number> {
  const setting = await db
    .selectFrom("platform_settings")
    .select("value")
    .where("name", "=", "go_pass_price_cents")
    .executeTakeFirst();
  const price = setting?.value;
  return typeof price === "number" && Number.isInteger(price) && price > 0 ? price : defaultPassPriceCents;
}

/** What is sold, and how many approved businesses it saves a delivery fee at now. */
export async function passPlan(db: Db): Promise<PassPlan> {
  const price = await passPrice(db);
  const { count } = await db
    .selectFrom("restaurants")
    .select((pick) => pick.fn.countAll<number>().as("count"))
    .where(isListed)
    .where((is) =>
      is.or([
        is("delivery_fee_cents", ">", 0),
        sql<boolean>`jsonb_path_exists(delivery_fee_rules, '$[*] ? (@.feeCents > 0)')`,
        sql<boolean>`jsonb_path_exists(delivery_fee_steps, '$[*] ? (@.feeCents > 0)')`,
      ]),
    )
    .executeTakeFirstOrThrow();
  return { price, currency: "usd", businessesWithFee: Number(count) };
}

/** The pass that has not ended, or undefined; with `lock`, no one else changes it until the transaction ends. */
export function runningPass(db: Db, userId: string, lock = false): Promise<Pass | undefined> {
  const pass = db.selectFrom("passes").selectAll().where("user_id", "=", userId).where("status", "!=", "lapsed");
  return (lock ? pass.forUpdate() : pass).executeTakeFirst();
}

/** A customer's latest pass as it goes on the wire, or null. */
export async function ownPass(db: Db, userId: string, now: Date): Promise<PassWire | null> {
  const row = await db
    .selectFrom("passes")
    .leftJoin("cards_on_file", "cards_on_file.id", "passes.card_id")
    .selectAll("passes")
    .select(["cards_on_file.brand", "cards_on_file.last4"])
    .where("passes.user_id", "=", userId)
    .orderBy("passes.started_at", "desc")
    .orderBy("passes.paid_until", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { brand, last4, ...stored } = row;
  return {
    id: stored.id,
    status: stored.status,
    isValid: isValidPass({ status: stored.status, paidUntil: stored.paid_until }, now),
    renews: stored.status === "active" && stored.card_id !== null,
    price: stored.price_cents,
    startedAt: stored.started_at.toISOString(),
    paidUntil: stored.paid_until.toISOString(),
    card: stored.card_id === null ? null : { brand, last4 },
    failedTries: stored.failed_tries,
    nextTryAt: stored.next_try_at?.toISOString() ?? null,
  };
}
