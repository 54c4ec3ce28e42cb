import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type File, startTests, type Suite, type Task, type Test } from "@vitest/runner";
import { TestRunner, vi } from "vitest";
import * as z from "zod";

const mutants = z
  .array(z.object({ id: z.string() }))
  .parse(JSON.parse(readFileSync("mutants.json", "utf8")))
  .map(({ id }) => id);

type Hits = Record<string, number>;
/** What Stryker's instrumented code reads and writes. */
const stryker: {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
} = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: stryker });

/** Every so many mutants the tests are run without one: what a mutant leaves behind must not look like a kill. */
const betweenChecks = 25;
const share = Number(process.env.MUTATION_SHARE ?? 1);
/** Where the share begins: another one than last time shows what the tests notice that were not written for it. */
const from = Number(process.env.MUTATION_FROM ?? 0);
/** Mutants of what runs when a module is loaded are slow: each loads everything anew. */
const withLoaded = process.env.MUTATION_LOADED !== "no";
const placeOf = (id: string) => createHash("sha256").update(id).digest().readUInt32BE(0) / 2 ** 32;
const isChosen = (id: string) => placeOf(id) >= from && placeOf(id) < from + share;

const nameOf = (task: Task): string => (task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name);
const testsOf = (suite: Suite): Test[] =>
  suite.tasks.flatMap((task) => (task.type === "suite" ? testsOf(task) : [task]));
const isFailed = (file: File) =>
  file.result?.state === "fail" || testsOf(file).some((test) => test.result?.state === "fail");
const note = (kind: "chosen" | "loaded" | "killed" | "survived" | "log", line: string) =>
  appendFileSync(join("results", kind), `${line}\n`);
const killed = () =>
  new Set(
    existsSync("results/killed")
      ? readFileSync("results/killed", "utf8")
          .split("\n")
          .map((line) => line.split(" ")[0])
      : [],
  );

interface Attempt {
  id: string;
  /** It stands in code that runs when its module is loaded. */
  isLoaded: boolean;
  limit: number;
  wanted: ReadonlySet<string> | null;
  /** The test that failed. */
  by: string | null;
}

/** Runs a test file once as it is, and then once for each mutant that it reaches, without loading the code anew. */
export default class LoopRunner extends TestRunner {
  /** The tests to run, in a repeated run; null for all. */
  #wanted: ReadonlySet<string> | null = null;
  #isRepeating = false;
  #hasFailed = false;

  override importFile(path: string, source: "collect" | "setup") {
    return super.importFile(path, this.#isRepeating ? "setup" : source);
  }

  override async onBeforeRunSuite(suite: Suite) {
    stryker.currentTestId ??= "hooks";
    await super.onBeforeRunSuite(suite);
  }

  override async onBeforeRunTask(test: Test) {
    await super.onBeforeRunTask(test);
    const isWanted = !this.#wanted || this.#wanted.has(nameOf(test));
    if (this.#isRepeating && (this.#hasFailed || !isWanted)) test.mode = "skip";
    stryker.currentTestId = nameOf(test);
  }

  override onAfterRunTask(test: Test) {
    super.onAfterRunTask(test);
    if (test.result?.state === "fail") this.#hasFailed = true;
    stryker.currentTestId = "hooks";
  }

  /** Whether they fail; `wanted`: names of tests. */
  async #repeat(path: string, wanted: ReadonlySet<string> | null): Promise<string | null> {
    this.#wanted = wanted;
    this.#hasFailed = false;
    stryker.hitCount = 0;
    stryker.currentTestId = undefined;
    const [file] = await startTests([path], this);
    vi.restoreAllMocks();
    vi.useRealTimers();
    if (!file || !isFailed(file)) return null;
    return testsOf(file).find((test) => test.result?.state === "fail")?.name ?? "a hook";
  }

  async #mutate(file: File): Promise<void> {
    // Files share modules: what the ones before have loaded is loaded again, to see what this one reaches.
    stryker.mutantCoverage = { static: {}, perTest: {} };
    stryker.currentTestId = undefined;
    vi.resetModules();
    await this.#repeat(file.filepath, null);
    const { perTest, static: loaded } = structuredClone(stryker.mutantCoverage);
    const all = testsOf(file)
      .filter((test) => test.result?.state === "pass")
      .map(nameOf);
    const alone = new Map<string, boolean>();
    for (const test of all) alone.set(test, (await this.#repeat(file.filepath, new Set([test]))) === null);
    note(
      "log",
      `${file.name}: ${all.length} tests, ${[...alone.values()].filter((passes) => !passes).length} lean on others`,
    );
    if (!existsSync("results/chosen")) for (const id of mutants.filter(isChosen)) note("chosen", id);
    let unsure: Attempt[] = [];
    /** Believes what was seen if the tests still pass without a mutant; otherwise tries each again, on code loaded anew. */
    const settle = async () => {
      if ((await this.#repeat(file.filepath, null)) !== null) {
        note("log", `${file.name}: fails by itself after ${unsure.map(({ id }) => id).join(" ")}`);
        for (const attempt of unsure) await this.#attempt(file.filepath, Object.assign(attempt, { isLoaded: true }));
      }
      for (const { id, by } of unsure)
        note(by ? "killed" : "survived", by ? `${id} ${file.name}: ${by}` : `${id} ${file.name}`);
      unsure = [];
    };
    for (const id of mutants) {
      if (!isChosen(id) || killed().has(id)) continue;
      const isLoaded = (loaded[id] ?? 0) > 0;
      if (isLoaded && !withLoaded) {
        note("loaded", id);
        continue;
      }
      const covering = all.filter((test) => perTest[test]?.[id]);
      const isSetUp = (perTest.hooks?.[id] ?? 0) > 0;
      if (!isLoaded && !isSetUp && covering.length === 0) continue;
      const hits = Object.values(perTest).reduce((sum, each) => sum + (each[id] ?? 0), loaded[id] ?? 0);
      const needsAll = isLoaded || isSetUp || covering.some((test) => !alone.get(test));
      const attempt = {
        id,
        isLoaded,
        limit: hits * 10 + 1_000,
        wanted: needsAll ? null : new Set(covering),
        by: null,
      };
      await this.#attempt(file.filepath, attempt);
      unsure.push(attempt);
      if (unsure.length === betweenChecks) await settle();
    }
    if (unsure.length > 0) await settle();
  }

  async #attempt(path: string, attempt: Attempt): Promise<void> {
    stryker.hitLimit = attempt.limit;
    if (attempt.isLoaded) vi.resetModules();
    stryker.activeMutant = attempt.id;
    attempt.by = await this.#repeat(path, attempt.wanted);
    stryker.activeMutant = undefined;
    if (attempt.isLoaded) vi.resetModules();
  }

  override async onAfterRunSuite(suite: Suite) {
    await super.onAfterRunSuite(suite);
    if (this.#isRepeating || suite !== suite.file) return;
    this.#isRepeating = true;
    // Vitest hears of the first run only.
    const silent = async () => undefined;
    const heard = Object.getOwnPropertyDescriptors(this);
    Object.assign(this, { onTaskUpdate: silent, onCollected: silent, onAfterRunFiles: silent, onTestAnnotate: silent });
    try {
      await (isFailed(suite.file) ? note("log", `${suite.file.name} fails`) : this.#mutate(suite.file));
    } finally {
      Object.defineProperties(this, heard);
      this.#isRepeating = false;
    }
  }
}
