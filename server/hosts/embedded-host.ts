import path from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { createApi } from "@api/app";
import { connectReplica } from "@api/db/read-replica";
import type { ApiDependencies, ObservedCall } from "@api/dependencies";
import { createCatalogueChanges } from "@api/events/catalogue-changes";
import { createEventFeed } from "@api/events/feed";
import { createEvents } from "@api/events/stream";
import { jobs } from "@api/jobs";
import { createMailer } from "@api/mail/mailer";
import { folderTransport, type MailTransport, smtpTransport } from "@api/mail/transport";
import { updateAdministrators } from "@api/modules/auth/administrators";
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
import { withLogFields } from "../observability/logger";
import type { Metrics } from "../observability/metrics";
import { connectCardProvider, webhookPath } from "./card-provider";
import { loadDemoData, openDatabase, watchDatabase } from "./embedded-database";
import { type HostConnection, mediaPath } from "./host-connection";

export interface HostObservers {
  /** Called after each call to the API. */
  observe?: (call: ObservedCall) => void;
  metrics: Metrics | null;
}

/** Anonymous responses depend on opening hours; changes are notified. */
const responseTtlMs = 3_000;

/** Covers the calls of one page; a logout in another process takes effect after this time. */
const sessionTtlMs = 1_000;

/**
 * The marketplace API in this process, with its database migrated, and filled in demo mode.
 * @throws an error for the operator when the data folder or the database cannot be used or migrated
 */
export async function startEmbeddedHost(config: Config, logger: Logger, { observe, metrics }: HostObservers) {
  const { url, readUrl, poolSize } = config.database;
  // Without a mail server, emails are written there.
  if (!url || !config.smtpUrl) openDataFolder(config.dataDir);
  const connection = await openDatabase(config, logger);
  const { db, listen } = connection;
  const clock = { now: () => new Date() };
  const vault = createVault(config.encryptionKeys);
  if (config.isDemo) await loadDemoData({ db, vault, clock });

  const fetch = (request: Request): Response | Promise<Response> =>
    withLogFields(request.headers, () => api.fetch(request));
  const { payments, card, mounts } = connectCardProvider(config, { db, clock, deliver: fetch });
  const feed = createEventFeed({ db, listen, logger });
  const catalogue = createCatalogueChanges({ listen, logger });
  const { push, close: closePush } = await createPush(config, { db, vault, logger });
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
  await updateAdministrators(dependencies, config.adminEmails);
  const api = createApi(dependencies);
  const transport = await createMail(config, logger);
  const mail = { db, clock, logger, transport, domain: new URL(publicUrl).hostname };
  const checks = replica ? [{ name: "checkReplica", everyMs: 5_000, run: replica.check }] : [];
  const stopJobs = runJobs([...jobs(dependencies, mail, config), ...checks], logger);

  if (metrics) watchDatabase(metrics, { db, clock, pool: connection.pool });

  const shared = createSharedResponses();
  catalogue.subscribe(shared.clear);

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
      catalogue.subscribe(changed);
      return catalogue.isListening;
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

/** Push messages to restaurants' devices; null if the keys cannot be read. */
async function createPush(
  { pushKeys, contactEmail }: Pick<Config, "pushKeys" | "contactEmail">,
  { db, vault, logger }: Pick<ApiDependencies, "db" | "vault" | "logger">,
) {
  /** Devices registered with the old keys get no messages until ENCRYPTION_KEY can decrypt them. */
  const logMissingPushKeys = (error: unknown) => {
    logger.error({ err: error }, "Push keys cannot be decrypted; no push messages are sent");
    return null;
  };
  const { post, close } = createPushClient();
  const keys = pushKeys ?? (await getPushKeys({ db, vault }).catch(logMissingPushKeys));
  return { push: keys && { keys, contact: `mailto:${contactEmail}`, post }, close };
}

/** Sends through the mail server, or writes into the data folder without one. */
async function createMail(
  { smtpUrl, contactEmail, dataDir }: Pick<Config, "smtpUrl" | "contactEmail" | "dataDir">,
  logger: Logger,
): Promise<MailTransport> {
  if (smtpUrl) return smtpTransport({ url: smtpUrl, from: contactEmail });
  return folderTransport({ folder: path.join(dataDir, "outbox"), logger });
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
