import { expect, test } from "vitest";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { unlistExpiredRestaurants } from "./unlist";

const database = withTestDatabase();

test("[HALAL-9] 30 days after a certificate ended a place is unlisted, once, where the setting says so; a verified one lists it again", async () => {
  const api = createTestApi(database.db);
  const { db } = database;
  const shop = await openShop(db);
  const [owner, agent] = [await api.signIn("owner", { restaurantId: shop.id }), await api.signIn("agent")];
  const admin = await api.signIn("admin");
  await db.updateTable("restaurants").set({ registered_by: agent.id }).where("id", "=", shop.id).execute();
  await db
    .insertInto("halal_profiles")
    .values({ restaurant_id: shop.id, level: "everything", declared_at: new Date("2026-01-12T12:00:00Z") })
    .execute();
  const file = { content_type: "application/pdf", size_bytes: 1 } as const;
  const { id: file_id } = await db.insertInto("stored_files").values(file).returning("id").executeTakeFirstOrThrow();
  const paper = { certifier: "Halal Trust", number: "1", scope: "outlet", holder: "Anatolia", address: "1" } as const;
  const days = { issued_on: "2025-11-21", expires_on: "2026-11-20", sent_at: new Date("2026-01-12T12:00:00Z") };
  const checked = { state: "verified", decided_by: admin.id, checked_by: ["lookup"] } as const;
  await db
    .insertInto("halal_certificates")
    .values({
      restaurant_id: shop.id,
      ...paper,
      ...days,
      ...checked,
      checked_by: ["lookup"],
      file_id,
      file_name: "a.pdf",
      is_public: false,
    })
    .execute();
  const runAt = async (now: string) => {
    api.clock.set(now);
    api.mails.length = 0;
    await Promise.all([unlistExpiredRestaurants(api.dependencies), unlistExpiredRestaurants(api.dependencies)]);
    const row = await db.selectFrom("restaurants").select("status").where("id", "=", shop.id).executeTakeFirstOrThrow();
    return [row.status, ...api.mails.map(({ to }) => (to === owner.email ? "owner" : "agent")).sort()];
  };
  const setUnlisting = (token: string) =>
    api.call("PUT", "/halal/unlisting", { token, body: { unlists_expired: true } });
  // Nobody asked for it.
  expect(await runAt("2027-02-01T17:00:00Z")).toEqual(["approved"]);
  expect((await setUnlisting(owner.token)).status).toBe(403);
  expect((await setUnlisting(admin.token)).status).toBe(200);
  // The thirtieth day after its last day ends by the place's own clock.
  expect(await runAt("2026-12-21T04:59:00Z")).toEqual(["approved"]);
  expect(await runAt("2026-12-21T05:01:00Z")).toEqual(["suspended", "agent", "owner"]);
  const logged = await db
    .selectFrom("audit_log")
    .select(["action", "actor_role"])
    .where("restaurant_id", "=", shop.id)
    .execute();
  expect(logged).toEqual([{ action: "restaurant.suspended", actor_role: null }]);
  // Resumed by hand it stays, although it has expired.
  const suspension = `/restaurants/${shop.id}/suspension`;
  expect((await api.call("DELETE", suspension, { token: admin.token })).status).toBe(200);
  expect(await runAt("2026-12-22T17:00:00Z")).toEqual(["approved"]);
  await db.updateTable("restaurants").set({ status: "suspended" }).where("id", "=", shop.id).execute();
  const verify = async (number: string) => {
    const newer = { ...paper, ...days, number, issued_on: "2026-12-01", expires_on: "2027-11-30" };
    const { id } = await db
      .insertInto("halal_certificates")
      .values({ restaurant_id: shop.id, ...newer, file_id, file_name: "b.pdf", is_public: false })
      .returning("id")
      .executeTakeFirstOrThrow();
    const body = { step: "verify", version: 1, checked_by: ["lookup"], note: "By their list." };
    const path = `/restaurants/${shop.id}/halal/certificates/${id}/decision`;
    expect((await api.call("POST", path, { token: admin.token, body })).status).toBe(200);
  };
  await verify("2");
  expect(api.mails.map(({ subject }) => subject)).toContain("Anatolia Grill House is listed again");
  expect(await runAt("2026-12-23T17:00:00Z")).toEqual(["approved"]);
  // Suspended by hand for something else, it is not listed by a certificate.
  await api.call("PUT", suspension, { token: admin.token, body: { reason: "The health department asks." } });
  await verify("3");
  expect((await runAt("2026-12-24T17:00:00Z"))[0]).toBe("suspended");
});
