import { expect, test } from "vitest";
import { createHostClient } from "./client.server";
import { capabilitiesOf } from "./capabilities.server";
import { inProcessTransport } from "./transport.server";

const caller = { token: () => null, requestId: "r", passOn: {}, clientAddress: "a" };
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
  expect(await capabilitiesOf(answering(status, body), ["passwordReset"])).toEqual(offered ? ["passwordReset"] : []);
});
