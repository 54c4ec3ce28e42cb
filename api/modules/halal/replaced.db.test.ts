import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { halalQueue } from "@domain/contract/halal";
import { abbreviations, isSameText } from "@domain/halal/certificate";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";
import { sendCertificateReminders } from "./remind";
import { normalizedNameSql } from "./replaced";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let shop: Shop;
let fileId: string;

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
  const file = { content_type: "application/pdf", size_bytes: 1 } as const;
  const stored = await database.db.insertInto("stored_files").values(file).returning("id").executeTakeFirstOrThrow();
  fileId = stored.id;
});
beforeEach(async () => {
  api.clock.set("2027-01-20T17:00:00Z");
  await database.db.deleteFrom("restaurants").execute();
  shop = await openShop(database.db);
  await api.signIn("owner", { restaurantId: shop.id });
  api.mails.length = 0;
});

async function addSupplier(name: string): Promise<string> {
  const values = { restaurant_id: shop.id, name, animals: ["chicken"], added_at: new Date("2026-01-12T12:00:00Z") };
  const row = await database.db.insertInto("halal_suppliers").values(values).returning("id").executeTakeFirstOrThrow();
  return row.id;
}
interface Paper {
  number: string;
  scope?: "supplier" | "product";
  supplier_id?: string;
  holder?: string;
  covers?: string;
  expires_on?: string;
}
async function verified(...papers: Paper[]): Promise<void> {
  const certificate = {
    restaurant_id: shop.id,
    certifier: "Halal Trust",
    scope: "supplier",
    holder: "Nutmeg Valley Farms",
    address: "1 Mill Rd",
    issued_on: "2025-01-12",
    expires_on: "2027-01-11",
    file_id: fileId,
    file_name: "a.pdf",
    is_public: false,
    state: "verified",
    sent_at: new Date("2026-01-12T12:00:00Z"),
    decided_by: admin.id,
  } as const;
  const rows = papers.map((paper) => ({ ...certificate, checked_by: ["lookup" as const], ...paper }));
  await database.db.insertInto("halal_certificates").values(rows).execute();
}
const next = { expires_on: "2028-01-11" };

/** The numbers of what administrators are shown as expired, which must be as many as their count. */
async function expired(): Promise<(string | undefined)[]> {
  const { body } = await api.call("GET", "/halal/queue?kind=expired", { token: admin.token });
  const { data, counts } = halalQueue.parse(body).data;
  const all = await database.db.selectFrom("halal_certificates").select(["id", "number"]).execute();
  const numbers = data.map(({ id }) => all.find((one) => one.id === id)?.number).sort();
  expect(counts.expired).toBe(numbers.length);
  return numbers;
}

test("[HALAL-8, HALAL-9] a supplier's renewed certificate replaces the last, however it writes holder and meat; nobody is asked for a new one", async () => {
  const [farm, other] = [await addSupplier("Nutmeg Valley"), await addSupplier("Bristol Meat")];
  await verified(
    { number: "Old", supplier_id: farm, covers: "Chicken, beef" },
    { number: "New", supplier_id: farm, covers: "Chicken and beef", holder: "Nutmeg Valley Farms LLC", ...next },
    { number: "Other's", supplier_id: other, covers: "Chicken" },
    { number: "Lamb", supplier_id: farm, covers: "Lamb" },
  );
  expect(await expired()).toEqual(["Lamb", "Other's"]);
  await sendCertificateReminders(api.dependencies);
  expect(api.mails.map(({ text }) => text).join()).not.toContain("Certificate Old");
  await verified({ number: "All", supplier_id: farm, ...next });
  expect(await expired(), "a supplier's that names no meat").toEqual(["Other's"]);
});

test("[HALAL-9] without a chosen supplier holder and product are compared by what they say", async () => {
  await verified(
    { number: "A", holder: "Künefe & Söhne, Inc.", covers: "Chicken" },
    { number: "A2", holder: "kunefe and sohne incorporated", covers: "Chicken, turkey", ...next },
    { number: "B", scope: "product", holder: "Dairy", covers: "Butter" },
    { number: "C", scope: "product", holder: "Dairy", covers: "Cheese" },
    { number: "C2", scope: "product", holder: "dairy.", covers: "cheese", ...next },
    { number: "D", scope: "product", holder: "Dairy" },
  );
  expect(await expired(), "one product's does not replace another's").toEqual(["B", "D"]);
});

test("[HALAL-8] certificates of removed suppliers, and those of suppliers that ended long ago, leave the administrators' list", async () => {
  const gone = await addSupplier("Gone");
  await verified(
    { number: "Gone", supplier_id: gone },
    { number: "Long ago", holder: "Another", expires_on: "2026-10-21" },
    { number: "Lately", holder: "A third", expires_on: "2026-10-22" },
  );
  await database.db.updateTable("halal_suppliers").set({ removed_at: new Date() }).where("id", "=", gone).execute();
  expect(await expired()).toEqual(["Lately"]);
});

test("[HALAL-8] the database compares names as the domain does", async () => {
  const names = [
    "Anatolia Grill House, L.L.C.",
    "anatolia  grill house llc ",
    "Künefe Salonu",
    "Kunefe salonu",
    "مطعم النور",
    "…",
    "Siddiqui & Sons",
    "siddiqui and sons",
    ...Object.entries(abbreviations).flatMap(([word, short]) => [`1 ${word} 2`, `1 ${short.toUpperCase()}. 2`]),
  ];
  const { rows } = await sql<{ one: string; other: string; same: boolean }>`
    select a as one, b as other, ${normalizedNameSql(sql`a`)} is not distinct from ${normalizedNameSql(sql`b`)} as same
    from unnest(${names}::text[]) a, unnest(${names}::text[]) b`.execute(database.db);
  expect(rows.filter(({ one, other, same }) => same !== isSameText(one, other))).toEqual([]);
});
