import { type Expression, sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Vault } from "@api/vault";
import type { AccountExport } from "@domain/contract/accounts/account";
import { dayMs } from "@domain/duration";

/** For so long a deleted account's benefits count for the next account with the same address. */
const retentionMs = 2 * 365 * dayMs;

/** Equal for equal addresses, ignoring case; the first is stored, all are looked for. */
const toHashes = (vault: Vault, email: string) => vault.fingerprints(email.toLowerCase(), "email of a former customer");

interface Person {
  userId: string;
  email: string;
}

/**
 * Keeps where a customer has ordered and which coupons they have used, under a keyed hash of the address, so that an account
 * opened with it later is not given the same benefits again. Only for confirmed addresses: others have been given none, and belong
 * to somebody else perhaps. Run it in the transaction that deletes the account, before the address is erased.
 * @returns whether anything is kept
 */
export async function keepUsedBenefits(
  trx: Db,
  vault: Vault,
  { userId, email, now }: Person & { now: Date },
): Promise<boolean> {
  const hashes = toHashes(vault, email);
  const user = await trx.selectFrom("users").select("email_confirmed_at").where("id", "=", userId).executeTakeFirst();
  if (!user?.email_confirmed_at) return false;
  const earlier = await trx
    .deleteFrom("former_customers")
    .where((is) => is.or([is("user_id", "=", userId), is("email_hash", "in", hashes)]))
    .returning(["restaurant_ids", "coupon_ids"])
    .execute();
  const orders = await trx
    .selectFrom("orders")
    .select("restaurant_id")
    .distinct()
    .where("customer_id", "=", userId)
    .where("status", "not in", ["rejected", "cancelled"])
    .execute();
  const uses = await trx.selectFrom("coupon_redemptions").select("coupon_id").where("user_id", "=", userId).execute();
  const restaurantIds = [...earlier.flatMap((row) => row.restaurant_ids), ...orders.map((row) => row.restaurant_id)];
  if (restaurantIds.length === 0) return false;
  await trx
    .insertInto("former_customers")
    .values({
      email_hash: hashes[0],
      restaurant_ids: [...new Set(restaurantIds)],
      coupon_ids: [...earlier.flatMap((row) => row.coupon_ids), ...uses.map((row) => row.coupon_id)],
      deleted_at: now,
    })
    .execute();
  return true;
}

/**
 * Counts what was used with this address before for the account that has it now. Call it once its owner has confirmed the address,
 * before which nobody is told that there was such an account. Idempotent.
 */
export async function claimUsedBenefits(trx: Db, vault: Vault, { userId, email }: Person): Promise<void> {
  await trx
    .updateTable("former_customers")
    .set({ user_id: userId })
    .where("email_hash", "in", toHashes(vault, email))
    .execute();
}

/** Whether the customer had ordered with an account since deleted; with `restaurantId`, unless it is null, at that restaurant. */
export const hadOrdered = (
  customerId: string,
  restaurantId: Expression<string | null> = sql<string | null>`null::uuid`,
) => sql<boolean>`exists (
  select from former_customers
  where former_customers.user_id = ${customerId}
    and (${restaurantId} is null or ${restaurantId} = any(former_customers.restaurant_ids)))`;

/** How often the customer had used a coupon with an account since deleted. */
export const countFormerUses = (customerId: string, couponId: Expression<unknown>) => sql<number>`(
  select count(*) from former_customers, unnest(coupon_ids) used
  where former_customers.user_id = ${customerId} and used = ${couponId})`;

/** Forgets addresses that were not used again in time. */
export async function deleteOldFormerCustomers({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  const oldest = new Date(clock.now().getTime() - retentionMs);
  await db.deleteFrom("former_customers").where("user_id", "is", null).where("deleted_at", "<", oldest).execute();
}

/** What is known of the customer from an account since deleted. */
export async function exportUsedBenefits(db: Db, userId: string): Promise<AccountExport["earlierAccount"]> {
  const { rows } = await sql<NonNullable<AccountExport["earlierAccount"]>>`
    select
      array(select name from restaurants where id = any(former.restaurant_ids) order by name) as restaurants,
      array(select code from unnest(former.coupon_ids) used join coupons on coupons.id = used order by code) as coupons
    from former_customers former where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}
