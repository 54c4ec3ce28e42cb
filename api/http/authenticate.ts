import type { Context, MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { UserRole } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { hashSecret } from "../vault";
import type { Actor, ApiEnv } from "./router";

const unauthenticated = () => new ApiError("unauthenticated", "Your session has ended. Please log in again.");

/**
 * Sets `actor` (null without a token) and `tokenHash`.
 * @throws ApiError unauthenticated when a token is sent that is unknown, expired or revoked, also on calls open to all.
 */
export function authenticate({ db, clock }: Pick<ApiDependencies, "db" | "clock">): MiddlewareHandler<ApiEnv> {
  /** A page asks for several things at once: its token is looked up once for all that are under way. */
  const underWay = new Map<string, Promise<Actor | undefined>>();
  const actorOf = (tokenHash: string) => {
    const known = underWay.get(tokenHash);
    if (known) return known;
    const asked = loadActor(db, tokenHash, clock.now()).finally(() => underWay.delete(tokenHash));
    underWay.set(tokenHash, asked);
    return asked;
  };
  return async (c, next) => {
    const header = c.req.header("authorization");
    if (header === undefined) {
      c.set("actor", null);
      c.set("tokenHash", null);
      return next();
    }
    const token = /^bearer +([\w-]{1,200}) *$/i.exec(header)?.[1];
    if (!token) throw unauthenticated();
    const tokenHash = hashSecret(token);
    const actor = await actorOf(tokenHash);
    if (!actor) throw unauthenticated();
    c.set("actor", actor);
    c.set("tokenHash", tokenHash);
    return next();
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

async function loadActor(db: Db, tokenHash: string, now: Date): Promise<Actor | undefined> {
  return db
    .selectFrom("access_tokens")
    .innerJoin("users", "users.id", "access_tokens.user_id")
    .where("access_tokens.token_hash", "=", tokenHash)
    .where("access_tokens.expires_at", ">", now)
    .where("users.is_active", "=", true)
    .where("users.deleted_at", "is", null)
    .select(["users.id", "users.role", "users.email", "users.first_name as firstName", "users.last_name as lastName"])
    .select(
      sql<string[]>`array(
        select restaurants.id::text from restaurant_members
        join restaurants on restaurants.id = restaurant_members.restaurant_id
        where restaurant_members.user_id = users.id and restaurants.deleted_at is null
        order by restaurant_members.created_at, restaurants.position)`.as("restaurantIds"),
    )
    .executeTakeFirst();
}
