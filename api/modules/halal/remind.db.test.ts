import { expect, test } from "vitest";
import { addDays } from "@domain/local-time";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { findReminderThreshold, sendCertificateReminders } from "./remind";

const database = withTestDatabase();

test("[HALAL-9] what is left decides which reminder is due", () => {
  expect([61, 60, 31, 30, 14, 4, 3, 0, -1, -40].map(findReminderThreshold)).toEqual([
    null,
    60,
    60,
    30,
    14,
    14,
    3,
    3,
    0,
    0,
  ]);
});

test("[HALAL-9] over 70 days owner and agent are mailed 60, 30, 14 and 3 days before, and the day after the last; each once", async () => {
  const api = createTestApi(database.db);
  const { db } = database;
  const shop = await openShop(db);
  const [owner, agent] = [await api.signIn("owner", { restaurantId: shop.id }), await api.signIn("agent")];
  const admin = await api.signIn("admin");
  await db.updateTable("restaurants").set({ registered_by: agent.id }).where("id", "=", shop.id).execute();
  const { id: file_id } = await db
    .insertInto("stored_files")
    .values({ content_type: "application/pdf", size_bytes: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const certificate = {
    restaurant_id: shop.id,
    certifier: "Halal Trust",
    number: "1",
    scope: "outlet",
    holder: "Anatolia",
    address: "214 North Main St",
    issued_on: "2026-01-12",
    expires_on: "2027-01-11",
    file_id,
    file_name: "a.pdf",
    is_public: false,
    state: "verified",
    sent_at: new Date("2026-01-12T12:00:00Z"),
    decided_by: admin.id,
    checked_by: ["lookup"],
  } as const;
  await db
    .insertInto("halal_certificates")
    .values({ ...certificate, checked_by: ["lookup"] })
    .execute();
  const sent: string[] = [];
  // From 5 AM in Connecticut on each day; the day after tomorrow in between to show that nothing is sent twice.
  for (let day = "2026-11-08"; day <= "2027-01-20"; day = addDays(day, 1)) {
    if (day === "2026-12-28") continue; // Nobody ran it on the day of the third reminder.
    api.clock.set(`${day}T10:00:00Z`);
    api.mails.length = 0;
    await Promise.all([sendCertificateReminders(api.dependencies), sendCertificateReminders(api.dependencies)]);
    sent.push(...api.mails.map(({ to, subject }) => `${day} ${to === owner.email ? "owner" : "agent"}: ${subject}`));
  }
  expect(sent.filter((line) => line.includes("owner"))).toEqual([
    "2026-11-12 owner: Your halal certificate ends in 60 days",
    "2026-12-12 owner: Your halal certificate ends in 30 days",
    "2026-12-29 owner: Your halal certificate ends in 13 days",
    "2027-01-08 owner: Your halal certificate ends in 3 days",
    "2027-01-12 owner: Your halal certificate has ended",
  ]);
  expect(sent.filter((line) => line.includes("agent"))).toHaveLength(5);
  expect(sent.at(-1)).toBe("2027-01-12 agent: Anatolia Grill House: the halal certificate has ended");

  const next = { issued_on: "2027-01-12", expires_on: "2028-01-11", number: "2" };
  await db
    .insertInto("halal_certificates")
    .values({ ...certificate, ...next, checked_by: ["lookup"] })
    .execute();
  await db.updateTable("halal_certificates").set({ reminded_at_days: null }).where("number", "=", "1").execute();
  api.mails.length = 0;
  await sendCertificateReminders(api.dependencies);
  expect(api.mails, "another has followed").toEqual([]);

  // A supplier's and two products' certificates, one of which has followed another; and one of a supplier that was removed.
  const supplier = { restaurant_id: shop.id, name: "Bristol Meat Co.", animals: ["lamb"], added_at: new Date() };
  const [bought, removed] = await db
    .insertInto("halal_suppliers")
    .values([supplier, { ...supplier, name: "Gone", removed_at: new Date() }])
    .returning("id")
    .execute();
  const more = [
    { scope: "supplier", number: "S", holder: "Bristol Meat Co.", supplier_id: bought?.id ?? null },
    { scope: "supplier", number: "G", holder: "Gone", supplier_id: removed?.id ?? null },
    { scope: "product", number: "C", holder: "Dairy", covers: "Cheese" },
    { scope: "product", number: "B", holder: "Dairy", covers: "Butter" },
    { scope: "product", number: "B2", holder: "dairy", covers: "butter", expires_on: "2027-09-01" },
    { scope: "product", number: "Old", holder: "Dairy", covers: "Yoghurt", expires_on: "2026-03-01" },
  ] as const;
  const base = { ...certificate, expires_on: "2027-02-11", checked_by: [...certificate.checked_by] };
  await db
    .insertInto("halal_certificates")
    .values(more.map((one) => ({ ...base, ...one })))
    .execute();
  const remindAt = async (at: string) => {
    api.clock.set(at);
    api.mails.length = 0;
    await sendCertificateReminders(api.dependencies);
    await sendCertificateReminders(api.dependencies);
    return api.mails.map(({ to, subject }) => `${to === owner.email ? "owner" : "agent"}: ${subject}`).sort();
  };
  expect(await remindAt("2027-01-28T10:00:00Z")).toEqual([
    "agent: Anatolia Grill House: the product’s halal certificate ends in 14 days",
    "agent: Anatolia Grill House: the supplier’s halal certificate ends in 14 days",
    "owner: Your product’s halal certificate ends in 14 days",
    "owner: Your supplier’s halal certificate ends in 14 days",
  ]);
  expect(await remindAt("2027-02-12T10:00:00Z")).toContain("owner: Your supplier’s halal certificate has ended");
  const ofSupplier = api.mails.find(({ subject }) => subject.startsWith("Your supplier"));
  expect(ofSupplier?.text).toContain(
    "Certificate S of Bristol Meat Co., for Anatolia Grill House, ended on February 11, 2027.",
  );
  expect(ofSupplier?.text).not.toContain("Certificate expired");
});
