import { auditRow } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import type { Email } from "@api/mail/email";
import {
  defaultMailSettings,
  type MailedEvent,
  type MailRecipient,
  mailSettings,
  type MailSettings,
} from "@domain/settings/mail";
import { getVersion, incrementVersion } from "./version";

/** [SET-4] Which events are emailed to whom, and the version. */
export async function getMailSettings(db: Db, restaurantId: string): Promise<MailSettings & { version: number }> {
  const [chosen, version] = await Promise.all([readSettings(db, restaurantId), getVersion(db, restaurantId, "mail")]);
  return { ...chosen, version };
}

/** @throws ApiError conflict with `editConflictDetails` */
export async function saveMailSettings(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  restaurantId: string,
  { version, ...settings }: MailSettings & { version?: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    await incrementVersion(trx, { restaurantId, part: "mail", version, actor, now });
    const before = await readSettings(trx, restaurantId);
    await trx
      .updateTable("restaurants")
      .set({ mail_settings: json(settings) })
      .where("id", "=", restaurantId)
      .execute();
    const line = { actor, at: now, action: "restaurant.mail", subject: ["restaurant", restaurantId] as const };
    await auditRow(trx, { ...line, restaurantId }, { before: { ...before }, after: settings });
  });
}

/** Emails a restaurant's team about an event, as its settings say, once per address. Runs on the event's transaction. */
export async function mailRestaurant(
  trx: Db,
  mailer: ApiDependencies["mailer"],
  news: { restaurantId: string; event: MailedEvent; message: Omit<Email, "to" | "because"> },
): Promise<void> {
  const { restaurantId, event, message } = news;
  const readers = (await readSettings(trx, restaurantId))[event];
  const because = "You get this because your restaurant's settings on HalalGo say so. Its owner can change that.";
  const addresses = await listAddresses(trx, restaurantId, readers);
  await mailer.queue(trx, ...addresses.map((to) => ({ ...message, to, because })));
}

async function readSettings(db: Db, restaurantId: string): Promise<MailSettings> {
  const row = await db
    .selectFrom("restaurants")
    .select("mail_settings")
    .where("id", "=", restaurantId)
    .executeTakeFirst();
  return row?.mail_settings ? mailSettings.parse(row.mail_settings) : defaultMailSettings;
}

async function listAddresses(db: Db, restaurantId: string, readers: readonly MailRecipient[]): Promise<string[]> {
  if (readers.length === 0) return [];
  const roles = readers.filter((reader) => reader !== "company");
  const members =
    roles.length === 0
      ? []
      : await db
          .selectFrom("restaurant_members")
          .innerJoin("users", "users.id", "restaurant_members.user_id")
          .where("restaurant_members.restaurant_id", "=", restaurantId)
          .where("restaurant_members.role", "in", roles)
          .where("users.deleted_at", "is", null)
          .where("users.is_active", "=", true)
          .select("users.email")
          .orderBy("users.email")
          .execute();
  const company = readers.includes("company")
    ? await db.selectFrom("restaurants").select("email").where("id", "=", restaurantId).executeTakeFirst()
    : undefined;
  const all = [...members.map(({ email }) => email), ...(company?.email ? [company.email] : [])];
  return [...new Map(all.map((email) => [email.toLowerCase(), email])).values()];
}
