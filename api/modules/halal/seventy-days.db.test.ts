import { expect, test } from "vitest";
import { browseResponse, searchResponse } from "@domain/contract/browse";
import { halalQueue, halalResponse } from "@domain/contract/halal";
import { restaurantResponse } from "@domain/contract/restaurant";
import { addDays, type LocalDate } from "@domain/local-time";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { sendCertificateReminders } from "./remind";
import { unlistExpiredRestaurants } from "./unlist";

const database = withTestDatabase();
const near = "latitude=41.6806&longitude=-72.9466&zip_code=06010";

/** Only the days on which something became another. */
const changes = (days: readonly (readonly [LocalDate, string])[]) =>
  days.filter(([, text], index) => text !== days[index - 1]?.[1]);

test("[HALAL-9] a clock moved day by day over 70 days: badge, sheet, code, lists, filters, search and queue change on the right day, once", async () => {
  const api = createTestApi(database.db);
  const { db } = database;
  const shop = await openShop(db);
  const [owner, admin] = [await api.signIn("owner", { restaurantId: shop.id }), await api.signIn("admin")];
  const reviewed = { reviewed_at: new Date("2026-11-03T17:00:00Z"), reviewed_by: admin.id };
  await db
    .insertInto("halal_profiles")
    .values({ restaurant_id: shop.id, level: "everything", slaughter: "hand", alcohol: "none", code: "ABCDEFGH" })
    .execute();
  const declared_at = new Date("2026-11-02T17:00:00Z");
  await db
    .updateTable("halal_profiles")
    .set({ ...reviewed, declared_at, signed_name: "Selin" })
    .where("restaurant_id", "=", shop.id)
    .execute();
  const stored = { content_type: "application/pdf", size_bytes: 1 } as const;
  const { id: file_id } = await db.insertInto("stored_files").values(stored).returning("id").executeTakeFirstOrThrow();
  const paper = {
    certifier: "Nutmeg Halal Board",
    scope: "outlet",
    holder: "Anatolia Grill House",
    address: "1",
  } as const;
  const add = async (number: string, issued_on: LocalDate, expires_on: LocalDate) => {
    const file = { file_id, file_name: "a.pdf", is_public: true, sent_at: declared_at };
    const checked = { state: "verified", decided_by: admin.id, decided_at: declared_at } as const;
    await db
      .insertInto("halal_certificates")
      .values({
        restaurant_id: shop.id,
        ...paper,
        number,
        issued_on,
        expires_on,
        ...file,
        ...checked,
        checked_by: ["lookup"],
      })
      .execute();
  };
  // One that ends, and one that begins a week after: between them nothing is certified.
  await add("1", "2026-01-12", "2027-01-11");

  const browse = async (more = "") => browseResponse.parse((await api.call("GET", `/browse?${near}${more}`)).body).data;
  const find = async (q: string) => {
    const { body } = await api.call("GET", `/search?${near}&q=${q}`);
    return searchResponse.parse(body).data.places.total;
  };
  const waits = async (kind: string) => {
    const { body } = await api.call("GET", `/halal/queue?kind=${kind}`, { token: admin.token });
    return halalQueue.parse(body).data.data.filter(({ restaurant_id: id }) => id === shop.id).length;
  };
  async function readDay(): Promise<string> {
    const [sheet, byCode, place, lists, certified, zabiha, board, expiring, expired] = await Promise.all([
      api.call("GET", `/restaurants/${shop.id}/halal`),
      api.call("GET", "/halal/codes/ABCDEFGH"),
      api.call("GET", `/restaurants/${shop.id}`),
      browse(),
      browse("&halal=certified"),
      find("zabiha"),
      find("nutmeg"),
      waits("expiring"),
      waits("expired"),
    ]);
    const states = [
      halalResponse.parse(sheet.body).data.state,
      halalResponse.parse(byCode.body).data.state,
      restaurantResponse.parse(place.body).data.halal?.state,
      [...lists.open.data, ...lists.closed.data][0]?.halal?.state,
    ];
    const counted = lists.facets?.halal?.find(({ name }) => name === "certified")?.count ?? 0;
    // All of them say one thing.
    return `${[...new Set(states)].join("/")} listed ${counted}/${certified.total} found ${zabiha}/${board} ends ${expiring} ended ${expired}`;
  }

  const days: [LocalDate, string][] = [];
  const news: string[] = [];
  for (let day = "2026-11-10"; day < addDays("2026-11-10", 70); day = addDays(day, 1)) {
    if (day === "2027-01-16") await add("2", "2027-01-17", "2028-01-16");
    // The first minute of the day in Connecticut.
    api.clock.set(`${day}T05:00:30Z`);
    api.mails.length = 0;
    await Promise.all([sendCertificateReminders(api.dependencies), unlistExpiredRestaurants(api.dependencies)]);
    news.push(...api.mails.filter(({ to }) => to === owner.email).map(({ subject }) => `${day} ${subject}`));
    days.push([day, await readDay()]);
  }
  expect(changes(days)).toEqual([
    ["2026-11-10", "certified listed 1/1 found 1/1 ends 0 ended 0"],
    ["2026-11-12", "certified listed 1/1 found 1/1 ends 1 ended 0"],
    ["2027-01-12", "expired listed 0/0 found 0/0 ends 0 ended 1"],
    ["2027-01-16", "expired listed 0/0 found 0/0 ends 0 ended 0"],
    ["2027-01-17", "certified listed 1/1 found 1/1 ends 0 ended 0"],
  ]);
  expect(news).toEqual([
    "2026-11-12 Your halal certificate ends in 60 days",
    "2026-12-12 Your halal certificate ends in 30 days",
    "2026-12-28 Your halal certificate ends in 14 days",
    "2027-01-08 Your halal certificate ends in 3 days",
    "2027-01-12 Your halal certificate has ended",
  ]);
  const bells = await db.selectFrom("notifications").select("title").where("user_id", "=", owner.id).execute();
  expect(bells).toHaveLength(5);
});
