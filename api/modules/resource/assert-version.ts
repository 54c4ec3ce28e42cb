import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";

interface Versioned {
  version: number;
  updated_at: Date;
  updated_by: string | null;
}

/**
 * Refuses a write that was made on an older version, telling who changed the thing and when. Writers that send no
 * version (hosts' core calls) overwrite. @throws ApiError conflict, with `changedMeanwhile` as its data
 */
export async function assertVersion(db: Db, what: string, row: Versioned, version: number | undefined) {
  if (version === undefined || version === row.version) return;
  const person = row.updated_by
    ? await db
        .selectFrom("users")
        .select(["first_name", "last_name"])
        .where("id", "=", row.updated_by)
        .executeTakeFirst()
    : undefined;
  const name = person ? `${person.first_name} ${person.last_name}`.trim() : null;
  throw new ApiError("conflict", `${name || "Somebody else"} has changed this ${what} meanwhile.`, {
    data: { version: row.version, updated_by: name, updated_at: row.updated_at.toISOString() },
  });
}
