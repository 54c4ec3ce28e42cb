import type { Context, MiddlewareHandler } from "hono";
import type { UserRole } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { hashSecret } from "@api/vault";
import { forgetAfter, isRead } from "./forget-after";
import type { Actor, ApiEnv } from "./router";
import { selectSessions } from "./sessions";

const unauthenticated = () => new ApiError("unauthenticated", "Your session has ended. Please log in again.");

/** Sessions remembered at once. */
const maxSessions = 5_000;

/**
 * Sets `actor` (null without a token) and `tokenHash`. Sessions are cached for `sessionTtlMs`, as a page makes several calls, and
 * concurrent look-ups are shared. Any write through this process that was not refused clears the cache, so a logout or a changed
 * role takes effect here at once, and in other processes within that time.
 * @throws ApiError unauthenticated when a token is unknown, expired or revoked, also on public calls
 */
export function authenticate({
  db,
  clock,
  sessionTtlMs = 0,
}: Pick<ApiDependencies, "db" | "clock" | "sessionTtlMs">): MiddlewareHandler<ApiEnv> {
  const sessions = new Map<string, { session: Session; until: number }>();
  const pending = new Map<string, Promise<Session | undefined>>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    sessions.clear();
    pending.clear();
  };

  const lookUp = async (tokenHash: string): Promise<Session | undefined> => {
    const [before, now] = [changes, clock.now()];
    const session = await loadSession(db, tokenHash, now);
    // Do not cache what was read before a change.
    if (!session || sessionTtlMs === 0 || changes !== before) return session;
    if (sessions.size >= maxSessions) sessions.clear();
    sessions.set(tokenHash, { session, until: Math.min(now.getTime() + sessionTtlMs, session.expiresAt.getTime()) });
    return session;
  };

  /** Writes always look up the session; a token that has ended since is forgotten. */
  const lookUpAnew = async (tokenHash: string): Promise<Session | undefined> => {
    const session = await loadSession(db, tokenHash, clock.now());
    const [isKnown, isPending] = [sessions.delete(tokenHash), pending.delete(tokenHash)];
    if (isKnown || isPending) changes += 1;
    return session;
  };

  const findSession = (tokenHash: string): Promise<Session | undefined> | Session => {
    const known = sessions.get(tokenHash);
    if (known && known.until > clock.now().getTime()) return known.session;
    const lookup = pending.get(tokenHash) ?? lookUp(tokenHash);
    pending.set(tokenHash, lookup);
    const done = () => pending.get(tokenHash) === lookup && pending.delete(tokenHash);
    lookup.then(done, done);
    return lookup;
  };

  const identify = async (c: Context<ApiEnv>, sessionFor: typeof findSession) => {
    const header = c.req.header("authorization");
    const token = header === undefined ? null : /^bearer +([\w-]{1,200}) *$/i.exec(header)?.[1];
    if (token === undefined) throw unauthenticated();
    const tokenHash = token === null ? null : hashSecret(token);
    const session = tokenHash && (await sessionFor(tokenHash));
    if (tokenHash && !session) throw unauthenticated();
    c.set("actor", session ? session.actor : null);
    c.set("tokenHash", tokenHash);
  };

  return async (c, next) => {
    if (isRead(c)) {
      await identify(c, findSession);
      return next();
    }
    await identify(c, lookUpAnew);
    return forgetAfter(c, next, forget);
  };
}

/**
 * The signed-in person, who has one of `roles` when any are named.
 * @throws ApiError unauthenticated or forbidden
 */
export function requireActor(c: Context<ApiEnv>, ...roles: UserRole[]): Actor {
  const actor = c.get("actor");
  if (!actor) throw new ApiError("unauthenticated", "Please log in first.");
  if (roles.length > 0 && !roles.includes(actor.role)) {
    throw new ApiError("forbidden", "You do not have permission to do this.");
  }
  return actor;
}

interface Session {
  actor: Actor;
  expiresAt: Date;
}

async function loadSession(db: Db, tokenHash: string, now: Date): Promise<Session | undefined> {
  const found = await selectSessions(db)
    .where("access_tokens.token_hash", "=", tokenHash)
    .where("access_tokens.expires_at", ">", now)
    .executeTakeFirst();
  if (!found) return undefined;
  const { expires_at: expiresAt, ...actor } = found;
  return { actor, expiresAt };
}
