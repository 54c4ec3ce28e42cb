import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { PushDeviceRequest, PushSettings } from "@domain/contract/notification";
import { minuteMs } from "@domain/duration";

/** Per account. Each device's session ends after 30 days. */
export const maxDevices = 10;

/** A person in one of their sessions. */
interface Owner {
  userId: string;
  tokenHash: string;
}

/** The person's devices, newest first, and the public key that a browser needs to register. */
export async function listDevices(
  { db, push }: Pick<ApiDependencies, "db" | "push">,
  { userId, tokenHash }: Owner,
): Promise<PushSettings> {
  const rows = await db
    .selectFrom("push_devices")
    .select(["id", "name", "created_at", "token_hash"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return {
    public_key: push?.keys.publicKey ?? null,
    devices: rows.map(({ id, name, created_at, token_hash }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      is_this: token_hash === tokenHash,
    })),
  };
}

/**
 * Registers this session's device, replacing its earlier registration. A device that was registered for somebody else changes its
 * owner: whoever knows its keys has it at hand. @throws ApiError conflict
 */
export async function addDevice(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { userId, tokenHash }: Owner,
  device: PushDeviceRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One at a time, so that the limit holds.
    await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
    await trx
      .deleteFrom("push_devices")
      .where((is) =>
        is.or([
          is("token_hash", "=", tokenHash),
          is.and([
            is("endpoint", "=", device.endpoint),
            is("p256dh", "=", device.p256dh),
            is("auth", "=", device.auth),
          ]),
        ]),
      )
      .execute();
    const own = await trx
      .selectFrom("push_devices")
      .select((pick) => pick.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (own.count >= maxDevices) {
      throw new ApiError("conflict", `At most ${maxDevices} devices are told. Please remove one first.`);
    }
    const added = await trx
      .insertInto("push_devices")
      .values({ ...device, user_id: userId, token_hash: tokenHash, created_at: clock.now() })
      .onConflict((on) => on.column("endpoint").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw new ApiError("conflict", "This device is told of somebody else's orders already.");
  });
}

/** @throws ApiError not_found, also for other people's devices */
export async function removeDevice(db: Db, userId: string, id: string): Promise<void> {
  const gone = await db
    .deleteFrom("push_devices")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  if (!gone) throw notFound("Device");
}

/** What a device shows: only the order, the place and the status, since others may see the screen. */
export interface PushMessage {
  title: string;
  /** The place's name. */
  body: string;
  /** A path of the app. */
  link: string;
  now: Date;
  /** When to send it; at once by default. */
  after?: Date;
}

/** Messages that could not be delivered by then are dropped. */
const usefulMs = 30 * minuteMs;

/** Queues a message for all devices of these people in the caller's transaction; delivery.ts sends it. */
export async function queuePush(trx: Db, userIds: readonly string[], news: PushMessage): Promise<void> {
  if (userIds.length === 0) return;
  const { title, body, link, now, after = now } = news;
  await trx
    .insertInto("push_messages")
    .columns(["device_id", "title", "body", "link", "next_attempt_at", "expires_at"])
    .expression((from) =>
      from
        .selectFrom("push_devices")
        .where("user_id", "in", [...new Set(userIds)])
        .select(["id"])
        .select([
          sql<string>`${title}`.as("title"),
          sql<string>`${body}`.as("body"),
          sql<string>`${link}`.as("link"),
          sql<Date>`${after}::timestamptz`.as("next_attempt_at"),
          sql<Date>`${new Date(after.getTime() + usefulMs)}::timestamptz`.as("expires_at"),
        ]),
    )
    .execute();
}

/** Queues a push message for everybody who works at a restaurant, as all of them may see its orders. */
export async function queueRestaurantPush(trx: Db, restaurantId: string, news: PushMessage): Promise<void> {
  const members = await trx
    .selectFrom("restaurant_members")
    .where("restaurant_id", "=", restaurantId)
    .select("user_id")
    .execute();
  await queuePush(
    trx,
    members.map((member) => member.user_id),
    news,
  );
}
