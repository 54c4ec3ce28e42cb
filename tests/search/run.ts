import { readFileSync } from "node:fs";
import { connectDatabase } from "@api/db/connect";
import { loadDemo } from "@api/db/demo/load";
import { migrateToLatest } from "@api/db/migrate";
import { createTestApi } from "@tests/support/api";
import { measureQuality, readJudged } from "./quality";

// npm run search:quality [file]: asks the API for every judged query of the file on an embedded demo database.
const file = process.argv[2] ?? "tests/search/queries.json";
const queries = readJudged(readFileSync(file, "utf8"));
const { db, close } = await connectDatabase({});
try {
  await migrateToLatest(db);
  const api = createTestApi(db);
  await loadDemo(db, { clock: api.clock });
  const { recall, reciprocalRank, missed } = await measureQuality(
    queries,
    async (path) => (await api.call("GET", path)).body,
  );
  for (const { query, right, dishes, places } of missed) {
    say(
      `missed: "${query}" for ${right.join(", ")}; dishes: ${dishes.join(", ") || "none"}; places: ${places.join(", ") || "none"}`,
    );
  }
  say(
    `${queries.length} queries of ${file}: recall at 5 ${recall.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
  );
} finally {
  await close();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
