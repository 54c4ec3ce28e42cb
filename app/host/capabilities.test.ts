import { expect, test } from "vitest";
import { answeringHost } from "@tests/support/hosts/answering-host";
import { createCapability, listCapabilities, supportsBooks } from "./capabilities.server";
import { createHostClient } from "./client/client.server";
import { inProcessTransport } from "./client/transport.server";
import { HostError } from "./errors";
import { findPass } from "./payments.server";

/** A host that answers each read with what `answer` makes of its path; counts the calls. */
function makeHost(answer: (path: string) => unknown) {
  const requests: string[] = [];
  const host = answeringHost((path) => {
    requests.push(path);
    return answer(path);
  });
  return { host, requests };
}

const failed = (code: "unsupported" | "timeout") => () => {
  throw new HostError(code, "No answer.");
};

test("[LAND-5] the Go Pass is claimed where the host sells it, which is asked once in five minutes", async () => {
  let now = 0;
  const supportsPass = createCapability(findPass, false, () => now);
  const { host, requests } = makeHost(() => ({ data: { plan: { price: 999, currency: "USD" }, pass: null } }));
  expect(await Promise.all([supportsPass(host, String), supportsPass(host, String)])).toEqual([true, true]);
  expect(requests).toEqual(["/pass"]);
  now = 5 * 60_000;
  expect(await supportsPass(host, String)).toBe(true);
  expect(requests).toHaveLength(2);
});

test("[LAND-5] a host without passes sells none; one that fails is asked again, and the fault is told", async () => {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  expect(await createCapability(findPass)(makeHost(failed("unsupported")).host, onFault)).toBe(false);
  expect(faults).toEqual([]);
  const supportsPass = createCapability(findPass);
  const { host, requests } = makeHost(failed("timeout"));
  expect([await supportsPass(host, onFault), await supportsPass(host, onFault)]).toEqual([false, false]);
  expect(requests).toHaveLength(2);
  expect(faults).toHaveLength(2);
});

test("[HOST-63] what a host keeps is not hidden because it did not answer once", async () => {
  const keepsThem = createCapability(findPass, true);
  expect(await keepsThem(makeHost(failed("timeout")).host, String)).toBe(true);
  expect(await keepsThem(makeHost(failed("unsupported")).host, String)).toBe(false);
});

test("[HOME-20] books are found behind an item that has no price and one of another type", async () => {
  const data = [
    { id: "1", name: "A book to come", item_type: "book" },
    { id: "2", name: "Falafel", item_type: "food", price: 900 },
    { id: "3", name: "Riyad as-Salihin", item_type: "book", price: 2_400 },
  ];
  const { host } = makeHost((path) => ({ data: data.slice(0, perPageOf(path)) }));
  expect(await supportsBooks(host, String)).toBe(true);
});

const perPageOf = (path: string) => Number(new URL(path, "http://host").searchParams.get("per_page"));

const caller = { token: () => null, requestId: "r", forwardedHeaders: {}, clientAddress: "a" };
const answering = (status: number, body: unknown) =>
  createHostClient({ transport: inProcessTransport(() => Response.json(body, { status })), guard: (call) => call() })(
    caller,
  );

test.each([
  [422, { success: false, code: "validation_failed", message: "Please check the form." }, true],
  [400, { message: "email is required" }, true],
  [503, {}, true],
  [404, {}, false],
  [405, { message: "Method not allowed" }, false],
  [501, {}, false],
])("[AUTH-11] a host that answers %i %j to no address: reset links are offered %s", async (status, body, offered) => {
  expect(await listCapabilities(answering(status, body), ["passwordReset"])).toEqual(offered ? ["passwordReset"] : []);
});
