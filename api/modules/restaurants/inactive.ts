import type { InactiveRestaurant } from "@domain/contract/restaurant";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { publicSelection, relatedSelection, type RestaurantRow, restaurantView } from "./view";

type Row = RestaurantRow & { rejection_reason: string | null; owner: InactiveRestaurant["owner"] };

/** [HOST-13] All that is not listed: what waits for approval and what was rejected, the oldest first, with its owner. */
export async function listInactive(db: Db, now: Date): Promise<InactiveRestaurant[]> {
  const { rows } = await sql<Row>`
    select ${publicSelection}, r.rejection_reason, ${relatedSelection(now)},
      (select json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email,
          'phone', u.phone, 'role', m.role, 'is_active', u.is_active)
        from restaurant_members m join users u on u.id = m.user_id
        where m.restaurant_id = r.id and m.role = 'owner' order by m.created_at, u.id limit 1) as owner
    from restaurants r where r.status <> 'approved' and r.deleted_at is null order by r.created_at, r.position`.execute(
    db,
  );
  return rows.map((row) => ({ ...restaurantView(row), rejection_reason: row.rejection_reason, owner: row.owner }));
}
