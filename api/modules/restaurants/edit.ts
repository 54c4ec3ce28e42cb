import * as z from "zod";
import { audit, diffRows } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findPointAt } from "@api/modules/addresses/service";
import { emailTakenError, revokeMailedLinks } from "@api/modules/auth/accounts";
import { unconfirmEmail } from "@api/modules/auth/email-confirmations";
import { requestReviewIfMoved } from "@api/modules/halal/declare";
import { notify } from "@api/modules/notifications/notify";
import { decryptBankData, encryptBankData } from "@api/modules/registrations/parse-registration";
import { toMovedCoordinates } from "@api/modules/settings/save-settings";
import { incrementVersion } from "@api/modules/settings/version";
import type { restaurantEditRequest } from "@domain/contract/restaurant";
import { parseInternationalPhone, parseUsPhone } from "@domain/registration/phone";
import { isMaskedNumber, resolveMaskedNumber } from "@domain/restaurants/bank-mask";
import { bankProblems, ownerFields } from "@domain/restaurants/restaurant-edit";
import { listOwners, ownerEmail } from "./owners";

type Edit = z.output<typeof restaurantEditRequest>;
type Owner = Awaited<ReturnType<typeof listOwners>>[number];

/** Whether it exists, without its value. */
const secrets = ["sales_tax_id", "bank_name", "routing_number", "account_number"];

/**
 * [HOST-15, ADMIN-17…20] Saves an administrator's edit of a restaurant and its owner, records it, and notifies the owner when
 * bank details or the login address changed.
 * @throws ApiError not_found, validation_failed, email_taken, conflict with `editConflictDetails`
 */
export async function editRestaurant(
  { db, clock, vault, events, mailer }: ApiDependencies,
  actor: Actor,
  { restaurantId, edit }: { restaurantId: string; edit: Edit },
): Promise<void> {
  if (!isUuid(restaurantId)) throw notFound("Restaurant");
  const point = await findPointAt(edit, edit.zip_code);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { name, street_address, city, state, zip_code } = edit;
    await requestReviewIfMoved(
      trx,
      { events },
      { restaurantId, actor, now },
      { name, street_address, city, state, zip_code },
    );
    const part = { restaurantId, part: "settings", version: edit.version, actor, now } as const;
    const before = await lockRestaurant(trx, restaurantId);
    const known = { ...before, ...decryptBankData(vault, restaurantId, before) };
    const after = toColumns(edit, known);
    refuse({
      ...phoneProblems(known, after),
      ...maskProblems(after),
      ...bankProblems(after, Boolean(known.account_number)),
    });
    await incrementVersion(trx, part);
    const [owner] = await listOwners(trx, restaurantId);
    const record = owner && (await saveOwner(trx, owner, edit, { updated_at: now, updated_by: actor.id }));
    await trx
      .updateTable("restaurants")
      .set({
        ...after,
        ...encryptBankData(vault, restaurantId, after),
        ...toMovedCoordinates(before, edit, point),
        ...(owner ? { owner_role: edit.role } : {}),
      })
      .where("id", "=", restaurantId)
      .execute();
    const changes = { ...diffRows(known, after, secrets), ...record, ...roleChange(known, owner, edit) };
    if (Object.keys(changes).length === 0) return;
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.edited",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes,
    });
    if (!owner) return;
    if (record?.email) await notifyLoginChange({ mailer }, trx, owner, { ...edit, now });
    if (secrets.slice(1).some((field) => field in changes)) {
      await notifyBankChange({ events, mailer }, trx, owner, after.name);
    }
  });
}

async function lockRestaurant(trx: Db, id: string) {
  const row = await trx
    .selectFrom("restaurants")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound("Restaurant");
  return row;
}

/** A masked number stands for the stored one. */
const toColumns = (edit: Edit, known: Partial<Record<"routing_number" | "account_number", string | null>>) => ({
  name: edit.name,
  phone: edit.phone,
  street_address: edit.street_address,
  city: edit.city,
  state: edit.state,
  zip_code: edit.zip_code,
  category: edit.category,
  cuisine_type: edit.cuisine_type,
  whatsapp_number: edit.whatsapp_number,
  sales_tax_id: edit.sales_tax_id ?? null,
  bank_name: edit.bank_name ?? null,
  routing_number: resolveMaskedNumber(edit.routing_number, known.routing_number),
  account_number: resolveMaskedNumber(edit.account_number, known.account_number),
});

/** An unchanged number is not validated. */
function phoneProblems(before: { phone: string; whatsapp_number: string | null }, after: ReturnType<typeof toColumns>) {
  const unusable = "Please enter a valid phone number";
  return {
    ...(after.phone !== before.phone && parseUsPhone(after.phone) === null ? { phone: unusable } : {}),
    ...(after.whatsapp_number !== before.whatsapp_number && parseInternationalPhone(after.whatsapp_number) === null
      ? { whatsapp_number: unusable }
      : {}),
  };
}

/** The number was changed meanwhile, or a mask was typed. */
function maskProblems({ routing_number: routing, account_number: account }: ReturnType<typeof toColumns>) {
  return {
    ...(routing && isMaskedNumber(routing) ? { routing_number: "Please enter the whole routing number" } : {}),
    ...(account && isMaskedNumber(account) ? { account_number: "Please enter the whole account number" } : {}),
  };
}

function refuse(errors: Record<string, string>): void {
  const [message] = Object.values(errors);
  if (message) throw new ApiError("validation_failed", message, { errors });
}

/** Updates the owner's account and returns the changes. @throws ApiError validation_failed, email_taken */
async function saveOwner(trx: Db, owner: Owner, edit: Edit, editor: { updated_at: Date; updated_by: string }) {
  const ownerEdit = z.object(ownerFields).safeParse(edit);
  if (!ownerEdit.success) {
    refuse(Object.fromEntries(ownerEdit.error.issues.map(({ path, message }) => [path.join("."), message])));
    return undefined;
  }
  const { role: _, ...names } = ownerEdit.data;
  const changes = diffRows(owner, names);
  if (!changes) return undefined;
  if (changes.email) await refuseTakenEmail(trx, owner.id, names.email);
  await trx
    .updateTable("users")
    .set({ ...names, ...editor })
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", owner.id)
    .execute();
  if (changes.email) await revokeMailedLinks(trx, owner.id);
  return changes;
}

async function refuseTakenEmail(trx: Db, ownerId: string, email: string): Promise<void> {
  const other = await trx
    .selectFrom("users")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("deleted_at", "is", null)
    .where("id", "!=", ownerId)
    .select("id")
    .executeTakeFirst();
  if (other) throw emailTakenError();
}

function roleChange(before: { owner_role: string | null }, owner: Owner | undefined, edit: Edit) {
  const role = before.owner_role ?? "owner";
  return owner && edit.role && edit.role !== role ? { role: [role, edit.role] } : {};
}

/**
 * Emails both addresses, so that an account takeover is noticed. An administrator may mistype, or be deceived: the new address
 * counts as confirmed only once its owner has opened the link in the mail; other capitals are the same mailbox.
 */
async function notifyLoginChange(
  { mailer }: Pick<ApiDependencies, "mailer">,
  trx: Db,
  owner: Owner,
  { email = "", now }: Edit & { now: Date },
): Promise<void> {
  const template = "login-email-changed";
  const title = "Your login has a new email address";
  const body = `HalalGo has changed the address you log in with from ${owner.email} to ${email}. Your password stays as it is. Tell us if you did not ask for that.`;
  await mailer.queue(trx, ownerEmail(owner.email, { template, title, body }));
  if (email.toLowerCase() === owner.email.toLowerCase()) return;
  const path = await unconfirmEmail(trx, owner.id, now);
  const button = { label: "Confirm my email address", path };
  const please = "Please confirm that this address is yours.";
  await mailer.queue(trx, ownerEmail(email, { template, title, body: `${body} ${please}`, button }));
}

/** Also by email: otherwise a compromised administrator account could redirect payouts unnoticed. */
async function notifyBankChange(
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  trx: Db,
  owner: Owner,
  name: string,
): Promise<void> {
  const title = "Your bank details were changed";
  const body = `HalalGo has changed the bank details of ${name}. Tell us if you did not ask for that.`;
  await notify(trx, events, [owner.id], { kind: "restaurant.bank", title, body, link: "/dashboard/settings" });
  await mailer.queue(trx, ownerEmail(owner.email, { template: "bank-details-changed", title, body }));
}
