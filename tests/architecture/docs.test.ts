import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { menuCsvColumns } from "@domain/menu/menu-item-rules";
import { readRepository } from "./repository";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const pages = tracked.filter((path) => /^([A-Z]+|docs\/.*)\.md$/.test(path) && existsSync(path));
/** Decisions are dated: they may name what has gone since. So does the list of changes. */
const lasting = pages.filter((path) => !path.startsWith("docs/decisions/") && path !== "CHANGELOG.md");
const getText = (path: string) => readFileSync(path, "utf8");

/** What the guides of CONTRIBUTING.md would add. */
const invented = /spice|suspended[-_]?(list|restaurants)|itsDefinition/i;

/** What stands between back-ticks in running text. */
const quotedIn = (text: string): string[] =>
  [...text.replace(/```[^]*?```/g, "").matchAll(/`([^`\n]+)`/g)]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => !invented.test(quoted));

const folders = "app|api|domain|server|tests|scripts|docs|deploy|public|~";
const isPath = (quoted: string) => new RegExp(`^(${folders})/[\\w./$+-]*$`).test(quoted);
/** Made by the build or by whoever starts the app. */
const isMade = (path: string) => /^public\/(build|assets|icons\.svg)/.test(path);

const exists = (path: string) =>
  isMade(path) || ["", ".ts", ".tsx", ".server.ts", ".mjs", ".css"].some((ending) => existsSync(path + ending));

test("files and folders that the docs name are there", () => {
  const named = lasting.flatMap((page) =>
    [...quotedIn(getText(page)).filter(isPath), ...importsIn(getText(page))].map((path) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !exists(path.replace(/^~/, "app")))).toEqual([]);
});

/** Sections of docs/ui-kit.md whose heading names a folder, and whose table names its files. */
const kitSections = getText("docs/ui-kit.md")
  .split(/^## /m)
  .flatMap((section) => {
    const [, folder] = /^.*\(`~\/(ui\/\w+)\/…`/.exec(section) ?? [];
    return folder ? [{ folder: `app/${folder}`, section }] : [];
  });

test("files in the tables of docs/ui-kit.md are there", () => {
  const named = kitSections.flatMap(({ folder, section }) =>
    [...section.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = ""]) =>
      quotedIn(cell).map((file) => `${folder}/${file}`),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test("every page of the administration is in the table of docs/administration.md", () => {
  const table = getText("docs/administration.md");
  const names = tracked.flatMap((path) => /^app\/routes\/admin\+\/([a-z][a-z-]*)\/route\.tsx$/.exec(path)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(10);
  // The overview is at /admin, which redirects to its page.
  expect(names.filter((name) => name !== "dashboard" && !table.includes(`| \`/admin/${name}\` `))).toEqual([]);
});

test("docs/catalogue.md names the columns of a CSV import", () => {
  const [, required = "", optional = ""] =
    /has the columns `([^`]+)` and optionally `([^`]+)`/.exec(getText("docs/catalogue.md")) ?? [];
  const listed = `${required}, ${optional}`.split(/,\s+/);
  expect(listed.toSorted()).toEqual([...menuCsvColumns].toSorted());
});

test("examples read forms as the architecture asks for", () => {
  const examples = lasting.flatMap((page) =>
    [...getText(page).matchAll(/```[^]*?```/g)].map(([text]) => ({ page, text })),
  );
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter(({ text }) => text.includes("request.formData("))).toEqual([]);
});

test("files that examples run with vitest are there", () => {
  const tests = tracked.filter((path) => /\.test\.tsx?$/.test(path));
  const named = lasting.flatMap((page) =>
    [...getText(page).matchAll(/npx vitest run (?!-)([\w./-]+)/g)].map(([, path = ""]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !tests.some((test) => test.includes(path)))).toEqual([]);
});

/** Files that examples import. */
const importsIn = (text: string): string[] =>
  [...text.matchAll(/from "(~|@domain|@api|@tests)(\/[^"]+)"/g)].map(
    ([, root = "", path = ""]) => root.replace("@", "") + path,
  );

/** Names of others: prom-client's. */
const foreign = new Set(["process_resident_memory_bytes"]);

test("functions, types and fields that the docs name are in the code", () => {
  const code = [...readRepository().values(), ...["package.json", ".env.example", "compose.yaml"].map(getText)].join(
    "\n",
  );
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const unknown = lasting.flatMap((page) =>
    quotedIn(getText(page))
      .filter((quoted) => !isPath(quoted))
      .flatMap((quoted) => quoted.match(/[A-Za-z_$][\w$]*/g) ?? [])
      .filter((word) => /[a-z][A-Z]|[A-Za-z]_[A-Za-z]/.test(word) && !words.has(word) && !foreign.has(word))
      .map((word) => ({ page, word })),
  );
  expect(unknown).toEqual([]);
});

/** GitHub's anchor of a heading. */
const getAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
const listAnchors = (path: string) =>
  [...getText(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => getAnchor(heading));

test("links between pages lead to a file, and to a heading of it", () => {
  const broken = pages.flatMap((page) =>
    [...getText(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, to = "", anchor]) => {
        const path = to ? join(dirname(page), to) : page;
        return (
          !existsSync(path) || (anchor !== undefined && path.endsWith(".md") && !listAnchors(path).includes(anchor))
        );
      })
      .map(([link]) => ({ page, link })),
  );
  expect(broken).toEqual([]);
});
