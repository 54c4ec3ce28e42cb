import path from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { createApi } from "@api/app";
import { connectDatabase } from "@api/db/connect";
import { keepDemoFresh } from "@api/db/demo/keep-fresh";
import { loadDemo } from "@api/db/demo/load";
import { loadDemoRegistrations } from "@api/db/demo/registrations";
import { migrateToLatest } from "@api/db/migrate";
import type { AnsweredCall, ApiDependencies } from "@api/dependencies";
import { createEvents } from "@api/events/events";
import { createEventFeed } from "@api/events/feed";
import { workOffMail } from "@api/mail/delivery";
import { folderTransport } from "@api/mail/folder-transport";
import { createMailer } from "@api/mail/mailer";
import { smtpTransport } from "@api/mail/smtp-transport";
import { cancelUnaccepted } from "@api/modules/orders/cancel-unaccepted";
import { keepPasses } from "@api/modules/passes/keep-passes";
import { startSettlement } from "@api/modules/payments/settlement";
import { picturesPath } from "@api/modules/registrations/documents";
import { mailDailySummaries } from "@api/modules/dashboard/daily-summary";
import { forgetKeptPictures } from "@api/modules/pictures/keep";
import { keepRegistrations } from "@api/modules/registrations/housekeeping";
import { repeat } from "@api/repeat";
import { createVault } from "@api/vault";
import { isLoopback } from "@domain/client-address";
import { createHostClient } from "~/host/client.server";
import { inProcessStreams } from "~/host/streaming.server";
import { inProcessTransport } from "~/host/transport.server";
import type { Config } from "~/lib/config.server";
import { openDataFolder } from "~/lib/data-folder.server";
import { connectCards, webhookPath } from "./cards";
import { type HostParts, mediaPath } from "./host-parts";
import type { Metrics } from "./metrics";
import { StartError } from "./start-error";
import { watchDatabase } from "./watch-database";

interface Watching {
  /** Told of every call to the API once it is answered. */
  observe?: (call: AnsweredCall) => void;
  metrics: Metrics | null;
}

/** What was charged but not ordered is settled within a minute. */
const settlementMs = 15_000;
const unacceptedMs = 30_000;
/** Somebody waits for the link to a new password. */
const deliveryMs = 1_000;
/** A change by another process shows to visitors after this long; one by this process at once. */
const responseTtlMs = 3_000;
/** How late a renewal, an end or a reminder of a Go Pass may be. */
const passesMs = 60_000;
const registrationsMs = 600_000;
/** The demo's orders under way are moved on this often. */
const demoMs = 60_000;
/** How late the figures of the day before may be. */
const summariesMs = 300_000;

/**
 * The marketplace API in this very process: its database, brought up to date, and in demo mode filled.
 * @throws a sentence when the data folder or the database cannot be used, or the latter not migrated.
 */
export async function startEmbeddedHost(config: Config, logger: Logger, { observe, metrics }: Watching) {
  const { url, poolSize } = config.database;
  // Mails without a mail server are files there.
  if (!url || !config.smtpUrl) openDataFolder(config.dataDir);
  const lost = (error: Error) => logger.warn({ err: error }, "A connection to the database was lost");
  const database = url ? { url, poolSize, lost } : { dataDir: config.dataDir };
  const connection = await connectDatabase(database).catch(cannotStart);
  const { db, listen } = connection;
  await migrateToLatest(db).catch(cannotStart);
  const clock = { now: () => new Date() };
  const vault = createVault(config.encryptionKeys);
  if (config.isDemo) {
    await loadDemo(db, { clock });
    await keepDemoFresh(db, { clock });
    await loadDemoRegistrations({ db, vault, clock });
  }

  const fetch = (request: Request): Response | Promise<Response> => api.fetch(request);
  const { payments, card, mounts } = connectCards(config, { db, clock, deliver: fetch });
  const feed = createEventFeed({ db, listen, logger });
  const publicUrl = config.appUrl ?? `http://localhost:${config.port}`;
  const dependencies: ApiDependencies = {
    db,
    clock,
    payments,
    mailer: createMailer({ clock, publicUrl }),
    vault,
    events: createEvents(),
    feed,
    responseTtlMs,
    isOurOrigin: isOurOrigin(config),
    logger,
    observe,
  };
  const api = createApi(dependencies);
  const transport = config.smtpUrl
    ? smtpTransport({ url: config.smtpUrl, from: config.contactEmail })
    : folderTransport({ folder: path.join(config.dataDir, "outbox"), logger });
  const mail = { db, clock, logger, transport, domain: new URL(publicUrl).hostname };
  const stops = [
    startSettlement(dependencies, { everyMs: settlementMs }),
    repeat(() => cancelUnaccepted(dependencies), {
      everyMs: unacceptedMs,
      failed: (error) => logger.error({ err: error }, "Orders nobody accepted could not be looked for"),
    }),
    repeat(() => workOffMail(mail), {
      everyMs: deliveryMs,
      failed: (error) => logger.error({ err: error }, "The mail queue could not be worked on"),
    }),
    repeat(() => keepPasses(dependencies), {
      everyMs: passesMs,
      failed: (error) => logger.error({ err: error }, "Go Passes could not be looked after"),
    }),
    repeat(() => mailDailySummaries(dependencies), {
      everyMs: summariesMs,
      failed: (error) => logger.error({ err: error }, "The days of restaurants could not be summed up"),
    }),
    repeat(() => forgetKeptPictures(dependencies), {
      everyMs: registrationsMs,
      failed: (error) => logger.error({ err: error }, "Pictures that were kept could not be looked after"),
    }),
    repeat(() => keepRegistrations(dependencies), {
      everyMs: registrationsMs,
      failed: (error) => logger.error({ err: error }, "Registrations could not be looked after"),
    }),
    ...(config.isDemo
      ? [
          repeat(() => keepDemoFresh(db, { clock }), {
            everyMs: demoMs,
            failed: (error) => logger.error({ err: error }, "The demo's orders could not be kept fresh"),
          }),
        ]
      : []),
  ];

  if (metrics) watchDatabase(metrics, { db, clock, pool: connection.pool });

  const parts: HostParts = {
    // Nothing lies between that could be broken: a call that fails here fails for its own reason.
    hostFor: createHostClient({
      hasEveryCall: true,
      transport: inProcessTransport(fetch),
      guard: (call) => call(),
      openStream: inProcessStreams(fetch),
    }),
    isReady: async () => {
      await sql`select 1`.execute(db);
      return true;
    },
    card,
    pictureOrigins: () => [],
    mounts: [...mounts, ...[webhookPath, `${picturesPath}/:id`, mediaPath].map((open) => ({ path: open, fetch }))],
    openStreams: feed.followers,
    endStreams: () => feed.stop(),
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      transport.close();
      await connection.close();
    },
  };
  return { ...parts, fetch };
}

/**
 * Where the app is: at APP_URL. Without it, an app that holds the API is asked by nobody but itself; one that calls the API from
 * elsewhere is under development, on this machine.
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
