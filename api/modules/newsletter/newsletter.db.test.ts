import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(() => {
  api.mails.length = 0;
});

const subscribe = (email: string) => api.call("POST", "/newsletter/subscriptions", { body: { email } });
const leave = (token: string) => api.call("DELETE", `/newsletter/subscriptions/${token}`);
const mailedToken = () => /unsubscribe\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? "")?.[1] ?? "none mailed";
const subscribed = (email: string) =>
  database.db
    .selectFrom("newsletter_subscriptions")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .where("unsubscribed_at", "is", null)
    .select("id")
    .execute();

test("[HOST-78] subscribing again answers the same and mails nothing more", async () => {
  const first = await subscribe("reader@example.test");
  const again = await subscribe("Reader@example.test");
  expect(first).toMatchObject({ status: 200, body: { success: true, message: "Thank you for subscribing." } });
  expect(again.body).toEqual(first.body);
  expect(api.mails.map((mail) => mail.to)).toEqual(["reader@example.test"]);
  expect(await subscribed("reader@example.test")).toHaveLength(1);
});

test("[HOST-78] parallel subscriptions of one address are one, with one mail", async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => subscribe("many@example.test")));
  expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200));
  expect(await subscribed("many@example.test")).toHaveLength(1);
  expect(api.mails).toHaveLength(1);
});

test("[HOST-79] the mailed link unsubscribes, twice is no error, and one may come back", async () => {
  await subscribe("leaver@example.test");
  const token = mailedToken();
  expect(await leave(token)).toMatchObject({ status: 200, body: { message: "You have been unsubscribed." } });
  expect(await leave(token)).toMatchObject({ status: 200 });
  expect(await subscribed("leaver@example.test")).toEqual([]);
  await subscribe("leaver@example.test");
  expect(await subscribed("leaver@example.test")).toHaveLength(1);
  expect(mailedToken()).not.toBe(token);
});

test("[HOST-79] an unknown link is refused, and so is no e-mail", async () => {
  expect(await leave("unknown")).toMatchObject({ status: 422 });
  expect(await subscribe("not an e-mail")).toMatchObject({
    status: 422,
    body: { errors: { email: "Please enter a valid email address" } },
  });
});
