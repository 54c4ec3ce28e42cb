import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getArea, featureRows, rowsIn, tagsIn, titleTagsIn } from "./feature-tags";
import { readRepository } from "./repository";

const rows = featureRows();
const known = new Set(rows);
const areas = new Set(rows.map(getArea));
const own = /^tests\/architecture\/feature/;
const files = [...readRepository()].filter(([path]) => !own.test(path));
const tests = files.filter(([path]) => path.startsWith("tests/") || /\.(test|spec)\.tsx?$/.test(path));

/** Each ID once, with the files it stands in. */
function groupPlaces(found: [path: string, ids: string[]][]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [path, ids] of found) for (const id of new Set(ids)) places.set(id, [...(places.get(id) ?? []), path]);
  return places;
}

test("every ID in code, comments and titles of tests is a row of docs/features", () => {
  const tags = groupPlaces(files.map(([path, text]) => [path, tagsIn(text).filter((id) => areas.has(getArea(id)))]));
  const titles = groupPlaces(tests.map(([path, text]) => [path, titleTagsIn(text)]));
  const missing = [...titles, ...tags].filter(([id]) => !known.has(id));
  expect(missing.map(([id, paths]) => `${id} in ${paths.join(", ")}`)).toEqual([]);
});

test("every row of docs/features is named by the title of a test", () => {
  const named = groupPlaces(tests.map(([path, text]) => [path, titleTagsIn(text)]));
  expect(rows.filter((id) => !named.has(id))).toEqual([]);
});

test("an ID names one row, and docs/features.md every area", () => {
  expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([]);
  const index = readFileSync("docs/features.md", "utf8");
  expect([...areas].filter((area) => !index.includes(`| ${area} `))).toEqual([]);
});

test("IDs are read alone, listed and as ranges; what only looks like one is left alone", () => {
  expect(tagsIn("// [HOME-4, HOME-6…8] and HOST-58, 20 s later; [HOST-5…6, 60, 62…63]")).toEqual(
    "HOME-4 HOME-6 HOME-7 HOME-8 HOST-5 HOST-6 HOST-60 HOST-62 HOST-63 HOST-58".split(" "),
  );
  expect(tagsIn("ORD-1..3, ROUTE-13…ROUTE-14")).toEqual("ORD-1 ORD-2 ORD-3 ROUTE-13 ROUTE-14".split(" "));
  expect(titleTagsIn('test("[CART-2, 4] [FORM-1] a cart", () => x[A]); // [CART-9]')).toEqual(
    "CART-2 CART-4 FORM-1".split(" "),
  );
  expect(rowsIn("- **UI-1** one\n- **UI-2**: two\n- see **UI-3**")).toEqual(["UI-1", "UI-2"]);
});
