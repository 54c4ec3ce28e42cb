import { beforeEach, expect, test } from "vitest";
import { reviewList } from "@domain/contract/restaurant";
import { ownReviewPage } from "@domain/contract/review-inbox";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let customer: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  customer = await api.signIn("customer");
  admin = await api.signIn("admin");
});

let days = 0;
const reviewed = async (rating: number, comment: string | null = "Cold") => {
  const row = { restaurant_id: shop.id, user_id: customer.id, customer_name: "Amina R.", rating, comment };
  const created_at = new Date(Date.parse("2026-03-01T12:00:00Z") + (days += 1) * 86_400_000);
  const { id } = await database.db
    .insertInto("reviews")
    .values({ ...row, created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const inbox = async (query = "", { token } = owner) => {
  const { status, body } = await api.call("GET", `/restaurants/${shop.id}/review-inbox${query}`, { token });
  return status === 200 ? ownReviewPage.parse(body).data.data : status;
};
const answer = (id: string, text: string, { token } = owner) =>
  api.call("PUT", `/reviews/${id}/answer`, { token, body: { answer: text } });
const report = (id: string, body: object = { reason: "insult" }, { token } = owner) =>
  api.call("POST", `/reviews/${id}/report`, { token, body });
const decide = (id: string, outcome: string, { token } = admin) =>
  api.call("POST", `/reviews/${id}/decision`, { token, body: { outcome, note: "We read it." } });
const shown = async () => reviewList.parse((await api.call("GET", `/restaurants/${shop.id}/reviews`)).body).data;
const listNotifications = (userId: string, kind: string) =>
  database.db
    .selectFrom("notifications")
    .select(["title", "body"])
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();

test("[RUSH-20] reviews are narrowed by the days they were written on, by the place's clock", async () => {
  const [first, second] = [await reviewed(5), await reviewed(4)];
  const dayOf = async (id: string) => {
    const row = await database.db
      .selectFrom("reviews")
      .select("created_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return row.created_at.toISOString().slice(0, 10);
  };
  const ids = async (query: string) => {
    const rows = await inbox(query);
    return typeof rows === "number" ? rows : rows.map(({ id }) => id);
  };
  expect(await ids(`?date_from=${await dayOf(second)}`)).toEqual([second]);
  expect(await ids(`?date_to=${await dayOf(first)}`)).toEqual([first]);
  expect(await ids("?date_from=soon")).toBe(422);
});

test("[RUSH-21] the inbox has what waits for an answer first, then the newest, by stars and state", async () => {
  const [old, bad, stars] = [await reviewed(5, "Hot"), await reviewed(1), await reviewed(4, null)];
  expect((await answer(stars, "Thank you")).status).toBe(409);
  const ids = async (query?: string) => {
    const rows = await inbox(query);
    return typeof rows === "number" ? rows : rows.map(({ id }) => id);
  };
  expect(await ids()).toEqual([bad, old]);
  await answer(bad, "We are sorry.");
  expect(await ids()).toEqual([old, bad]);
  expect(await ids("?rating=1")).toEqual([bad]);
  expect(await ids("?state=unanswered")).toEqual([old]);
  expect(await ids("?state=answered")).toEqual([bad]);
  const staff = await api.signIn("staff", { restaurantId: shop.id });
  const stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  expect(await inbox("", staff)).toHaveLength(2);
  expect(await inbox("", stranger)).toBe(404);
  expect(await inbox("", customer)).toBe(403);
});

test("[RUSH-21] one public answer, which may change: the customer hears of the first, and no other place answers", async () => {
  const id = await reviewed(2);
  expect(await answer(id, " ")).toMatchObject({ status: 422, body: { errors: { answer: "Write an answer" } } });
  expect((await answer(id, "We are sorry.")).status).toBe(200);
  expect((await answer(id, "  We are sorry, come again. ")).status).toBe(200);
  expect((await shown()).data).toMatchObject([{ id, answer: { text: "We are sorry, come again." } }]);
  expect(await listNotifications(customer.id, "review.answered")).toEqual([
    { title: "Anatolia Grill House answered your review", body: "We are sorry." },
  ]);
  const staff = await api.signIn("staff", { restaurantId: shop.id });
  const stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  for (const [who, status] of [
    [staff, 403],
    [stranger, 404],
    [customer, 403],
  ] as const) {
    expect((await answer(id, "Ours now", who)).status).toBe(status);
    expect((await report(id, { reason: "insult" }, who)).status).toBe(status);
  }
  const log = database.db.selectFrom("audit_log").select("actor_id").where("subject_id", "=", id);
  expect(await log.where("action", "=", "review.answered").execute()).toHaveLength(2);
});

test("[RUSH-21] a report waits for an administrator, who hides or keeps: logged, told to the owner, stars counted anew", async () => {
  const [bad, other] = [await reviewed(1), await reviewed(5, "Hot")];
  expect((await report(bad, { reason: "boring" })).status).toBe(422);
  expect((await report(bad, { reason: "private", note: "Names our cook" })).status).toBe(200);
  expect((await report(bad)).status).toBe(409);
  await report(other);
  expect((await decide(bad, "hide", owner)).status).toBe(403);
  expect((await api.call("GET", "/reported-reviews", { token: owner.token })).status).toBe(403);
  const queue = async () =>
    ownReviewPage
      .parse((await api.call("GET", "/reported-reviews", { token: admin.token })).body)
      .data.data.filter(({ restaurant }) => restaurant.id === shop.id);
  expect((await queue()).map(({ id, report }) => [id, report?.outcome])).toEqual([
    [other, "waiting"],
    [bad, "waiting"],
  ]);
  expect((await decide(bad, "hide")).status).toBe(200);
  expect((await decide(bad, "keep")).status).toBe(409);
  expect((await decide(other, "keep")).status).toBe(200);
  expect(await shown()).toMatchObject({ data: [{ id: other }], average_rating: 5, rating_count: 1 });
  expect((await queue()).map(({ report }) => report?.outcome).sort()).toEqual(["hidden", "kept"]);
  expect((await answer(bad, "We are sorry.")).status).toBe(409);
  expect(await listNotifications(owner.id, "review.decided")).toHaveLength(2);
  const log = database.db.selectFrom("audit_log").select("action").where("subject_id", "=", bad).orderBy("at");
  expect((await log.execute()).map(({ action }) => action).sort()).toEqual(["review.decided", "review.reported"]);
  const { average_rating } = await database.db
    .selectFrom("restaurants")
    .select("average_rating")
    .where("id", "=", shop.id)
    .executeTakeFirstOrThrow();
  expect(Number(average_rating)).toBe(5);
});

const change = (id: string, body: object) => api.call("PUT", `/reviews/${id}`, { token: customer.token, body });
const outcome = async (id: string) => {
  const rows = await inbox();
  return typeof rows === "number" ? rows : rows.find((row) => row.id === id)?.report?.outcome;
};

test("[RUSH-21] a review that was kept is reported and decided again once it says something else, not before", async () => {
  const id = await reviewed(2, "The rice was cold");
  await report(id, { reason: "false", note: "It was warm" });
  await change(id, { rating: 2, comment: "The rice was quite cold" });
  expect(await outcome(id), "changed while it waits").toBe("waiting");
  expect((await decide(id, "keep")).status).toBe(200);
  await change(id, { rating: 2, comment: "The rice was quite cold" });
  expect(await outcome(id)).toBe("kept");
  expect((await report(id)).status).toBe(409);
  await change(id, { rating: 2, comment: "Rude words" });
  expect(await outcome(id)).toBeUndefined();
  expect((await report(id, { reason: "insult" })).status).toBe(200);
  expect((await decide(id, "hide")).status).toBe(200);
  await change(id, { rating: 5, comment: "Rude words again" });
  expect(await outcome(id)).toBe("hidden");
  expect((await shown()).total).toBe(0);
});

test("[RUSH-21] what its author changed since an administrator has read it is not decided", async () => {
  const id = await reviewed(2, "The rice was cold");
  await report(id);
  const decideAt = (version: number) =>
    api.call("POST", `/reviews/${id}/decision`, { token: admin.token, body: { outcome: "hide", version } });
  await change(id, { rating: 2, comment: "The rice was cold" });
  await change(id, { rating: 3, comment: "The rice was cold at first" });
  expect(await decideAt(1)).toMatchObject({
    status: 409,
    body: { message: "Its author has changed this review meanwhile. Please read it again before you decide." },
  });
  expect(await outcome(id)).toBe("waiting");
  expect(await inbox()).toMatchObject([{ id, version: 2 }]);
  expect((await decideAt(2)).status).toBe(200);
});

test("[RUSH-21] reviews that are changed in the moment they are decided are both, whichever comes first", async () => {
  const ids = [];
  for (let count = 0; count < 10; count += 1) ids.push(await reviewed(2));
  for (const id of ids) await report(id);
  const responses = await Promise.all(
    ids.flatMap((id) => [change(id, { rating: 1, comment: "Colder" }), decide(id, "hide")]),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
});
