import { type Selectable, sql } from "kysely";
import type { PassesTable, UsersTable } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import type { PassPlan, PassWire } from "@domain/contract/ordering/pass";
import { defaultTimeZone } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { defaultPassPriceCents, isPassValid } from "@domain/promotions/pass";

export type Pass = Selectable<PassesTable>;

/** The pass's monthly price in cents: the setting `go_pass_price_cents`, or the default. */
async function getPassPrice(db: Db): Promise<number> {
  const setting = await db
    .selectFrom("platform_settings")
    .select("value")
    .where("name", "=", "go_pass_price_cents")
    .executeTakeFirst();
  const price = setting?.value;
  return typeof price === "number" && Number.isInteger(price) && price > 0 ? price : defaultPassPriceCents;
}

/**
 * What a customer's next month costs, in cents. Whose renewal was refused keeps their price with another card too: it is what they
 * were mailed, and what the next try charges.
 */
export const getPriceFor = async (db: Db, running: Pass | undefined): Promise<number> =>
  running?.status === "active" && running.card_id !== null ? running.price_cents : getPassPrice(db);

/** Counting stops here: large markets have thousands, and many pages ask for the plan. */
const maxCounted = 1000;

/** The plan, at what it costs this customer, and at how many listed businesses it currently saves a delivery fee. */
export async function getPassPlan(db: Db, customerId: string | null): Promise<PassPlan> {
  const price = await getPriceFor(db, customerId === null ? undefined : await findActivePass(db, customerId));
  // Matches the index of migration 075.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from listings
      where fee_cents > 0 or jsonb_path_exists(fee_rules, '$[*] ? (@.feeCents > 0)')
        or jsonb_path_exists(fee_steps, '$[*] ? (@.feeCents > 0)')
      limit ${maxCounted}) charging`.execute(db);
  return { price, currency: "usd", businessesWithFee: rows[0]?.count ?? 0 };
}

/** The customer's pass that has not ended, or undefined. With `lock`, nobody else changes it until the transaction ends. */
export function findActivePass(db: Db, userId: string, lock = false): Promise<Pass | undefined> {
  const pass = db.selectFrom("passes").selectAll().where("user_id", "=", userId).where("status", "!=", "lapsed");
  return (lock ? pass.forUpdate() : pass).executeTakeFirst();
}

/**
 * Ends the customer's pass if its paid month is over, so that reactivating the account charges nothing; usually the job has ended
 * it before. Run it in the transaction that reactivates.
 */
export async function lapseOverduePass(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable("passes")
    .set({ status: "lapsed" })
    .where("user_id", "=", userId)
    .where("status", "!=", "lapsed")
    .where("paid_until", "<=", now)
    .execute();
}

/** The wire form of a customer's latest pass, or null. */
export async function findOwnPass(db: Db, userId: string, now: Date): Promise<PassWire | null> {
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
    isValid: isPassValid({ status: stored.status, paidUntil: stored.paid_until }, now),
    renews: stored.status === "active" && stored.card_id !== null,
    price: stored.price_cents,
    startedAt: stored.started_at.toISOString(),
    paidUntil: stored.paid_until.toISOString(),
    card: stored.card_id === null ? null : { brand, last4 },
    failedTries: stored.failed_tries,
    nextTryAt: stored.next_try_at?.toISOString() ?? null,
  };
}

/** The texts of notices about a pass; `until` is the end of the paid month, `isOver` whether it has passed. */
export type PassUpdate =
  | { kind: "started" | "renewed"; until: Date; cents: number; renews: boolean }
  | { kind: "refused"; until: Date; isOver: boolean; cents: number; nextTry: Date }
  | { kind: "ending"; until: Date }
  | { kind: "ended"; why: keyof typeof endings }
  | OwnChange;

/** What the holder did, and is mailed to keep. `isDue`: on the last day the card is charged at once. */
type OwnChange =
  | { kind: "cancelled"; until: Date; isOver: boolean }
  | { kind: "resumed"; until: Date; cents: number; isDue: boolean };

const day = (date: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: defaultTimeZone }).format(date);

/** "Your Go Pass has ended with it …", for the mail about a deleted account: what was paid for and is not given back is named. */
export const formatPassEndWithAccount = (pass: Pick<Pass, "paid_until">, now: Date): string =>
  pass.paid_until > now
    ? `Your Go Pass, paid until ${day(pass.paid_until)}, has ended with it. The rest of that month is not paid back, and you are not charged again.`
    : "Your Go Pass has ended with it. You are not charged again.";

export type PassHolder = Pick<Selectable<UsersTable>, "email" | "first_name">;

/** Sends the holder a notification and an email, in the caller's transaction. */
export async function notifyPassHolder(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  holder: PassHolder & { id: string },
  news: Exclude<PassUpdate, OwnChange>,
): Promise<void> {
  const { title, body } = updateText(news);
  await notify(trx, events, [holder.id], { kind: `pass.${news.kind}`, title, body, link: "/go-pass" });
  await mailPassHolder(trx, mailer, holder, news);
}

/** The email alone: who has just pressed the button needs no notification of it. */
export async function mailPassHolder(
  trx: Db,
  mailer: ApiDependencies["mailer"],
  holder: PassHolder,
  news: PassUpdate,
): Promise<void> {
  const { title, body } = updateText(news);
  await mailer.queue(trx, {
    to: holder.email,
    template: `go-pass-${news.kind}`,
    subject: title,
    heading: title,
    parts: [
      { paragraph: `Hello ${holder.first_name},` },
      { paragraph: body },
      { button: { label: "Your Go Pass", path: "/go-pass" } },
    ],
    because: "You get this because you have a Go Pass at HalalGo.",
  });
}

function updateText(news: PassUpdate): { title: string; body: string } {
  switch (news.kind) {
    case "started":
    case "renewed": {
      const paid = `You paid ${formatCents(news.cents)}. Delivery is $0 until ${day(news.until)}.`;
      const next = news.renews
        ? // As the page says it: who cancels on the last day has been charged.
          `It renews automatically: your card is charged ${formatCents(news.cents)} about a day before, unless you cancel first.`
        : "It does not renew automatically: we remind you before it ends.";
      const title = news.kind === "started" ? "Your Go Pass has started" : "Your Go Pass goes on for another month";
      return { title, body: `${paid} ${next}` };
    }
    case "refused": {
      const refused = `Your card was refused for ${formatCents(news.cents)} and was not charged. We try again on ${day(news.nextTry)}.`;
      const month = news.isOver
        ? `Your paid month ended on ${day(news.until)}. Pay with another card for $0 delivery before that.`
        : `To be safe, pay with another card. Your paid month ends on ${day(news.until)}.`;
      return { title: "Your Go Pass could not be renewed", body: `${refused} ${month}` };
    }
    case "ending":
      return {
        title: "Your Go Pass ends soon",
        body: `It ends on ${day(news.until)} and does not renew automatically. Renew it for another month of $0 delivery.`,
      };
    case "cancelled":
      return {
        title: "You cancelled your Go Pass",
        body: news.isOver
          ? `Its paid month ended on ${day(news.until)}. Your card is not charged again. You can start a new pass any time.`
          : `Delivery is $0 until ${day(news.until)}. Your card is not charged again. Until then you can resume it.`,
      };
    case "resumed":
      return {
        title: "Your Go Pass renews again",
        body:
          `It renews on ${day(news.until)}: your card is charged ${formatCents(news.cents)} ` +
          `${news.isDue ? "now" : "about a day before"}, and then every month until you cancel.`,
      };
    case "ended":
      return { title: "Your Go Pass has ended", body: endings[news.why] };
  }
}

const endings = {
  cancelled: "You cancelled it, and its paid month is over. You were not charged again.",
  unpaid:
    "Your card was refused each time we tried to renew it, and was not charged. You can start a new pass any time.",
  deactivated: "Its paid month is over. It was not renewed, as your account is deactivated, and you were not charged.",
  "not renewed": "Its paid month is over. You can start a new pass any time.",
};
