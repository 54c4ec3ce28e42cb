import { beforeAll, expect, test } from "vitest";
import { halalAnswer, halalQueue } from "@domain/contract/halal";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { loadDemoHalal } from "./halal";
import { loadDemo } from "./load";
import { placeId } from "./places";

const database = withTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = createTestApi(database.db);
  await loadDemo(database.db, { clock: api.clock });
  await loadDemoHalal(api.dependencies);
  await loadDemoHalal(api.dependencies);
});

async function stateOf(slug: string) {
  const { body } = await api.call("GET", `/restaurants/${placeId({ slug })}/halal`);
  expect(body, slug).toMatchObject({ success: true });
  return halalAnswer.parse(body).data;
}

test("[HALAL-1, HALAL-3, DATA-7] the demo shows every state of evidence by today's date, and made-up certifiers alone; once only", async () => {
  const states = async (slugs: string[]) => Promise.all(slugs.map(async (slug) => (await stateOf(slug)).state));
  const slugs = ["anatolia-grill-house", "zafran-biryani-house", "smoke-and-hickory", "nile-street-koshary"];
  expect(await states(slugs)).toEqual(["certified", "certified", "expired", "declared"]);
  expect(await states(["karachi-handi", "lantern-and-page"])).toEqual(["declared", "unstated"]);
  expect((await stateOf("zafran-biryani-house")).certificate?.expires_on, "in 12 days").toBe("2026-03-16");
  expect((await stateOf("smoke-and-hickory")).certificate?.expires_on, "yesterday").toBe("2026-03-03");
  expect((await stateOf("prospect-halal-meats")).concern_since).not.toBeNull();
  const { token } = await api.signIn("admin");
  const queue = async (kind: string) =>
    halalQueue.parse((await api.call("GET", `/halal/queue?kind=${kind}`, { token })).body).data;
  expect((await queue("new")).counts).toEqual({ new: 1, expiring: 2, expired: 1, reported: 1 });
  const certifiers = await database.db.selectFrom("certifiers").select("name").execute();
  expect(certifiers).toHaveLength(3);
  expect(certifiers.filter(({ name }) => !name.endsWith("(demo)"))).toEqual([]);
});
