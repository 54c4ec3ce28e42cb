import { type Kysely, sql } from "kysely";
import type { Database } from "@api/db/tables";

/** Sessions of people who may log in, with what they permit; expired ones too. */
export const selectSessions = (db: Kysely<Database>) =>
  db
    .selectFrom("access_tokens")
    .innerJoin("users", "users.id", "access_tokens.user_id")
    .where("users.is_active", "=", true)
    .where("users.deleted_at", "is", null)
    .select(["users.id", "users.role", "users.email", "users.first_name as firstName", "users.last_name as lastName"])
    .select("access_tokens.expires_at")
    .select(
      sql<string[]>`array(
        select restaurants.id::text from restaurant_members
        join restaurants on restaurants.id = restaurant_members.restaurant_id
        where restaurant_members.user_id = users.id and restaurants.deleted_at is null
        order by restaurant_members.created_at, restaurants.position)`.as("restaurantIds"),
    );
