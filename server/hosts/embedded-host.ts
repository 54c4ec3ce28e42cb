import path from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { createApi } from "@api/app";
import { type Connection, connectDatabase } from "@api/db/connect";
import { loadDemoHalal } from "@api/db/demo/halal";
import { loadDemo } from "@api/db/demo/load";
import { refreshDemoOrders } from "@api/db/demo/refresh-orders";
import { loadDemoRegistrations } from "@api/db/demo/registrations";
import { migrateToLatest } from "@api/db/migrate";
import { connectReplica } from "@api/db/read-replica";
import type { ApiDependencies, ObservedCall } from "@api/dependencies";
import { createCatalogueChanges } from "@api/events/catalogue-changes";
import { createEventFeed } from "@api/events/feed";
import { createEvents } from "@api/events/stream";
import { jobs } from "@api/jobs";
import { countQueuedMails, createMailer } from "@api/mail/mailer";
import { folderTransport, smtpTransport } from "@api/mail/transport";
import { countPayments } from "@api/modules/payments/payment";
import { cloverAddresses, createCloverProvider } from "@api/payments/clover";
import { createSandbox, sandboxKeys, sandboxPath } from "@api/payments/sandbox";
import { createPushClient, getPushKeys } from "@api/push/delivery";
import { runJobs } from "@api/run-jobs";
import { createVault } from "@api/vault";
import { isLoopback } from "@domain/accounts/client-address";
import { picturesPath } from "@domain/registration/uploads";
import { createHostClient } from "~/host/client/client.server";
import { createSharedResponses } from "~/host/client/shared-responses";
import { inProcessStreams } from "~/host/client/streaming.server";
import { inProcessTransport } from "~/host/client/transport.server";
import type { Config } from "~/lib/config/config.server";
import { openDataFolder } from "~/lib/config/data-folder.server";
import { apiReference } from "../http/api-reference";
import { StartError } from "../http/listen";
import { type CardOrigins, cloverOrigins, sandboxOrigins } from "../http/security-headers";
import type { Metrics } from "../observability/metrics";
import { type HostConnection, mediaPath, type Mount } from "./host-connection";

export interface Watching {
  /** Told of every call to the API once it is answered. */
  observe?: (call: ObservedCall) => void;
  metrics: Metrics | null;
}

/** Anonymous responses depend on opening hours; changes are notified. */
const responseTtlMs = 3_000;

/** Covers the calls of one page; a logout in another process takes effect after this time. */
const sessionTtlMs = 1_000;

/** The webhook's path, also on the app's origin. */
const webhookPath = "/payments/clover/webhooks";

/**
 * The marketplace API in this process, with its database migrated, and filled in demo mode.
 * @throws an error for the operator when the data folder or the database cannot be used or migrated
 */
export async function startEmbeddedHost(config: Config, logger: Logger, { observe, metrics }: Watching) {
  const { url, readUrl, poolSize } = config.database;
  // Without a mail server, emails are written there.
  if (!url || !config.smtpUrl) openDataFolder(config.dataDir);
  const lost = (error: Error) => logger.warn({ err: error }, "A connection to the database was lost");
  const database = url ? { url, poolSize, lost } : { dataDir: config.dataDir, lost };
  const connection = await connectDatabase(database).catch(cannotStart);
  const { db, listen } = connection;
  await migrateToLatest(db).catch(cannotStart);
  const clock = { now: () => new Date() };
  const vault = createVault(config.encryptionKeys);
  if (config.isDemo) {
    await loadDemo(db, { clock });
    await refreshDemoOrders(db, { clock });
    await loadDemoRegistrations({ db, vault, clock });
    await loadDemoHalal({ db, vault, clock });
  }

  const fetch = (request: Request): Response | Promise<Response> => api.fetch(request);
  const { payments, card, mounts } = connectCardProvider(config, { db, clock, deliver: fetch });
  /** Devices registered with the old keys get no messages until ENCRYPTION_KEY can decrypt them. */
  const noPushKeys = (error: unknown) => {
    logger.error({ err: error }, "Devices cannot be told of orders: the keys for it cannot be read");
    return null;
  };
  const feed = createEventFeed({ db, listen, logger });
  const catalogue = createCatalogueChanges({ listen, logger });
  const { post, close: closePush } = createPushClient();
  const pushKeys = config.pushKeys ?? (await getPushKeys({ db, vault }).catch(noPushKeys));
  const push = pushKeys && { keys: pushKeys, contact: `mailto:${config.contactEmail}`, post };
  const publicUrl = config.appUrl ?? `http://localhost:${config.port}`;
  const replica = url && readUrl ? await connectReplica({ url: readUrl, main: db, logger, poolSize }) : null;
  const dependencies: ApiDependencies = {
    db,
    reads: replica?.reads ?? db,
    clock,
    payments,
    mailer: createMailer({ clock, publicUrl }),
    push,
    vault,
    events: createEvents(),
    feed,
    catalogue,
    responseTtlMs,
    sessionTtlMs,
    isOurOrigin: isOurOrigin(config),
    logger,
    observe,
  };
  const api = createApi(dependencies);
  const transport = config.smtpUrl
    ? await smtpTransport({ url: config.smtpUrl, from: config.contactEmail })
    : folderTransport({ folder: path.join(config.dataDir, "outbox"), logger });
  const mail = { db, clock, logger, transport, domain: new URL(publicUrl).hostname };
  const checks = replica ? [{ name: "checkReplica", everyMs: 5_000, run: replica.check }] : [];
  const stopJobs = runJobs([...jobs(dependencies, mail, config), ...checks], logger);

  if (metrics) watchDatabase(metrics, { db, clock, pool: connection.pool });

  const shared = createSharedResponses();
  catalogue.follow(shared.clear);

  const parts: HostConnection = {
    // In-process calls need no circuit breaker.
    hostFor: createHostClient({
      hasEveryCall: true,
      transport: inProcessTransport(fetch),
      guard: (call) => call(),
      openStream: inProcessStreams(fetch),
      shared,
    }),
    isReady: async () => {
      await sql`select 1`.execute(db);
      return true;
    },
    card,
    pictureOrigins: () => [],
    mounts: [
      ...mounts,
      ...apiReference(config),
      { path: webhookPath, fetch, methods: ["POST"], isUnlimited: true },
      ...[`${picturesPath}/:id`, mediaPath, "/openapi.json"].map((open) => ({ path: open, fetch })),
    ],
    openStreams: feed.followers,
    endStreams: async () => void (await Promise.all([feed.stop(), catalogue.stop()])),
    watchCatalogue: (changed) => {
      catalogue.follow(changed);
      return catalogue.isHeard;
    },
    close: async () => {
      await stopJobs();
      transport.close();
      await closePush();
      await replica?.close();
      await connection.close();
    },
  };
  return { ...parts, fetch };
}

/** Adds metrics of database connections and queued work. The latter are the same in every API process. */
function watchDatabase(
  metrics: Metrics,
  { db, clock, pool }: Pick<ApiDependencies, "db" | "clock"> & Pick<Connection, "pool">,
): void {
  metrics.watchEach("payments", "Payments of the last 24 hours, and older unsettled ones", "status", () =>
    countPayments({ db, clock }),
  );
  metrics.watchEach(
    "mails",
    "Mails still to be sent",
    "state",
    async () => new Map([["waiting", await countQueuedMails(db)]]),
  );
  if (!pool) return;
  metrics.watchEach(
    "database_connections",
    "Connections to Postgres, and who waits for one",
    "state",
    async () => new Map(Object.entries(pool())),
  );
}

/**
 * The app's origins: APP_URL. Without it, an app with the embedded API is called by itself only; with a separate API it runs in
 * development, on this machine.
 */
const isOurOrigin =
  ({ appUrl, role }: Pick<Config, "appUrl" | "role">) =>
  (origin: string): boolean => {
    if (appUrl) return origin === new URL(appUrl).origin;
    return (
      role === "app" || isLoopback(new URL(origin).hostname.replace(/^\[|\]$/g, "").replace("localhost", "127.0.0.1"))
    );
  };

function cannotStart(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The database cannot be used. ${reason}`, { cause: error });
}

type Setting = Pick<ApiDependencies, "db" | "clock"> & { deliver: (request: Request) => Response | Promise<Response> };

/**
 * The card provider: Clover if keys are configured, otherwise the sandbox, which implements the same protocol on our own origin.
 */
function connectCardProvider(config: Config, { db, clock, deliver }: Setting) {
  const { clover } = config;
  if (clover) {
    const { environment, webhookSecret, merchantId, ...keys } = clover;
    const payments = createCloverProvider({
      ...cloverAddresses[environment],
      ...keys,
      environment,
      merchantId: merchantId ?? "",
      webhookSecret: webhookSecret ?? "",
    });
    return { payments, card: cloverOrigins, mounts: [] satisfies Mount[] };
  }
  const keys = sandboxKeys(config.sessionSecrets[0] ?? config.dataDir);
  const sandbox = createSandbox({
    db,
    clock,
    keys,
    deliverWebhook: async (signature, body) =>
      deliver(
        new Request(`http://host.internal${webhookPath}`, {
          method: "POST",
          headers: { "clover-signature": signature, "content-type": "application/json" },
          body,
        }),
      ),
  });
  const mounts: Mount[] = [{ path: `${sandboxPath}/*`, fetch: sandbox.fetch, methods: ["GET", "HEAD", "POST"] }];
  const card: CardOrigins = sandboxOrigins;
  return { payments: createCloverProvider(sandbox.providerConfig), card, mounts };
}
