import { sql } from "kysely";
import type { ApiDependencies, Db, RateLimit, RateLimits } from "@api/dependencies";
import { type ApiError, RateLimitedError } from "@api/errors";
import { hashSecret } from "@api/vault";
import { addressRange } from "@domain/accounts/client-address";
import { dayMs, daySeconds, hourSeconds, minuteSeconds } from "@domain/duration";

const defaultAllowances: RateLimits = {
  loginPair: { max: 10, seconds: 15 * minuteSeconds },
  loginAccount: { max: 100, seconds: hourSeconds },
  loginAddress: { max: 100, seconds: 15 * minuteSeconds },
  loginDevice: { max: 10, seconds: 15 * minuteSeconds },
  loginNotice: { max: 1, seconds: daySeconds },
  confirmAccount: { max: 5, seconds: hourSeconds },
  passwordProof: { max: 10, seconds: 15 * minuteSeconds },
  signupAddress: { max: 100, seconds: hourSeconds },
  resetAccount: { max: 5, seconds: hourSeconds },
  resetAddress: { max: 50, seconds: hourSeconds },
  subscribeAddress: { max: 50, seconds: hourSeconds },
  concernAddress: { max: 10, seconds: hourSeconds },
  halalCodeAddress: { max: 120, seconds: hourSeconds },
  demandAddress: { max: 50, seconds: hourSeconds },
  reviewAccount: { max: 20, seconds: hourSeconds },
  registrationAddress: { max: 100, seconds: hourSeconds },
  uploadAddress: { max: 600, seconds: hourSeconds },
  uploadAccount: { max: 1200, seconds: hourSeconds },
  receiptOrder: { max: 5, seconds: hourSeconds },
  couponAccount: { max: 20, seconds: 10 * minuteSeconds },
  declineAccount: { max: 10, seconds: 15 * minuteSeconds },
  declineAddress: { max: 30, seconds: 15 * minuteSeconds },
  searchAddress: { max: 1200, seconds: minuteSeconds },
  searchAccount: { max: 600, seconds: minuteSeconds },
};

type Limit = keyof RateLimits;

/** Counts attempts by a `subject` (an email or client address) in fixed windows, stored in the database for all processes. */
export interface RateLimiter {
  /** @throws ApiError rate_limited when nothing is left; counts nothing. */
  check: (limit: Limit, subject: string) => Promise<void>;
  /** Counts one try. */
  count: (limit: Limit, subject: string) => Promise<void>;
  /** Counts an attempt and returns the count. @throws ApiError rate_limited when it exceeds the limit */
  take: (limit: Limit, subject: string) => Promise<number>;
  /** Counts one try less. */
  release: (limit: Limit, subject: string) => Promise<void>;
  /** Resets the subject's count. */
  forget: (limit: Limit, subject: string) => Promise<void>;
}

/** Creates a rate limiter whose counts are shared by all processes, in the database. */
export function createRateLimiter({
  db,
  clock,
  rateLimits,
}: Pick<ApiDependencies, "clock" | "rateLimits"> & { db: Db }): RateLimiter {
  const allowed = { ...defaultAllowances, ...rateLimits };
  return {
    async check(limit, subject) {
      const row = await db
        .selectFrom("rate_limits")
        .where("key", "=", getKey(limit, subject))
        .where("window_start", "=", windowStart(allowed[limit]))
        .select("hits")
        .executeTakeFirst();
      if (row && row.hits >= allowed[limit].max) throw refusal(limit);
    },
    async count(limit, subject) {
      await increment(limit, subject);
    },
    async take(limit, subject) {
      const hits = await increment(limit, subject);
      if (hits > allowed[limit].max) throw refusal(limit);
      return hits;
    },
    async release(limit, subject) {
      await db
        .updateTable("rate_limits")
        .set({ hits: sql<number>`greatest(hits - 1, 0)` })
        .where("key", "=", getKey(limit, subject))
        .where("window_start", "=", windowStart(allowed[limit]))
        .execute();
    },
    async forget(limit, subject) {
      await db.deleteFrom("rate_limits").where("key", "=", getKey(limit, subject)).execute();
    },
  };

  async function increment(limit: Limit, subject: string): Promise<number> {
    const key = getKey(limit, subject);
    const start = windowStart(allowed[limit]);
    const { hits } = await db
      .insertInto("rate_limits")
      .values({ key, window_start: start, hits: 1 })
      .onConflict((on) => on.columns(["key", "window_start"]).doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }))
      .returning("hits")
      .executeTakeFirstOrThrow();
    // Opening a window also deletes expired ones.
    if (hits === 1) {
      const dayAgo = new Date(clock.now().getTime() - dayMs);
      await db.deleteFrom("rate_limits").where("window_start", "<", dayAgo).execute();
    }
    return hits;
  }

  function refusal(limit: Limit): ApiError {
    const over = windowStart(allowed[limit]).getTime() + allowed[limit].seconds * 1000;
    return new RateLimitedError(Math.max(1, Math.ceil((over - clock.now().getTime()) / 1000)));
  }

  function windowStart({ seconds }: RateLimit): Date {
    const length = seconds * 1000;
    return new Date(Math.floor(clock.now().getTime() / length) * length);
  }
}

// Hashed, so that the table holds no e-mail addresses.
const getKey = (limit: Limit, subject: string) =>
  `${limit}:${hashSecret(limit.endsWith("Address") ? addressRange(subject) : subject.toLowerCase())}`;

/** Counts attempts by a `subject` (a client address or an account's id) in fixed windows. */
interface LocalLimiter {
  /** Counts one try. @throws RateLimitedError when the limit is exceeded */
  take: (limit: keyof RateLimits, subject: string) => void;
  /** Counts further tries for one that was expensive; refuses nothing. */
  charge: (limit: keyof RateLimits, subject: string, tries: number) => void;
}

const maxCounters = 50_000;

/**
 * A limit kept in memory by each process, for frequent, cheap reads where storing the count would cost more than the read. With
 * several processes the effective limit is a multiple.
 */
export function createLocalLimiter({ clock, rateLimits }: Pick<ApiDependencies, "clock" | "rateLimits">): LocalLimiter {
  const allowed = { ...defaultAllowances, ...rateLimits };
  const counts = new Map<string, { hits: number; endsAt: number }>();
  const add = (limit: keyof RateLimits, subject: string, tries: number) => {
    const now = clock.now().getTime();
    const key = `${limit}:${addressRange(subject)}`;
    const known = counts.get(key);
    const count = known && known.endsAt > now ? known : { hits: 0, endsAt: now + allowed[limit].seconds * 1000 };
    count.hits += tries;
    counts.delete(key);
    counts.set(key, count);
    // Evict the least recently seen subject.
    if (counts.size > maxCounters) counts.delete(counts.keys().next().value ?? "");
    return { isOver: count.hits > allowed[limit].max, left: count.endsAt - now };
  };
  return {
    take(limit, subject) {
      const { isOver, left } = add(limit, subject, 1);
      const seconds = Math.max(1, Math.ceil(left / 1000));
      if (isOver)
        throw new RateLimitedError(seconds, `Too often in a short time. Please wait ${seconds} s and try again.`);
    },
    charge: (limit, subject, tries) => void add(limit, subject, tries),
  };
}
