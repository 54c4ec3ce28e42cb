import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { connectDatabase } from "@api/db/connect";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();
let url: string;
beforeAll(() => {
  url = database.url ?? "";
});

const overloaded = {
  status: 503,
  body: { success: false, code: "overloaded", message: "We are very busy right now. Please try again in a moment." },
};

/** An API on a connection of its own, which waits for nothing long, but on a busy machine making one takes a while. */
async function impatientApi(use: (api: ReturnType<typeof createTestApi>) => Promise<void>) {
  const connection = await connectDatabase({ url, poolSize: 1, connectionTimeoutMs: 2_000, statementMs: 1_000 });
  try {
    await use(createTestApi(connection.db));
  } finally {
    await connection.close();
  }
}

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "a locked table is no fault: 503, and when to come again",
  async () => {
    await impatientApi(async (api) => {
      await database.db.transaction().execute(async (trx) => {
        await sql`lock table restaurants in access exclusive mode`.execute(trx);
        const response = await api.call("GET", "/restaurants");
        expect(response).toMatchObject(overloaded);
        expect(response.headers.get("retry-after")).toBe("5");
      });
      expect(await api.call("GET", "/restaurants")).toMatchObject({ status: 200 });
    });
  },
);

test.runIf(process.env.TEST_DATABASE === "postgres")("nor is a pool without a free connection", async () => {
  await impatientApi(async (api) => {
    await api.db.transaction().execute(async () => {
      const response = await api.call("GET", "/restaurants");
      expect(response).toMatchObject(overloaded);
      expect(response.headers.get("retry-after")).toBe("5");
    });
    expect(await api.call("GET", "/restaurants")).toMatchObject({ status: 200 });
  });
});

test.runIf(process.env.TEST_DATABASE === "postgres")("nor is a server that is going away", async () => {
  await impatientApi(async (api) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(api.db);
    const waiting = database.db.transaction().execute(async (trx) => {
      await sql`lock table restaurants in access exclusive mode`.execute(trx);
      const request = api.call("GET", "/restaurants");
      const [response] = await Promise.all([request, sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(trx)]);
      return response;
    });
    expect(await waiting).toMatchObject(overloaded);
  });
});
