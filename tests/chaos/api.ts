import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createApi } from "@api/app";
import { connectDatabase } from "@api/db/connect";
import type { ApiDependencies } from "@api/dependencies";
import { createCatalogueChanges } from "@api/events/catalogue-changes";
import { createEventFeed } from "@api/events/feed";
import { createEvents } from "@api/events/stream";
import { createMailer } from "@api/mail/mailer";
import { paymentJobs } from "@api/modules/payments/settlement";
import { createCloverProvider } from "@api/payments/clover";
import { sandboxKeys } from "@api/payments/sandbox";
import { runJobs } from "@api/run-jobs";
import { createVault } from "@api/vault";

/**
 * One copy of the marketplace API with its settlement, as server/ puts it together, for a database that is migrated already.
 * Arguments: port, database, address of the provider. What counts as left behind is shorter than the provider's delays, so
 * that settlement also gets in the way of calls that still go on.
 */
const [port = "", databaseUrl = "", provider = ""] = process.argv.slice(2);
const timing = { everyMs: 250, staleMs: 500 };

const { db, listen } = await connectDatabase({ url: databaseUrl, poolSize: 12 });
const logger = pino({ level: "error" });
const clock = { now: () => new Date() };
const dependencies: ApiDependencies = {
  reads: db,
  isOurOrigin: () => true,
  db,
  clock,
  logger,
  events: createEvents(),
  push: null,
  vault: createVault(["the secret of this test, thirty-two and more"]),
  feed: createEventFeed({ db, listen, logger }),
  catalogue: createCatalogueChanges({ listen, logger }),
  mailer: createMailer({ clock, publicUrl: "http://app.test" }),
  payments: createCloverProvider({
    ...sandboxKeys("chaos"),
    ecommerceUrl: `${provider}/clover-sandbox`,
    platformUrl: `${provider}/clover-sandbox`,
    sdkUrl: "/sdk.js",
    environment: "sandbox",
  }),
};
const api = createApi(dependencies);
runJobs(paymentJobs(dependencies, timing), logger);
serve({ fetch: api.fetch, port: Number(port), hostname: "127.0.0.1" }, () => process.stdout.write("ready\n"));
