import type { Db } from "@api/dependencies";
import { hashSecret, newSecret } from "@api/secret-token";

const lifetimeDays = 180;
const lifetimeOf = (now: Date) => new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000);

/** The header in which whoever calls for a person names the devices they signed in on before; secrets, parted by commas. */
export const deviceHeader = "x-known-devices";

/** The secrets of a header; what is none is left out. */
export const readDevices = (header: string | undefined): string[] =>
  (header ?? "")
    .split(",")
    .map((token) => token.trim())
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, 5);

/** Which of the devices this person has signed in on before; undefined for none. */
export async function findKnownDevice(
  db: Db,
  userId: string | undefined,
  devices: readonly string[],
  now: Date,
): Promise<string | undefined> {
  if (devices.length === 0) return undefined;
  const hashes = new Map(devices.map((token) => [hashSecret(token), token]));
  const row = await db
    .selectFrom("known_devices")
    .where("token_hash", "in", [...hashes.keys()])
    .where("user_id", "=", userId ?? "00000000-0000-0000-0000-000000000000")
    .where("expires_at", ">", now)
    .select("token_hash")
    .executeTakeFirst();
  return row && hashes.get(row.token_hash);
}

/**
 * Knows the device from now on, for 180 days after its last login. Gives its secret: the one it has (`known`) or a new one;
 * only the hash is kept. Clears expired ones on the way.
 */
export async function rememberDevice(db: Db, userId: string, known: string | undefined, now: Date): Promise<string> {
  const token = known ?? newSecret();
  await db.deleteFrom("known_devices").where("expires_at", "<=", now).execute();
  await db
    .insertInto("known_devices")
    .values({ token_hash: hashSecret(token), user_id: userId, created_at: now, expires_at: lifetimeOf(now) })
    .onConflict((on) => on.column("token_hash").doUpdateSet({ expires_at: lifetimeOf(now) }))
    .execute();
  return token;
}

/** No device of the person is known any more. */
export const forgetDevices = (db: Db, userId: string) =>
  db.deleteFrom("known_devices").where("user_id", "=", userId).execute();
