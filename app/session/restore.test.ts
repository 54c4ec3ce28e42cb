import { expect, test } from "vitest";
import { createHostClient } from "~/host/client.server";
import { inProcessTransport } from "~/host/transport.server";
import { readCookies } from "./cookies.server";
import { loadProfile } from "./restore.server";
import { createSealer } from "./seal.server";
import { Session } from "./session.server";

test("[SESS-9] a profile is not asked for without a stored token", async () => {
  const session = await Session.read(readCookies(null, false), createSealer(["a-secret-of-16-and-more"], "session"));
  const asked: string[] = [];
  const transport = inProcessTransport(({ url }) => {
    asked.push(url);
    return Response.json({ data: { id: 7, email: "a@x.test", role: "owner" } });
  });
  const caller = { token: () => session.token, requestId: "r", traceparent: "t", clientAddress: "a" };
  const host = createHostClient({ transport, guard: (call) => call() })(caller);
  await expect(loadProfile({ session, host })).rejects.toThrow("No auth token found");
  expect(asked).toEqual([]);
  session.logIn({ token: "t", user: null });
  expect((await loadProfile({ session, host })).id).toBe("7");
});
