import path from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { createApi } from "@api/app";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { createEvents } from "@api/events/events";
import { createMailer } from "@api/mail/mailer";
import { createHostClient } from "~/host/client.server";
import { inProcessTransport } from "~/host/transport.server";
import type { Config } from "~/lib/config.server";
import type { HostParts } from "./host-parts";
import { connectCards } from "./cards";

/**
 * The marketplace API in this very process: its database, brought up to date, and in demo mode filled.
 * @throws when the database cannot be opened or migrated.
 */
export async function startEmbeddedHost(config: Config, logger: Logger) {
  const { url, poolSize } = config.database;
  const connection = await connectDatabase(url ? { url, poolSize } : { dataDir: config.dataDir });
  const { db } = connection;
  await migrateToLatest(db);
  const clock = { now: () => new Date() };
  const { payments, card, standIn } = connectCards(config);
  const mailer = createMailer({ db, clock, logger, outboxFolder: path.join(config.dataDir, "outbox") });
  const api = createApi({ db, clock, payments, mailer, events: createEvents(), logger });

  const isReady = async () => {
    await sql`select 1`.execute(db);
    return true;
  };
  const parts: HostParts = {
    hostFor: createHostClient({
      transport: inProcessTransport((request) => api.fetch(request)),
      // Nothing lies between: a call that fails here fails for its own reason.
      guard: (call) => call(),
    }),
    isReady,
    card,
    standIn,
    close: () => connection.close(),
  };
  return { ...parts, api };
}
