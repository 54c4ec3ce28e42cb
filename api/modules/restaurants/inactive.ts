import type { InactiveRestaurant } from "@domain/contract/restaurant";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { applicationSelection } from "./application";
import { isListedAs } from "./listed";
import { ownerSelection, publicSelection, relatedSelection, type RestaurantRow, restaurantView } from "./view";

type Row = RestaurantRow & Pick<InactiveRestaurant, "rejection_reason" | "suspension_reason" | "owner" | "application">;

/** [HOST-13] All that is not listed: what waits for approval, was rejected or is suspended, the oldest first, with its owner. */
export async function listInactive(db: Db, now: Date): Promise<InactiveRestaurant[]> {
  const { rows } = await sql<Row>`
    select ${publicSelection}, r.rejection_reason, r.suspension_reason, ${relatedSelection(now)}, ${ownerSelection} as owner,
      ${applicationSelection} as application
    from restaurants r where not ${isListedAs("r")} and r.deleted_at is null order by r.created_at, r.position`.execute(
    db,
  );
  return rows.map((row) => {
    const { rejection_reason, suspension_reason, owner, application } = row;
    return { ...restaurantView(row, now), rejection_reason, suspension_reason, owner, application };
  });
}
