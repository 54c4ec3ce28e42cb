import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { shiftClockTo } from "./demo-date";

const Real = globalThis.Date;
// Before the database is opened, as the app does it.
beforeAll(() => void shiftClockTo("2027-02-20"));
afterAll(() => {
  globalThis.Date = Real;
  Object.defineProperty(Real.prototype, "constructor", { value: Real, configurable: true, writable: true });
});
const database = withTestDatabase();

test("[DATA-13] the embedded database lives on that day too", async () => {
  const now = new Date();
  const { rows } = await sql<{ now: Date }>`select now() as now, ${now}::timestamptz as given`.execute(database.db);
  const answered = Date.now();
  const at = rows[0]?.now.getTime() ?? 0;
  // It counts in microseconds, and was asked at some moment between the two.
  expect(at).toBeGreaterThanOrEqual(now.getTime() - 1_000);
  expect(at).toBeLessThanOrEqual(answered + 1_000);
  expect(rows[0]).toMatchObject({ given: now });
});
