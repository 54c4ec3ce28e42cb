import { expect, test } from "vitest";
import { groupChunks, loadedBy } from "./group-chunks.mjs";

const small = 500;
const graphOf = (imports: Record<string, string[]>, bytes: Record<string, number> = {}) =>
  new Map(Object.entries(imports).map(([id, list]) => [id, { imports: list, bytes: bytes[id] ?? small }]));

test("what two pages both load becomes one file; what only one of them loads stays alone when it is large", () => {
  const graph = graphOf(
    { entry: [], home: ["card", "price", "map"], orders: ["card", "price"], card: [], price: [], map: [] },
    { map: 11_000 },
  );
  const site = { entry: "entry", pages: [["home"], ["orders"]], shared: ["card", "price", "map"] };
  expect(groupChunks(graph, site)).toEqual([["card", "price"]]);
});

test("what the entry loads is one file, whatever its size", () => {
  const graph = graphOf({ entry: ["react", "router"], router: ["react"], react: [], home: [] }, { react: 140_000 });
  const site = { entry: "entry", pages: [["home"]], shared: ["react", "router"] };
  expect(groupChunks(graph, site).map((ids) => ids.sort())).toEqual([["react", "router"]]);
});

test("two chunks with a library between them stay apart, since their file and it would import each other", () => {
  const imports = { entry: [], home: ["top"], top: ["library"], library: ["base"], base: [] };
  const site = { entry: "entry", pages: [["home"]], shared: ["top", "library", "base"] };
  expect(groupChunks(graphOf(imports, { library: 20_000 }), site)).toEqual([]);
  // All three are small: they are one file.
  expect(groupChunks(graphOf(imports), site).map((ids) => ids.sort())).toEqual([["base", "library", "top"]]);
});

test("a heavy page is not made to load what it does not need", () => {
  const pages = Array.from({ length: 10 }, (_, index) => [`page${index}`]);
  const light = Object.fromEntries(pages.map(([id = ""]) => [id, ["shared", "extra"]]));
  const imports = { entry: [], ...light, page0: ["shared", "large"], shared: [], extra: [], large: [] };
  const site = { entry: "entry", pages, shared: ["shared", "extra"] };
  // 9 pages save a file by it; the heavy one would load 5,000 bytes in vain, which count eight times.
  expect(groupChunks(graphOf(imports, { extra: 5_000, large: 50_000 }), site)).toEqual([]);
  expect(groupChunks(graphOf(imports, { extra: 5_000, page3: 50_000 }), site)).toHaveLength(1);
});

test("what comes with the framework does not keep two chunks apart, as every page has it", () => {
  const imports = { entry: ["react"], react: [], home: ["card", "price"], card: ["react"], price: [] };
  const site = { entry: "entry", pages: [["home"]], shared: ["card", "price", "react"] };
  expect(groupChunks(graphOf(imports, { react: 140_000 }), site)).toEqual([["card", "price"]]);
});

test("what a file costs decides how much some pages may load in vain", () => {
  const graph = graphOf({ entry: [], menu: ["table", "chart"], report: ["table"], table: [], chart: [] });
  const site = { entry: "entry", pages: [["menu"], ["menu"], ["report"]], shared: ["table", "chart"] };
  expect(groupChunks(graph, { ...site, costOfFile: 100_000 })).toEqual([["chart", "table"]]);
  expect(groupChunks(graph, { ...site, costOfFile: 1 })).toEqual([]);
});

test("what scripts load includes what their imports load", () => {
  const graph = graphOf({
    entry: ["react"],
    react: [],
    home: ["card"],
    card: ["price"],
    price: [],
    report: ["chart"],
    chart: [],
  });
  expect([...loadedBy(graph, ["entry", "home"])].sort()).toEqual(["card", "entry", "home", "price", "react"]);
});
