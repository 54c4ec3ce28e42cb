import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { connectDatabase } from "@api/db/connect";
import { createSandbox, sandboxKeys } from "@api/payments/sandbox";
import { type Random, seeded } from "@tests/support/random";

/**
 * The card provider as a process of its own, which outlives the API's: the sandbox, over books of its own, behind a bad line.
 * Arguments: port, its database, seed, addresses of the API.
 */
const [port = "", databaseUrl = "", seed = "", ...apis] = process.argv.slice(2);
const random = seeded(Number(seed));
const { db } = await connectDatabase({ url: databaseUrl, poolSize: 12 });

const sandbox = createSandbox({
  db,
  clock: { now: () => new Date() },
  keys: sandboxKeys("chaos"),
  // The news go to any copy of the API, up to three times and out of order; one that is down never gets them.
  async deliverWebhook(signature, body) {
    const headers = { "clover-signature": signature, "content-type": "application/json" };
    const tell = async () => {
      await pause(random.upTo(300));
      const api = apis[random.upTo(apis.length - 1)] ?? "";
      await fetch(`${api}/payments/clover/webhooks`, { method: "POST", headers, body }).catch(() => undefined);
    };
    void Promise.all(Array.from({ length: random.upTo(3) }, tell));
  },
});

const app = new Hono<{ Bindings: { incoming: { destroy: () => void } } }>();
app.all("*", async (c) => {
  // The customer's browser has a good line; it is ours to the provider that is bad.
  const isOurs = c.req.header("authorization") !== undefined;
  const fault = isOurs ? faultFor(random) : "none";
  if (fault === "refused") return c.json({ message: "Service unavailable" }, 503);
  if (fault === "delayed") await pause(random.upTo(600));
  const response = await sandbox.fetch(c.req.raw);
  if (fault === "cut") c.env.incoming.destroy();
  if (fault === "late") await pause(random.upTo(600));
  return response;
});
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" }, () => process.stdout.write("ready\n"));

/** Before or after the work is done: that is the difference which the caller cannot see. */
function faultFor({ next }: Random): "refused" | "delayed" | "cut" | "late" | "none" {
  const dice = next();
  if (dice < 0.12) return "refused";
  if (dice < 0.24) return "delayed";
  if (dice < 0.4) return "cut";
  return dice < 0.52 ? "late" : "none";
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
