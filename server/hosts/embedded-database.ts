import type { Logger } from "pino";
import { type Connection, connectDatabase } from "@api/db/connect";
import { loadDemoHalal } from "@api/db/demo/halal";
import { loadDemo } from "@api/db/demo/load";
import { refreshDemoOrders } from "@api/db/demo/refresh-orders";
import { loadDemoRegistrations } from "@api/db/demo/registrations";
import { migrateToLatest } from "@api/db/migrate";
import type { ApiDependencies } from "@api/dependencies";
import { countQueuedMails } from "@api/mail/mailer";
import { countPayments } from "@api/modules/payments/payment";
import type { Config } from "~/lib/config/config.server";
import { StartError } from "../http/listen";
import type { Metrics } from "../observability/metrics";

/**
 * Connects to the configured database, or opens the embedded one, and migrates it.
 * @throws StartError when it cannot be used or migrated
 */
export async function openDatabase(
  { database: { url, poolSize }, dataDir }: Pick<Config, "database" | "dataDir">,
  logger: Logger,
): Promise<Connection> {
  const onConnectionLost = (error: Error) => logger.warn({ err: error }, "Database connection lost");
  const options = { onConnectionLost, ...(url ? { url, poolSize } : { dataDir }) };
  const connection = await connectDatabase(options).catch(throwStartError);
  await migrateToLatest(connection.db).catch(throwStartError);
  return connection;
}

/** Adds the demo data that is missing, and orders of today. */
export async function loadDemoData({
  db,
  vault,
  clock,
}: Pick<ApiDependencies, "db" | "vault" | "clock">): Promise<void> {
  await loadDemo(db, { clock });
  await refreshDemoOrders(db, { clock });
  await loadDemoRegistrations({ db, vault, clock });
  await loadDemoHalal({ db, vault, clock });
}

/** Adds metrics of database connections and queued work. The latter are the same in every API process. */
export function watchDatabase(
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

function throwStartError(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The database cannot be used. ${reason}`, { cause: error });
}
