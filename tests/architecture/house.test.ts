import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leftOut } from "./customers-sheet";
import { noCycles } from "./cycles";
import { readRepository } from "./repository";
import * as rules from "./rules";
import { scan } from "./source";

const sources = scan(readRepository());

const house: [title: string, rule: rules.Rule][] = [
  [
    "imports follow the layers: routes → features → session → host → lib, domain; features → ui, places; api → domain",
    rules.importsFollowLayers,
  ],
  ["there are no import cycles", noCycles],
  ["api and domain import across folders by @api/ and @domain/, not by ../", rules.foldersImportByAlias],
  ["no route's folder imports another's", rules.routesDoNotImportEachOther],
  ["private parts of React, the router and Remix are used in app/framework only", rules.privateApisOnlyInFramework],
  ["domain imports no package but zod, libphonenumber-js and adhan", rules.domainStandsAlone],
  ["only the host speaks to a database", rules.appDoesNotUseSql],
  ["server-only modules are imported by routes and server-only modules only", rules.serverOnlyStaysOnTheServer],
  [
    "process.env is read by app/lib/config, by programs (server.ts, scripts) and by tests only",
    rules.environmentIsReadOnce,
  ],
  ["forms are read by app/lib/read-form only, which refuses what would not end", rules.formsAreReadOnce],
  ["route modules export by name: export * loses loaders silently", rules.routesExportByName],
  ["colours in components are tokens, not hex codes", rules.coloursAreTokens],
  ["class names are those of our theme, not the ones of Tailwind that it has emptied", rules.noEmptiedTailwindClasses],
  ["class names are logical (ms-, ps-, start-), so that pages mirror", rules.classesAreLogical],
  ["no source file is longer than 300 lines", rules.filesAreShort],
  ["no folder of the product holds more than 25 files side by side", rules.foldersAreNotCrowded],
  ["no promise is started early and awaited late", rules.promisesAreAwaitedAtOnce],
  [
    "no variable, component or type is called told, asked, kept, given, said, doing or became",
    rules.namesSayWhatValuesAre,
  ],
  ["no file is called utils, misc, helpers or common", rules.namesSayWhat],
];

test.each(house)("%s", (_title, rule) => {
  expect(rule(sources)).toEqual([]);
});

test("customers' style sheet looks into all that their pages import", () => {
  expect(leftOut(readFileSync("app/styles/customers.css", "utf8"), sources)).toEqual([]);
});

test("the scan finds files of every layer", () => {
  const layers = new Set(sources.map(({ path }) => rules.getLayer(path)));
  for (const layer of [
    "app/lib",
    "app/framework",
    "app/host",
    "app/session",
    "app/ui",
    "app/features",
    "app/routes",
    "api",
    "domain",
  ]) {
    expect(layers, `files in ${layer}`).toContain(layer);
  }
  expect(sources.flatMap(({ imports }) => imports.filter(({ target }) => target)).length).toBeGreaterThan(100);
});

test("decisions are numbered without gaps or doubles, and dated", () => {
  const files = readdirSync("docs/decisions").sort();
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual(files.map((_file, index) => `${String(index + 1).padStart(3, "0")}-`));
  const undated = files.filter(
    (file) => !/^Date: \d{4}-\d\d-\d\d$/m.test(readFileSync(`docs/decisions/${file}`, "utf8")),
  );
  expect(undated).toEqual([]);
});
