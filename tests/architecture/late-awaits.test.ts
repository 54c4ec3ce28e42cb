import ts from "typescript";
import { expect, test } from "vitest";
import { lateAwaitsIn } from "./late-awaits";

const late = (text: string) => lateAwaitsIn(ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true));
const inAsync = (body: string) => late(`async function work() {\n${body}\n}`);

test.each([
  ["awaited after another await", "const a = f(); const b = await g(); await a;"],
  ["awaited in brackets, in a function and then here", "const a = f(); await g(async () => (await a).b); await a;"],
  ["awaited in a function only, while something else is awaited", "const a = f(); await g(async () => (await a).b);"],
  ["given a handler too late", "const a = f(); await g(); a.catch(() => null);"],
  ["left behind by a return", "const a = f(); if (b) return null; await a;"],
  ["left behind by a throw", "const a = f(); if (b) throw c; await a;"],
  ["awaited together, but later", "const a = f(); await g(); await Promise.all([a, h()]);"],
  ["many of them", "const all = ids.map(async (id) => f(id)); await g(); await Promise.all(all);"],
  ["a list of them", "const all = [f(), g()]; await h(); await Promise.all([...all, i()]);"],
  ["assigned", "let a; a = f(); await g(); await a;"],
  ["with a handler that may throw", "const a = f().catch(nullIfUnsupported); await g(); await a;"],
  ["with a handler that throws", "const a = f().catch((e) => { throw e; }); await g(); await a;"],
  ["while a loop awaits", "const a = f(); for await (const b of c) g(b); await a;"],
  ["in an arrow function", "const run = async () => { const a = f(); await g(); return a.then(h); };"],
])("%s: found", (_title, body) => {
  expect(inAsync(body)).toEqual([expect.stringMatching(/^(a|all) in line \d+$/)]);
});

test("a call beside one whose argument is awaited is found", () => {
  expect(inAsync("await Promise.all([f(), g(await h())]);")).toEqual(["f() in line 2"]);
  expect(inAsync("await Promise.all([await h(), g()]);")).toEqual([]);
  expect(inAsync("await Promise.all([f(), list.map(async (a) => await g(a))]);")).toEqual([]);
});

test.each([
  ["awaited at once", "const a = await f(); await g(); h(a);"],
  ["awaited next", "const a = f(); const b = { c: 1 }; await a; await g();"],
  ["awaited together", "const a = f(); const [b, c] = await Promise.all([g(), a]); await h();"],
  ["awaited together and again later", "const a = f(); await Promise.all([a, g()]); await h(); await a;"],
  ["handled where it begins", "const a = f().catch(() => null); await g(); await a;"],
  ["handled by then", "const a = f().then(b, () => null); await g(); await a;"],
  ["handled next", "const a = f(); a.catch(() => stop()); await g(); await a;"],
  ["no promise", "const a = f(); await g(); h(a); b.then(c).a();"],
  ["a property of the same name", "const a = f(); await g(); await b.a; c.a.then(d);"],
  [
    "awaited by another function that starts it too",
    "const run = async () => { const a = f(); await a; }; await run();",
  ],
  ["a function", "const a = async () => f(); await g(); await Promise.all([a()]);"],
])("%s: left alone", (_title, body) => {
  expect(inAsync(body)).toEqual([]);
});
