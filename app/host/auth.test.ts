import { expect, test } from "vitest";
import { logIn, NoTokenError, signUp } from "./auth.server";
import { createHostClient } from "./client/client.server";
import { inProcessTransport } from "./client/transport.server";

const user = { id: 7, email: "a@x.test", role: "owner", restaurants: [{ id: "r1", name: "Anatolia" }] };
const caller = { token: () => null, requestId: "r", forwardedHeaders: {}, clientAddress: "a" };
const answering = (body: unknown, status = 200) =>
  createHostClient({ transport: inProcessTransport(() => Response.json(body, { status })), guard: (call) => call() })(
    caller,
  );
const credentials = { email: "a@x.test", password: "p" };

test.each([
  ["access_token under data", { data: { access_token: "T", user } }],
  ["token under data", { success: true, message: "Hi", data: { user, restaurant: user.restaurants[0], token: "T" } }],
  ["access_token at the top", { access_token: "T", user }],
  ["token at the top", { token: "T", data: { user } }],
])("[HOST-6] reads a login with %s", async (_shape, body) => {
  const login = await logIn(answering(body), credentials);
  expect(login).toMatchObject({ token: "T", restaurant: { id: "r1" } });
  expect(login.user?.id).toBe("7");
});

test("[HOST-3, SESS-18] a person is read from a thin row: no name of their restaurant, a role in capitals, no email", async () => {
  const thin = { id: 7, role: "Merchant", restaurants: [{ id: 1, is_open: 1 }, null, { name: "No id" }] };
  const login = await logIn(answering({ data: { token: "T", user: thin } }), credentials);
  expect(login).toMatchObject({
    user: { id: "7", role: "merchant", email: "a@x.test", restaurants: [{ id: "1", name: "" }] },
    restaurant: { id: "1", name: "" },
  });
  const none = await logIn(answering({ data: { token: "T", user: { ...thin, restaurants: "none" } } }), credentials);
  expect([none.user?.role, none.restaurant]).toEqual(["merchant", null]);
});

test("[SESS-8] a login without a person leaves the person to the profile", async () => {
  expect(await logIn(answering({ token: "T" }), credentials)).toMatchObject({ token: "T", user: null });
});

test("[AUTH-8] an answer without a token fails with its own text", async () => {
  const login = logIn(answering({ success: true, data: { user } }), credentials);
  await expect(login).rejects.toThrow(NoTokenError);
  await expect(login).rejects.toThrow("Login response did not include an access token");
});

test("[HOST-7] a sign-up gives the message, and the login when it signs in at once", async () => {
  const person = { ...credentials, firstName: "A", lastName: "B" };
  expect(await signUp(answering({ message: "Check your mail" }), person)).toEqual({
    message: "Check your mail",
    login: null,
  });
  expect((await signUp(answering({ message: "Hi", data: { token: "T", user } }), person)).login?.token).toBe("T");
});
