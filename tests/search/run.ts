import { readFileSync } from "node:fs";
import { connectDatabase } from "@api/db/connect";
import { loadDemoHalal } from "@api/db/demo/halal";
import { loadDemo } from "@api/db/demo/load";
import { migrateToLatest } from "@api/db/migrate";
import { createTestApi } from "@tests/support/api";
import { measureQuality, readJudged } from "./quality";

// npm run search:quality [file]: asks the API for every judged query of the file, or of all lists, on an embedded demo database.
const files = process.argv[2]
  ? [process.argv[2]]
  : [
      "queries",
      "fresh-queries",
      "communities",
      "review-queries",
      "condition-queries",
      "unseen-queries",
      "sight-queries",
      "customer-queries",
      "phone-queries",
      "second-phone-queries",
      "third-phone-queries",
      "fourth-phone-queries",
      "hungry-queries",
      "second-hungry-queries",
      "menu-queries",
      "everyday-queries",
      "stranger-queries",
    ].map((name) => `tests/search/${name}.json`);
const { db, close } = await connectDatabase({});
try {
  await migrateToLatest(db);
  const api = createTestApi(db);
  await loadDemo(db, { clock: api.clock });
  await loadDemoHalal(api.dependencies);
  for (const file of files) await measure(file);
} finally {
  await close();
}

async function measure(file: string): Promise<void> {
  const queries = readJudged(readFileSync(file, "utf8"));
  const api = createTestApi(db);
  const { recall, reciprocalRank, missed } = await measureQuality(queries, async (path) => {
    // A second each: nobody asks faster than they may.
    api.clock.set(new Date(api.clock.now().getTime() + 1000));
    return (await api.call("GET", path)).body;
  });
  for (const { query, right, diet, dishes, places } of missed) {
    say(
      `missed: "${query}" for ${diet ?? right.join(", ")}; dishes: ${dishes.join(", ") || "none"}; places: ${places.join(", ") || "none"}`,
    );
  }
  say(
    `${queries.length} queries of ${file}: recall at 5 ${recall.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
