import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeOnce } from "./make-once";

const newParent = () => mkdtempSync(join(tmpdir(), "halalgo-once-"));

test("two runs that make the same folder at the same moment both get it whole, and nothing else is left", async () => {
  const parent = newParent();
  let started = 0;
  let go = () => {};
  const bothStarted = new Promise<void>((resolve) => {
    go = resolve;
  });
  const make = async (fresh: string) => {
    started += 1;
    if (started === 2) go();
    await bothStarted;
    writeFileSync(join(fresh, "data"), "whole");
  };
  const folders = await Promise.all([makeOnce(parent, "seed", make), makeOnce(parent, "seed", make)]);
  expect(folders).toEqual([join(parent, "seed"), join(parent, "seed")]);
  expect(readdirSync(parent)).toEqual(["seed"]);
  expect(readFileSync(join(parent, "seed", "data"), "utf8")).toBe("whole");
});

test("what an older build or a run that was killed has left is removed, and what is there is not made again", async () => {
  const parent = newParent();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  for (const name of ["older", "making-abc", `making-${pid}-abc`]) mkdirSync(join(parent, name));
  await makeOnce(parent, "seed", async () => {});
  expect(readdirSync(parent)).toEqual(["seed"]);
  await makeOnce(parent, "seed", () => Promise.reject(new Error("made again")));
});
