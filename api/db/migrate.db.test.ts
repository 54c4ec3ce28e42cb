import { sql } from "kysely";
import { expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { migrateToLatest } from "./migrate";
import { migrations } from "./migrations";

const database = withTestDatabase();

test("[DATA-1] every migration is applied, and applying them again changes nothing", async () => {
  const applied = () => sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  const first = (await applied()).rows;
  expect(first.map((row) => row.name)).toEqual(Object.keys(migrations).sort());
  await migrateToLatest(database.db);
  expect((await applied()).rows).toEqual(first);
});

test("[DATA-1] a process of an older version starts on the schema of a newer one", async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2027-01-01')`.execute(
    database.db,
  );
  try {
    await expect(migrateToLatest(database.db)).resolves.toBeUndefined();
  } finally {
    await sql`delete from kysely_migration where name = '999-of-tomorrow'`.execute(database.db);
  }
});

test("the test runs on the database its project names", async () => {
  expect(database.kind).toBe(process.env.TEST_DATABASE);
  const { rows } = await sql<{ version: string }>`select version()`.execute(database.db);
  expect(rows[0]?.version).toMatch(/^PostgreSQL/);
});
