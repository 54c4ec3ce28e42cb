import pino from "pino";
import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { HostError } from "~/host/errors";
import { createCipher } from "~/session/cipher.server";
import { readCookies } from "~/session/cookies/cookies.server";
import { Session } from "~/session/session.server";
import { createToasts } from "~/session/toasts.server";
import { restoreSessionFirst } from "./route-errors";

/** A session that knows its token only, and a host that answers, or takes too long. */
async function setUp(answer: () => Response) {
  const cookies = readCookies(null, false);
  const session = await Session.read(cookies, createCipher(["a-secret-of-16-and-more"], "session"));
  session.logIn({ token: "t", user: null });
  const caller = { token: () => session.token, requestId: "r", forwardedHeaders: {}, clientAddress: "a" };
  const host = createHostClient({ transport: inProcessTransport(answer), guard: (call) => call() })(caller);
  const toasts = createToasts(["a-secret-of-16-and-more"], false);
  return { cookies, session, host, toasts, logger: pino({ enabled: false }), refusal: null };
}

const page = () => new Request("http://app/orders?tab=past", { headers: { accept: "text/html" } });
const profile = () => Response.json({ data: { id: 7, email: "a@x.test", role: "customer" } });
const tooLong = () => {
  throw new HostError("timeout", "Too long");
};

test("[SESS-8, SESS-10] a page says that it loads, and asked for again has its person", async () => {
  const context = await setUp(profile);
  const first = await restoreSessionFirst(page(), context);
  expect(await first?.text()).toMatch(/http-equiv="refresh"[^]*Loading application/);
  expect(context.session.user).toBeNull();
  expect(await restoreSessionFirst(page(), context)).toBeNull();
  expect(context.session.user).toMatchObject({ email: "a@x.test" });
  expect(context.cookies.get("restoring")).toBeUndefined();
  expect(await restoreSessionFirst(page(), context), "nothing is left to restore").toBeNull();
});

test("[SESS-10] a host that takes too long is given up with a message, and nobody is signed in", async () => {
  const context = await setUp(tooLong);
  await restoreSessionFirst(page(), context);
  const response = await restoreSessionFirst(page(), context);
  expect([response?.status, response?.headers.get("location")]).toEqual([302, "/orders?tab=past"]);
  const cookie = response?.headers.get("set-cookie") ?? "";
  const { toast } = await context.toasts.getToast(new Request("http://app/", { headers: { cookie } }));
  expect(toast).toMatchObject({ type: "error", message: "Loading your account timed out. Please log in again." });
  expect(context.session.token).toBeNull();
});

test("[SESS-8] a host that is not asked, for the visitor asked too often, ends no session", async () => {
  const context = { ...(await setUp(tooLong)), refusal: "Wait 9 seconds." };
  expect(await restoreSessionFirst(new Request("http://app/orders.data"), context)).toBeNull();
  expect(context.session.token).toBe("t");
});

test("[SESS-8] data for a script is not answered with a page", async () => {
  const context = await setUp(profile);
  expect(await restoreSessionFirst(new Request("http://app/orders.data"), context)).toBeNull();
  expect(context.session.user).not.toBeNull();
});
