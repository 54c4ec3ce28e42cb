import { sql } from "kysely";
import { Agent, request } from "undici";
import webPush from "web-push";
import { json } from "@api/db/tables";
import type { ApiDependencies, PushDependencies } from "@api/dependencies";
import { publicLookup } from "./public-address";

const second = 1000;
const batchSize = 20;
/** Longer than any attempt takes, so that another process takes a message over only after a crash. */
const leaseMs = 60 * second;
/** Before the second attempt; it doubles with each further one. */
const firstPauseMs = 5 * second;
const maxAttempts = 6;
/** For the headers of a push service's response, and for its body. */
const timeoutMs = 8 * second;

/** Connects to public addresses only, and follows no redirects: the endpoint comes from a browser. */
export function createPushClient(): { post: PushDependencies["post"]; close: () => Promise<void> } {
  const dispatcher = new Agent({
    connect: { lookup: publicLookup(), timeout: 5 * second },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    post: async (endpoint, headers, body) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await request(endpoint, { method: "POST", headers, body, dispatcher, signal });
      // The body is not used; reading it frees the connection.
      await response.body.dump({ limit: 4096, signal }).catch(() => undefined);
      return response.statusCode;
    },
    close: () => dispatcher.destroy(),
  };
}

const settingName = "push_keys";
const purpose = "push keys";

/**
 * This installation's keys: generated once and stored encrypted in the database.
 * @throws if they were encrypted with a key that is not configured
 */
export async function getPushKeys({
  db,
  vault,
}: Pick<ApiDependencies, "db" | "vault">): Promise<PushDependencies["keys"]> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const generated = json({ publicKey, privateKey: vault.encryptText(privateKey, purpose) });
  // If several processes start at once, all use the keys of the first.
  await db
    .insertInto("platform_settings")
    .values({ name: settingName, value: generated })
    .onConflict((on) => on.column("name").doNothing())
    .execute();
  const { rows } = await sql<{ publicKey: string; sealed: string }>`
    select value ->> 'publicKey' as "publicKey", value ->> 'privateKey' as sealed
    from platform_settings where name = ${settingName}`.execute(db);
  const keys = rows[0];
  if (!keys) throw new Error("The keys for push messages are missing.");
  return { publicKey: keys.publicKey, privateKey: vault.decryptText(keys.sealed, purpose) };
}

type Parts = Pick<ApiDependencies, "db" | "clock" | "logger" | "push">;
type Message = Awaited<ReturnType<typeof takeDue>>[number];

/** Sends all messages that are due. Any number of processes may do so at once: a message is leased to one of them. */
export async function sendPushMessages(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { push } = parts;
  if (!push) return;
  for (;;) {
    const messages = signal?.aborted ? [] : await takeDue(parts);
    if (messages.length === 0) return;
    await Promise.all(messages.map((message) => send(parts, push, message)));
  }
}

async function takeDue({ db, clock }: Parts) {
  const now = clock.now();
  const due = db
    .selectFrom("push_messages")
    .select("id")
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(batchSize)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("push_messages as m")
    .from("push_devices as d")
    .innerJoin("users as u", "u.id", "d.user_id")
    .innerJoin("access_tokens as t", "t.token_hash", "d.token_hash")
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs), attempts: sql`m.attempts + 1` })
    .whereRef("d.id", "=", "m.device_id")
    .where("m.id", "in", due)
    .returning(["m.id", "m.title", "m.body", "m.link", "m.attempts", "m.expires_at as expiresAt"])
    .returning(["d.id as deviceId", "d.endpoint", "d.p256dh", "d.auth"])
    .returning(sql<boolean>`(u.is_active and u.deleted_at is null and t.expires_at > ${now})`.as("isWanted"))
    .execute();
}

async function send({ db, clock, logger }: Parts, push: PushDependencies, message: Message): Promise<void> {
  const { id, deviceId, endpoint, attempts, expiresAt } = message;
  const done = () => db.deleteFrom("push_messages").where("id", "=", id).execute();
  const leftMs = expiresAt.getTime() - clock.now().getTime();
  if (!message.isWanted || leftMs <= 0) {
    await done();
    return;
  }
  // Only the host name is logged: the rest of the address is the browser's secret.
  const about = { service: new URL(endpoint).hostname, attempts };
  try {
    const { headers, body } = requestFor(push, message, Math.ceil(leftMs / second));
    const status = await push.post(endpoint, headers, body);
    if (status >= 200 && status < 300) {
      await done();
    } else if (status === 404 || status === 410) {
      // The browser has unsubscribed; its pending messages are deleted with it.
      await db.deleteFrom("push_devices").where("id", "=", deviceId).execute();
    } else if (status < 500 && status !== 408 && status !== 429) {
      await done();
      logger.warn({ ...about, status }, "A push service refused a message");
    } else {
      throw new Error(`The push service responded with ${status}`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (attempts >= maxAttempts) {
      await done();
      logger.warn({ ...about, reason }, "A push message was not delivered; no more attempts");
      return;
    }
    const next = new Date(clock.now().getTime() + firstPauseMs * 2 ** (attempts - 1));
    await db.updateTable("push_messages").set({ next_attempt_at: next }).where("id", "=", id).execute();
  }
}

/** Encrypted for the browser alone (RFC 8291) and signed for its service (RFC 8292). */
function requestFor({ keys, contact }: PushDependencies, message: Message, secondsLeft: number) {
  const { endpoint, p256dh, auth, title, body, link } = message;
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, link }),
    { vapidDetails: { subject: contact, ...keys }, TTL: secondsLeft, urgency: "high" },
  );
  const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)] as const);
  return { headers: Object.fromEntries(headers), body: details.body };
}
