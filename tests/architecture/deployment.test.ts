import { readdirSync, readFileSync } from "node:fs";
import { pino } from "pino";
import { expect, test } from "vitest";
import * as z from "zod";
import { parseConfig } from "~/lib/config/config.server";
import { createMetrics } from "../../server/observability/metrics";

const read = (path: string) => readFileSync(path, "utf8");
const manifests = readdirSync("deploy/kubernetes").map((name) => `deploy/kubernetes/${name}`);
const settings = [...read("app/lib/config/config.server.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name]) => name,
);
/** Of the images of others. */
const foreign = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "CMD"];
const ofProxy = [...read("deploy/haproxy.cfg").matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);

/** Names in capitals that a file sets or refers to. */
function namesIn(path: string): string[] {
  const text = read(path).replace(/#.*$/gm, "");
  const found = [
    ...text.matchAll(/^\s*([A-Z][A-Z0-9_]{2,}):/gm),
    ...text.matchAll(/\bname: ([A-Z][A-Z0-9_]{2,})\b/g),
    ...text.matchAll(/\bkey: ([A-Z][A-Z0-9_]{2,})\b/g),
    ...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)[:}]/g),
  ];
  return [...new Set(found.map(([, name = ""]) => name))];
}

test.each(["compose.yaml", ...manifests])("%s names only settings that exist", (path) => {
  expect(namesIn(path).filter((name) => ![...settings, ...foreign, ...ofProxy].includes(name))).toEqual([]);
});

test("the image's own settings exist, and it runs as nobody in particular", () => {
  const dockerfile = read("Dockerfile");
  const container = Object.fromEntries(
    [...dockerfile.matchAll(/\b([A-Z_]{4,})=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  const { NODE: image, ...environment } = container;
  expect(image).toMatch(/^node:\d+-slim$/);
  expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([]);
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
});

test.each([
  ["app", "x-app"],
  ["api", "x-api"],
])("what the %s is given in compose and in Kubernetes is enough to start in production", (role, anchor) => {
  const compose = (read("compose.yaml").split(`${anchor}:`)[1] ?? "").split(/^\S/m)[0] ?? "";
  const inCompose = [...compose.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = ""]) => name);
  const inKubernetes = [...namesIn(`deploy/kubernetes/${role}.yaml`), ...namesIn("deploy/kubernetes/config.yaml")];
  const value: Record<string, string> = {
    ROLE: "api",
    API_HOST: "http://api",
    DATABASE_URL: "postgres://halalgo@postgres/halalgo",
    SESSION_SECRET: "s".repeat(32),
    ENCRYPTION_KEY: "e".repeat(32),
    CLIENT_ADDRESS_KEY: "c".repeat(32),
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "5",
    METRICS_PORT: "9464",
    APP_URL: "https://halalgo.example",
  };
  for (const names of [inCompose, inKubernetes]) {
    const environment = Object.fromEntries(names.flatMap((name) => (value[name] ? [[name, value[name]]] : [])));
    const config = parseConfig({ NODE_ENV: "production", DATA_DIR: "/nowhere/to/write", ...environment });
    expect(config).toMatchObject({ role, isDemo: false, metricsPort: 9464, proxies: role === "app" ? 1 : 0 });
    expect(config.drainSeconds).toBeGreaterThan(0);
    expect(config.clientAddressKeys).toHaveLength(1);
  }
});

test("pods write nowhere but to their volumes, and take no rights", () => {
  for (const path of ["deploy/kubernetes/app.yaml", "deploy/kubernetes/api.yaml"]) {
    const text = read(path);
    for (const wanted of [
      "runAsNonRoot: true",
      "readOnlyRootFilesystem: true",
      "allowPrivilegeEscalation: false",
      "drop: [ALL]",
      "path: /healthz",
      "path: /readyz",
      "kind: PodDisruptionBudget",
      "kind: HorizontalPodAutoscaler",
    ])
      expect(text, path).toContain(wanted);
    expect(text.match(/name: [A-Z_]*(?:SECRET|KEY|DATABASE_URL)\n(?! +valueFrom: \{ secretKeyRef)/g), path).toBeNull();
  }
});

/** The metrics that PromQL expressions read; a histogram's parts by its own name. */
function metricsIn(expressions: string[]): string[] {
  const functions = "sum max rate increase absent histogram_quantile max_over_time and topk changes group_left".split(
    " ",
  );
  const names = expressions.flatMap((text) => [
    ...text.replace(/\{[^}]*\}|\[[^\]]*\]|(by|ignoring) ?\([^)]*\)/g, "").matchAll(/[a-z][a-z_0-9]{2,}/g),
  ]);
  const metrics = names
    .map(([name]) => name.replace(/_(count|bucket)$/, ""))
    .filter((name) => !functions.includes(name));
  return [...new Set(metrics)].sort();
}

/** What docs/operations.md says to look at. */
function documentedMetrics(): string[] {
  const section = read("docs/operations.md").split("## What to watch")[1]?.split("\n## ")[0] ?? "";
  const cells = section.match(/^\|[^|]+\|/gm) ?? [];
  return [
    ...new Set(cells.flatMap((row) => [...row.matchAll(/`([a-z]\w+)[{`]/g)].map(([, name = ""]) => name))),
  ].sort();
}

async function exportedMetrics(): Promise<string[]> {
  const { body } = await createMetrics(pino({ level: "silent" })).text();
  const own = [...body.matchAll(/^# HELP (\w+)/gm)].map(([, name = ""]) => name);
  const code = ["server/observability/metrics.ts", "server/hosts/embedded-database.ts"].map(read).join("\n");
  const watched = [...code.matchAll(/\.watch(?:Each)?\(\s*"(\w+)"/g)].map(([, name = ""]) => name);
  return [...own, ...watched];
}

test("alerts and docs/operations.md name the same metrics, and each exists", async () => {
  const exported = await exportedMetrics();
  const expressions = [...read("deploy/prometheus/alerts.yaml").matchAll(/^ +expr: (.+)$/gm)].map(
    ([, text = ""]) => text,
  );
  expect(expressions.length).toBeGreaterThan(10);
  const alerted = metricsIn(expressions);
  expect(alerted.filter((name) => !exported.includes(name))).toEqual([]);
  expect(documentedMetrics()).toEqual(alerted);
});

const dashboard = z.object({
  panels: z.array(
    z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

test("the dashboard shows every metric that docs/operations.md names, and only what is exported", async () => {
  const { panels } = dashboard.parse(JSON.parse(read("deploy/grafana/halalgo.json")));
  const shown = metricsIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  const exported = await exportedMetrics();
  expect(shown.filter((name) => !exported.includes(name))).toEqual([]);
  expect(documentedMetrics().filter((name) => !shown.includes(name))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
