import { describe, expect, test } from "vitest";
import { leftOut } from "./customers-sheet";
import { noCycles } from "./cycles";
import * as rules from "./rules";
import { scan } from "./source";

const offenders = (rule: rules.Rule, files: Record<string, string>) => rule(scan(new Map(Object.entries(files))));

describe("the scanner", () => {
  const scanOne = (text: string) =>
    scan(
      new Map([
        ["app/ui/a.tsx", text],
        ["app/lib/b.ts", ""],
        ["app/ui/c/index.tsx", ""],
      ]),
    )[0];

  test("resolves aliases, relative paths, index files and re-exports, and leaves packages alone", () => {
    const source = scanOne(`
      import b from "~/lib/b";
      import "../lib/b";
      export { c } from "./c";
      const later = () => import("@api/app");
      type T = import("@domain/money").Cents;
      import { z } from "zod";`);
    expect(source?.imports.map(({ target }) => target)).toEqual([
      "app/lib/b.ts",
      "app/lib/b.ts",
      "app/ui/c/index.tsx",
      "api/app",
      "domain/money",
      undefined,
    ]);
  });

  test("tells type imports from imports that run", () => {
    const source = scanOne(`
      import type { A } from "./c";
      import { type B } from "./c";
      import { type C, d } from "./c";
      import e, { type F } from "./c";
      export type { G } from "./c";`);
    expect(source?.imports.map(({ typeOnly }) => typeOnly)).toEqual([true, true, false, false, true]);
  });

  test("finds exports, strings and the environment, and is not fooled by comments", () => {
    const source = scanOne(`
      // process.env and import "~/session/x" and "#ffffff"
      export const loader = () => process.env.PORT;
      export async function action() { return \`ms-2 \${1} ps-2\`; }
      export { meta } from "./c";
      export default function Page() { return <p className="flex">left-2</p>; }`);
    expect(source?.imports).toHaveLength(1);
    expect(source?.exports).toEqual(["loader", "action", "meta", "Page"]);
    expect(source?.strings).toEqual(["ms-2 ", " ps-2", "flex"]);
    expect(source?.readsEnvironment).toBe(true);
    expect(scanOne("// process.env")?.readsEnvironment).toBe(false);
  });
});

describe("each rule catches its offender", () => {
  test.each([
    ["app/ui/a.tsx", "~/host/client", false],
    ["app/ui/a.tsx", "~/lib/paths", true],
    ["app/lib/a.ts", "~/ui/icon", false],
    ["app/ui/a.tsx", "~/framework/forms/form-fields", true],
    ["app/framework/a.ts", "~/lib/paths", false],
    ["app/host/a.server.ts", "~/session/cookie.server", false],
    ["app/session/a.server.ts", "~/host/auth.server", true],
    ["app/places/a.server.ts", "~/host/client", false],
    ["app/routes/_customer+/home/route.tsx", "~/places/search.server", true],
    ["app/routes/_customer+/home/route.tsx", "@api/app", false],
    ["app/routes/_customer+/home/route.tsx", "~/features/browse/card", true],
    ["app/features/browse/card.tsx", "~/routes/_customer+/home/route", false],
    ["app/root.tsx", "~/session/toast.server", true],
    ["app/ui/a.tsx", "~/root", false],
    ["api/app.ts", "@domain/money", true],
    ["api/app.ts", "~/lib/config", false],
    ["domain/money.ts", "@api/app", false],
    ["api/app.ts", "../tests/support/app", false],
    ["api/app.test.ts", "~/lib/config", true],
    ["server.ts", "@api/app", true],
    ["server.ts", "./server/listen", true],
    ["server/host.ts", "@api/app", true],
    ["app/lib/a.ts", "../../server/listen", false],
    ["api/app.ts", "../server/listen", false],
    ["app/cellar/a.ts", "~/lib/paths", false],
  ])("%s importing %s is allowed: %s", (path, specifier, allowed) => {
    expect(offenders(rules.importsFollowLayers, { [path]: `import "${specifier}";` })).toHaveLength(allowed ? 0 : 1);
  });

  test("cycles, through types and several files, once each", () => {
    const files = {
      "api/a.ts": `import "./b";`,
      "api/b.ts": `import type { C } from "./c";`,
      "api/c.ts": `import "./a";`,
      "api/d.ts": `import "./a";`,
    };
    expect(offenders(noCycles, files)).toEqual(["api/a.ts → api/b.ts → api/c.ts → api/a.ts"]);
    expect(offenders(noCycles, { ...files, "api/c.ts": "" })).toEqual([]);
  });

  test.each<[rules.Rule, string, string, string]>([
    [rules.foldersImportByAlias, "api/modules/orders/a.ts", `import "../carts/b";`, `import "@api/modules/carts/b";`],
    [rules.foldersImportByAlias, "domain/orders/a.test.ts", `import "../money";`, `import "./b";`],
    [
      rules.routesDoNotImportEachOther,
      "app/routes/auth+/login/route.tsx",
      `import "../signup/form";`,
      `import "./form";`,
    ],
    [
      rules.routesDoNotImportEachOther,
      "app/routes/login/route.tsx",
      `import "~/routes/auth+/login/b";`,
      `import "./b/c";`,
    ],
    [rules.domainStandsAlone, "domain/a.ts", `import "react";`, `import * as z from "zod";`],
    [rules.domainStandsAlone, "domain/a.ts", `import "node:fs";`, `import "./b";`],
    [rules.appDoesNotUseSql, "app/host/a.server.ts", `import "kysely";`, `import "undici";`],
    [
      rules.serverOnlyStaysOnTheServer,
      "app/ui/a.tsx",
      `import "../lib/b.server";`,
      `import type { B } from "../lib/b.server";`,
    ],
    [
      rules.serverOnlyStaysOnTheServer,
      "app/routes/_customer+/home/card.tsx",
      `import { x } from "./list.server"; export const Card = x;`,
      `import { x } from "./list.server"; export const loader = x;`,
    ],
    [rules.formsAreReadOnce, "app/routes/a.ts", `await request.formData();`, `await readForm(request);`],
    [rules.environmentIsReadOnce, "api/a.ts", `process.env.PORT;`, `environment.PORT;`],
    [
      rules.privateApisOnlyInFramework,
      "app/ui/a.tsx",
      `import { UNSAFE_DataRouterContext as Router } from "react-router"; export default Router;`,
      `import { useLocation } from "react-router"; export default useLocation;`,
    ],
    [rules.privateApisOnlyInFramework, "server/a.ts", `import "@remix-run/router";`, `import "@remix-run/node";`],
    [rules.privateApisOnlyInFramework, "app/host/a.server.ts", `query.delete("_routes");`, `query.delete("routes");`],
    [rules.routesExportByName, "app/routes/a+/b.ts", `export * from "./c";`, `export { loader } from "./c";`],
    [
      rules.coloursAreTokens,
      "app/ui/a.tsx",
      `<p style="color: #0a7" />;`,
      `<a href="#reviews" className="text-brand" />;`,
    ],
    [rules.coloursAreTokens, "app/ui/a.tsx", `<p className="bg-[#fafafa]" />;`, `<p className="bg-surface" />;`],
    [rules.noEmptiedTailwindClasses, "app/ui/a.tsx", `<p className="text-black" />;`, `<p className="text-ink" />;`],
    [
      rules.noEmptiedTailwindClasses,
      "app/ui/a.tsx",
      `<p className="md:bg-red-500/50" />;`,
      `<p className="text-base" />;`,
    ],
    [rules.noEmptiedTailwindClasses, "app/ui/a.tsx", `<p className="rounded-xl!" />;`, `<p className="max-w-xl" />;`],
    [rules.classesAreLogical, "app/ui/a.tsx", `<p className="flex md:ml-2" />;`, `<p className="flex md:ms-2" />;`],
    [rules.classesAreLogical, "app/ui/a.tsx", `<p className="-left-1/2" />;`, `<p className="-start-1/2" />;`],
    [rules.classesAreLogical, "app/ui/a.tsx", `<p className="text-right" />;`, `<Icon name="arrow-right" />;`],
    [rules.classesAreLogical, "app/ui/a.tsx", `<p className="rounded-tl-lg" />;`, `<p className="rounded-lg" />;`],
    [rules.classesAreLogical, "app/ui/a.tsx", `<p className="hover:border-l" />;`, `<p className="border-line" />;`],
    [rules.namesSayWhatValuesAre, "api/a.ts", `const kept = list();`, `const { kept } = getSettings();`],
    [rules.namesSayWhatValuesAre, "app/lib/a.ts", `const { a: told } = f();`, `const { told: a } = f();`],
    [rules.namesSayWhatValuesAre, "domain/a.ts", `type Told = string;`, `type Banner = string;`],
    [rules.namesSayWhatValuesAre, "api/a.ts", `interface Asked { a: 1 }`, `interface Query { asked: 1 }`],
    [rules.namesSayWhatValuesAre, "app/ui/a.tsx", `const Doing = () => <p />;`, `const Value = () => <p />;`],
    [rules.namesSayWhatValuesAre, "domain/a.ts", `const f = (asked: number) => asked;`, `type F = { asked: number };`],
    [
      rules.promisesAreAwaitedAtOnce,
      "app/routes/a+/route.tsx",
      `async () => { const a = f(); await g(); await a; };`,
      `async () => { const a = await f(); await g(); };`,
    ],
    [rules.filesAreShort, "app/ui/a.tsx", "\n".repeat(301), "\n".repeat(300)],
  ])("%o in %s", (rule, path, wrong, right) => {
    expect(offenders(rule, { [path]: wrong })).toHaveLength(1);
    expect(offenders(rule, { [path]: right })).toEqual([]);
  });

  test("folders with more files than one takes in at a glance", () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`app/ui/file-${index}.ts`, ""]));
    expect(offenders(rules.foldersAreNotCrowded, files(25))).toEqual([]);
    expect(offenders(rules.foldersAreNotCrowded, files(26))).toEqual(["app/ui has 26 files"]);
  });

  test("what a customer's page imports from a folder that its style sheet leaves out", () => {
    const css = `@source "../"; @source not "../features/{orders,pos}"; @source "../features/orders/state.tsx";`;
    const page = (text: string) => ({ "app/routes/_customer+/home/route.tsx": text });
    const sources = (text: string) =>
      scan(
        new Map(
          Object.entries({
            ...page(text),
            "app/routes/dashboard+/pos/route.tsx": `import "~/features/pos/till";`,
            "app/features/orders/state.tsx": `import "./row";`,
            "app/features/orders/row.tsx": "",
            "app/features/pos/till.tsx": "",
          }),
        ),
      );
    expect(leftOut(css, sources(""))).toEqual([]);
    expect(leftOut(css, sources(`import type { Row } from "~/features/orders/row";`))).toEqual([]);
    expect(leftOut(css, sources(`import "~/features/orders/state";`))).toEqual(["app/features/orders/row.tsx"]);
  });

  test("names that say nothing", () => {
    expect(
      offenders(rules.namesSayWhat, { "app/lib/utils.ts": "", "api/helpers/a.ts": "", "api/useful.ts": "" }),
    ).toHaveLength(2);
  });
});
