import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reviewList, reviewResponse } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, openStaffedShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let staff: SignedIn;
let customer: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  ({ shop, owner, staff, customer } = await openStaffedShop(api));
});

/** An own order of this customer, completed unless said otherwise. */
async function ordered(who = customer, status: "completed" | "ready" = "completed"): Promise<string> {
  const { id } = await placeTakeaway(api, who, shop);
  await database.db.updateTable("orders").set({ status }).where("id", "=", id).execute();
  return id;
}
const leave = (who: SignedIn, order_id: string, rating: unknown, comment?: string) =>
  api.call("POST", `/restaurants/${shop.id}/reviews`, { token: who.token, body: { order_id, rating, comment } });
async function ratings() {
  const row = await database.db
    .selectFrom("restaurants")
    .select(["average_rating", "rating_count"])
    .where("id", "=", shop.id)
    .executeTakeFirstOrThrow();
  return [Number(row.average_rating), row.rating_count];
}
const reviews = async () => reviewList.parse((await api.call("GET", `/restaurants/${shop.id}/reviews`)).body).data;

describe("[REST-15, HOST-77] leaving a review", () => {
  test("average, count and breakdown follow, and the owner alone is told", async () => {
    const text = "<b>Hot</b> & fresh";
    expect(await leave(customer, await ordered(), 5, `  ${text} `)).toMatchObject({
      status: 200,
      body: { data: { rating: 5, comment: text, customer_name: "Test c." } },
    });
    await leave(customer, await ordered(), 2, "   ");
    expect(await ratings()).toEqual([3.5, 2]);
    expect(await reviews()).toMatchObject({
      average_rating: 3.5,
      total: 1,
      data: [{ comment: text }],
      breakdown: [{ rating: 5, count: 1 }, {}, {}, { rating: 2, count: 1 }, {}],
    });
    const notifications = database.db
      .selectFrom("notifications")
      .select(["title", "body", "link"])
      .where("kind", "=", "review.created");
    expect(await notifications.where("user_id", "=", owner.id).orderBy("created_at").execute()).toMatchObject([
      { body: `Test c. wrote: ${text}`, link: "/dashboard/reviews" },
      { body: "Test c. left no comment.", link: `/restaurant/${shop.id}?reviews=all#reviews` },
    ]);
    expect(await notifications.where("user_id", "=", staff.id).execute()).toEqual([]);
  });

  test("only of one's own completed order there, and once", async () => {
    const [own, running] = [await ordered(), await ordered(customer, "ready")];
    expect(await leave(await api.signIn("customer"), own, 5)).toMatchObject({ status: 404 });
    expect(await leave(owner, own, 5)).toMatchObject({ status: 403 });
    expect(await leave(customer, running, 5)).toMatchObject({ status: 409, body: { code: "step_not_allowed" } });
    expect(await leave(customer, "nonsense", 5)).toMatchObject({ status: 404 });
    const elsewhere = await openShop(database.db);
    const body = { order_id: own, rating: 5 };
    const there = await api.call("POST", `/restaurants/${elsewhere.id}/reviews`, { token: customer.token, body });
    expect(there).toMatchObject({ status: 404 });
    expect(await leave(customer, own, 4)).toMatchObject({ status: 200 });
    expect(await leave(customer, own, 1)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await ratings()).toEqual([4, 1]);
  });

  test.each([0, 6, 2.5, "5", null])("%j is no rating", async (rating) => {
    expect(await leave(customer, await ordered(), rating)).toMatchObject({
      status: 422,
      body: { errors: { rating: "Choose from 1 to 5 stars" } },
    });
  });

  test("a text is at most 1000 characters, and nobody writes all day", async () => {
    const id = await ordered();
    expect(await leave(customer, id, 5, "x".repeat(1001))).toMatchObject({
      status: 422,
      body: { errors: { comment: "Please keep it to 1000 characters" } },
    });
    const review = reviewResponse.parse((await leave(customer, id, 5, "x".repeat(1000))).body).data.id;
    const again = () => api.call("PUT", `/reviews/${review}`, { token: customer.token, body: { rating: 5 } });
    for (let count = 0; count < 19; count += 1) await again();
    expect(await again()).toMatchObject({ status: 429 });
  });

  test("[ORD-5] the order tells its customer what they said of it", async () => {
    const id = await ordered();
    const read = async () => (await api.call("GET", `/orders/${id}`, { token: customer.token })).body;
    expect(await read()).toMatchObject({ data: { review: null } });
    await leave(customer, id, 3, "Fine");
    expect(await read()).toMatchObject({ data: { review: { rating: 3, comment: "Fine" } } });
  });
});

describe("[REST-15] an own review", () => {
  test("is changed and taken back by its author only, and the rating follows", async () => {
    const id = reviewResponse.parse((await leave(customer, await ordered(), 1, "Cold")).body).data.id;
    const stranger = await api.signIn("customer");
    const body = { rating: 4, comment: "Better the second time" };
    expect(await api.call("PUT", `/reviews/${id}`, { token: stranger.token, body })).toMatchObject({ status: 404 });
    expect(await api.call("DELETE", `/reviews/${id}`, { token: stranger.token })).toMatchObject({ status: 404 });
    expect(await api.call("PUT", `/reviews/${id}`, { token: customer.token, body })).toMatchObject({
      status: 200,
      body: { data: body },
    });
    expect(await ratings()).toEqual([4, 1]);
    expect(await api.call("DELETE", `/reviews/${id}`, { token: customer.token })).toMatchObject({ status: 200 });
    expect(await ratings()).toEqual([0, 0]);
    expect(await api.call("DELETE", `/reviews/${id}`, { token: customer.token })).toMatchObject({ status: 404 });
  });
});

test("[REST-15, RUSH-21] its author reads the restaurant's answer with the order", async () => {
  const order = await ordered();
  const reviewOf = async () => (await api.call("GET", `/orders/${order}`, { token: customer.token })).body;
  const { id } = reviewResponse.parse((await leave(customer, order, 2, "Cold rice")).body).data;
  expect(await reviewOf()).toMatchObject({ data: { review: { id, answer: null } } });
  await api.call("PUT", `/reviews/${id}/answer`, { token: owner.token, body: { answer: "We are sorry." } });
  expect(await reviewOf()).toMatchObject({ data: { review: { id, answer: { text: "We are sorry." } } } });
});

describe("[REST-15, RUSH-21] a review that was hidden", () => {
  const tell = (method: string, path: string, who: SignedIn, body?: object) =>
    api.call(method, path, { token: who.token, body });
  const orderOf = async (id: string) => (await tell("GET", `/orders/${id}`, customer)).body;
  async function hidden() {
    const order = await ordered();
    const id = reviewResponse.parse((await leave(customer, order, 1, "Rude words")).body).data.id;
    await tell("PUT", `/reviews/${id}/answer`, owner, { answer: "Rude words yourself" });
    await tell("POST", `/reviews/${id}/report`, owner, { reason: "insult", note: "Calls us rude words" });
    const decided = await tell("POST", `/reviews/${id}/decision`, await api.signIn("admin"), { outcome: "hide" });
    expect(decided.status).toBe(200);
    return { id, order };
  }

  test("does not come back by being deleted and written again, and nothing of its words is left", async () => {
    const { id, order } = await hidden();
    expect(await orderOf(order)).toMatchObject({ data: { review: { id, isHidden: true }, reviewClosed: false } });
    const sentence = "Review deleted. As it was hidden, its order can't be reviewed again.";
    expect(await tell("DELETE", `/reviews/${id}`, customer)).toMatchObject({
      status: 200,
      body: { message: sentence },
    });
    expect(await orderOf(order)).toMatchObject({ data: { review: null, reviewClosed: true } });
    expect(await leave(customer, order, 1, "Rude words")).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        message:
          "You deleted your review of this order after HalalGo had hidden it. The order can't be reviewed again.",
      },
    });
    const again = { rating: 1, comment: "Rude words" };
    expect(await tell("PUT", `/reviews/${id}`, customer, again)).toMatchObject({ status: 404 });
    expect(await tell("DELETE", `/reviews/${id}`, customer)).toMatchObject({ status: 404 });
    const left = await database.db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(JSON.stringify(left)).not.toMatch(/rude/i);
    expect(left).toMatchObject({ user_id: null, customer_name: "Former customer", comment: null, answer: null });
    expect(await ratings()).toEqual([0, 0]);
    expect(await reviews()).toMatchObject({ total: 0, rating_count: 0 });
    const inbox = await tell("GET", `/restaurants/${shop.id}/review-inbox`, owner);
    expect(inbox).toMatchObject({ body: { data: { total: 0 } } });
  });

  test("stays hidden when it is changed", async () => {
    const { id, order } = await hidden();
    expect(await tell("PUT", `/reviews/${id}`, customer, { rating: 5, comment: "Sorry" })).toMatchObject({
      status: 200,
    });
    expect(await orderOf(order)).toMatchObject({ data: { review: { rating: 5, isHidden: true } } });
    expect(await reviews()).toMatchObject({ total: 0, rating_count: 0 });
    expect(await ratings()).toEqual([0, 0]);
  });
});

test("[REST-15] many reviews at once are all counted, and one order's twice pressed form is one review", async () => {
  const people = await Promise.all(
    [5, 4, 3, 2, 1, 5].map(async (rating) => ({ rating, who: await api.signIn("customer") })),
  );
  const orders = [];
  for (const { who, rating } of people) orders.push({ who, rating, id: await ordered(who) });
  await Promise.all(orders.flatMap(({ who, id, rating }) => [leave(who, id, rating), leave(who, id, rating)]));
  expect(await ratings()).toEqual([3.33, 6]);
});
