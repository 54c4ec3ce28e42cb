import type pg from "pg";

/** Makes the pool's first connection. @throws a sentence that names the setting and says why not, never the password */
export async function reachPostgres(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    const { username, hostname, port, pathname } = new URL(url);
    const where = `database "${pathname.slice(1)}" at ${hostname || "localhost"}:${port || 5432}`;
    throw new Error(`With DATABASE_URL "${username}" does not get to ${where}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** A name with several addresses fails once for each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
