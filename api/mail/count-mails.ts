import type { ApiDependencies } from "@api/dependencies";

/** How many mails are still to be sent; those that were given up are not. For monitoring. */
export async function countWaitingMails(db: ApiDependencies["db"]): Promise<number> {
  const { waiting } = await db
    .selectFrom("emails")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .select((by) => by.fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  return waiting;
}
