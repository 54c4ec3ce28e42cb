import type { ApiDependencies } from "@api/dependencies";
import type { Connection } from "@api/db/connect";
import { countWaitingMails } from "@api/mail/mailer";
import { countPayments } from "@api/modules/payments/unsettled";
import type { Metrics } from "./metrics";

/** Tells of the database's connections, and of the work that lies in it. Every process of the API tells the same of the latter. */
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
    async () => new Map([["waiting", await countWaitingMails(db)]]),
  );
  if (!pool) return;
  metrics.watchEach(
    "database_connections",
    "Connections to Postgres, and who waits for one",
    "state",
    async () => new Map(Object.entries(pool())),
  );
}
