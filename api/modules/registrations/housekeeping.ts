import type { ApiDependencies } from "@api/dependencies";

/**
 * Removes registrations whose day is over, and every stored file that nothing names any more. Safe in several processes.
 * A table that comes to name stored files is to be added here.
 */
export async function keepRegistrations({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  await db.deleteFrom("registration_drafts").where("expires_at", "<=", clock.now()).execute();
  await db
    .deleteFrom("stored_files")
    .where((is) =>
      is.not(is.exists(is.selectFrom("uploads").select("id").whereRef("uploads.file_id", "=", "stored_files.id"))),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("restaurant_documents")
            .select("id")
            .whereRef("restaurant_documents.file_id", "=", "stored_files.id"),
        ),
      ),
    )
    .execute();
}
