import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { createCipher } from "./cipher.server";
import { readCookies } from "./cookies/cookies.server";
import { loadProfile } from "./restore.server";
import { Session } from "./session.server";

const restaurants = [
  { id: 1, name: "Olive Branch" },
  { id: 2, name: "Karachi Handi" },
];

/** Nobody's session, and a host that answers an owner's profile. */
async function setUp() {
  const session = await Session.read(readCookies(null, false), createCipher(["a-secret-of-16-and-more"], "session"));
  const requests: string[] = [];
  const transport = inProcessTransport(({ url }) => {
    requests.push(new URL(url).pathname);
    return Response.json({ data: { id: 7, email: "a@x.test", role: "owner", restaurants } });
  });
  const caller = { token: () => session.token, requestId: "r", forwardedHeaders: {}, clientAddress: "a" };
  const host = createHostClient({ transport, guard: (call) => call() })(caller);
  return { session, host, requests };
}

test("[SESS-9] a profile is not asked for without a stored token", async () => {
  const { session, host, requests } = await setUp();
  await expect(loadProfile({ session, host })).rejects.toThrow("No auth token found");
  expect(requests).toEqual([]);
  session.logIn({ token: "t", user: null });
  expect((await loadProfile({ session, host })).id).toBe("7");
});

test("[HOST-8] the profile is read from data, and its first restaurant is the active one", async () => {
  const { session, host, requests } = await setUp();
  session.logIn({ token: "t", user: null });
  session.logIn({ token: "t", user: await loadProfile({ session, host }) });
  expect(requests).toEqual(["/auth/profile"]);
  expect(session.restaurant).toMatchObject({ id: "1", name: "Olive Branch" });
});
