import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { User } from "@domain/contract/accounts/auth";

interface Membership {
  id: string;
  name: string;
  status: string;
  role: string;
}

/** A person as login and profile carry it, with the restaurants they work at, the active one first. @throws not_found */
export async function loadProfile(db: Db, userId: string) {
  const row = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .select(["id", "email", "first_name", "last_name", "phone", "role", "prayer_asr"])
    .select((is) => is("email_confirmed_at", "is not", null).$castTo<boolean>().as("email_confirmed"))
    .select(
      sql<Membership[]>`(
        select coalesce(
          json_agg(
            json_build_object(
              'id', restaurants.id, 'name', restaurants.name, 'status', restaurants.status, 'role', restaurant_members.role)
            order by restaurant_members.created_at, restaurants.position),
          '[]')
        from restaurant_members join restaurants on restaurants.id = restaurant_members.restaurant_id
        where restaurant_members.user_id = users.id and restaurants.deleted_at is null)`.as("restaurants"),
    )
    .executeTakeFirst();
  if (!row) throw notFound("Account");
  return row satisfies User;
}
