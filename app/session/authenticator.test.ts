import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { authenticatorFor, credentialsRequest, SignedUpButNotLoggedInError } from "./authenticator.server";
import { createCipher } from "./cipher.server";
import { readCookies } from "./cookies/cookies.server";
import { Session } from "./session.server";

const device = "a-device-of-twenty-characters";
const user = { id: 7, email: "a@x.test", role: "customer" };

/** A visitor with a cookie of their device, and a host that notes what it is asked and answers `body`. */
async function setUp(body: object, token: string | null = null) {
  const cookies = readCookies(`devices=${device}`, false);
  const session = await Session.read(cookies, createCipher(["a-secret-of-16-and-more"], "session"));
  if (token) session.logIn({ token, user: null });
  const requests: unknown[] = [];
  const transport = inProcessTransport(async (request) => {
    const text = await request.text();
    const { headers, url } = request;
    const [bearer, devices] = [headers.get("authorization"), headers.get("x-known-devices")];
    requests.push([new URL(url).pathname, text === "" ? null : JSON.parse(text), bearer, devices]);
    return Response.json(body);
  });
  const caller = { token: () => session.token, requestId: "r", forwardedHeaders: {}, clientAddress: "a" };
  const host = createHostClient({ transport, guard: (call) => call() })(caller);
  return { requests, session, authenticator: authenticatorFor({ session, host, cookies }) };
}

const post = (path: string, fields: Record<string, string>) =>
  new Request(`http://app${path}`, { method: "POST", body: new URLSearchParams(fields) });
const credentials = { email: " a@x.test ", password: " with spaces " };
const sent = { email: "a@x.test", password: " with spaces " };
const loggedIn = { message: "Hello", data: { access_token: "t", user } };

test("[AUTH-5] a posted form logs in, and is still there to be read", async () => {
  const { requests, authenticator, session } = await setUp(loggedIn);
  const request = post("/auth/login?redirectTo=/orders", { ...credentials, redirectTo: "/orders" });
  const seen = request.clone();
  expect(await authenticator.authenticate("password", request)).toMatchObject({ token: "t", message: "Hello" });
  expect(requests).toEqual([["/auth/login", sent, null, device]]);
  expect((await seen.formData()).get("redirectTo")).toBe("/orders");
  expect(session.token, "a session is opened by nobody but openSession").toBeNull();
});

test("[AGENT-4] an agent's credentials out of a larger form log in as an agent's", async () => {
  const { requests, authenticator } = await setUp(loggedIn);
  const whole = post("/auth/signup/agent", { agentEmail: "no" });
  await whole.formData();
  await authenticator.authenticate("agent", credentialsRequest(whole, credentials));
  expect(requests).toEqual([["/auth/login", sent, null, device]]);
});

test("[SIGNUP-5] signing up logs in where the host does so at once, else says that it did not", async () => {
  const person = { firstName: "Amina", lastName: "Rahman", email: "a@x.test", password: "correct-horse-9" };
  const form = { ...person, confirmPassword: person.password };
  const atOnce = await setUp(loggedIn);
  expect(await atOnce.authenticator.authenticate("signup", post("/auth/signup", form))).toMatchObject({ token: "t" });
  expect(atOnce.requests).toEqual([["/auth/user/signup", person, null, null]]);
  const later = await setUp({ message: "Welcome" });
  const refusal = later.authenticator.authenticate("signup", post("/auth/signup", form));
  await expect(refusal).rejects.toBeInstanceOf(SignedUpButNotLoggedInError);
  await expect(refusal).rejects.toMatchObject({ hostMessage: "Welcome" });
});

test("an invitation is accepted by its link's token, not as whoever is logged in here", async () => {
  const { requests, authenticator } = await setUp(loggedIn, "somebody-else");
  const request = post("/auth/invitation/abc%20d", { password: "correct-horse-9", token: "of the form" });
  expect(await authenticator.authenticate("invitation", request)).toMatchObject({ token: "t" });
  expect(requests).toEqual([[expect.stringContaining("abc%20d"), { password: "correct-horse-9" }, null, device]]);
});

test("[SESS-8] a session's token alone tells who it is, and nobody without one", async () => {
  const known = await setUp({ data: user }, "t");
  const login = await known.authenticator.authenticate("session", new Request("http://app/orders"));
  expect(login).toMatchObject({ token: "t", user: { id: "7", email: "a@x.test" } });
  expect(known.requests).toEqual([["/auth/profile", null, "Bearer t", null]]);
  const nobody = await setUp({ data: user });
  const refusal = nobody.authenticator.authenticate("session", new Request("http://app/orders"));
  await expect(refusal).rejects.toMatchObject({ code: "unauthenticated" });
  expect(nobody.requests).toEqual([]);
});
