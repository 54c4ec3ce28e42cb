import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchResponse } from "@domain/contract/browse";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { createUnconnectedDatabase } from "@tests/support/databases/unconnected";

const database = withTestDatabase();

const search = (q: string) => `/search?q=${q}&latitude=41.68&longitude=-72.95&zip_code=06010`;

test("[FIND-10] a search that finds nothing looks up words like those typed once", async () => {
  const { db: recorder, statements } = createUnconnectedDatabase();
  const { status } = await createTestApi(recorder).call("GET", search("grimpleton%20flurbnax"));
  expect(status).toBe(200);
  const lookups = statements.filter((one) => one.sql.includes("search_trigrams"));
  expect(lookups).toHaveLength(1);
  expect(lookups[0]?.parameters).toContainEqual(["grimpleton", "flurbnax"]);
});

test("[FIND-13] spellings are those of the nearest places where many deliver, of farther ones if those have none", async () => {
  await sql`
    insert into restaurants
      (name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude)
    select 'Place ' || n, 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant', 'Turkish', 41.68 + n / 10000.0, -72.95
    from generate_series(1, 110) n`.execute(database.db);
  const serve = (dish: string, place: string) =>
    sql`
      insert into menu_items (restaurant_id, name, description, category, price_cents)
      select id, ${dish}, 'Good.', 'Mains', 900 from restaurants where name = ${place}`.execute(database.db);
  const api = createTestApi(database.db);
  const ask = async () => searchResponse.parse((await api.call("GET", search("haxxxm"))).body).data.did_you_mean;
  await serve("Halim", "Place 110");
  expect(await ask()).toEqual(["halim"]);
  await serve("Haleem", "Place 3");
  expect(await ask()).toEqual(["haleem"]);
});
