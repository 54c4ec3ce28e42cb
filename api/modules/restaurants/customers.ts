import type { RestaurantCustomer } from "@domain/contract/restaurant";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";

/** Whoever has ordered at a restaurant with an account, by the name of their latest order there; at most 1,000. */
export async function listCustomers(db: Db, restaurantId: string): Promise<RestaurantCustomer[]> {
  const { rows } = await sql<RestaurantCustomer>`
    select id, name from (
      select distinct on (customer_id) customer_id as id, customer_name as name
      from orders where restaurant_id = ${restaurantId} and customer_id is not null
      order by customer_id, created_at desc
    ) customers order by lower(name), id limit 1000`.execute(db);
  return rows;
}
