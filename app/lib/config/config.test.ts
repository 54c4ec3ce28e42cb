import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseConfig, listConfigWarnings } from "./config.server";
import { ConfigError, openDataFolder } from "./data-folder.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "config-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("without settings it is a development server on port 3000 over its own host", () => {
  const config = parseConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({ port: 3000, role: "app", isProduction: false, isDemo: false, clover: null });
  expect(config.apiHost).toBeUndefined();
});

test("an empty value counts as not set", () => {
  expect(parseConfig({ DATA_DIR: folder, PORT: "", API_HOST: " " })).toMatchObject({ port: 3000, apiHost: undefined });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["API_HOST", "marketplace"],
  ["API_HOST", "ftp://marketplace"],
  ["API_TIMEOUT", "4s"],
  ["API_PATHS", "agents"],
  ["API_PATHS", "/auth/agents"],
  ["DATABASE_URL", "mysql://x/y"],
  ["DEMO", "yes"],
  ["DEMO_DATE", "2027-02-30"],
  ["ROLE", "worker"],
  ["ADMIN_EMAILS", "amina@halal.test, yusuf"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_PORT", "x"],
  ["DATABASE_POOL", "0"],
  ["APP_URL", "halalgo"],
  ["TRUST_PROXY", "yes"],
  ["RATE_LIMIT", "-1"],
  ["DRAIN_SECONDS", "500"],
  ["CONTACT_EMAIL", "nobody"],
  ["SMTP_URL", "http://mail"],
  ["CLOVER_ENVIRONMENT", "test"],
  ["GOOGLE_MAPS_URL", "maps"],
  ["NODE_ENV", "prod"],
])("%s=%s is refused with a sentence that names it", (name, value) => {
  expect(() => parseConfig({ DATA_DIR: folder, [name]: value })).toThrow(new RegExp(`^${name} cannot be used: .+\\.$`));
});

test.each([
  ["below a file", () => path.join(folder, "file", "data")],
  ["that is a file", () => path.join(folder, "file")],
  ["that no account can make, where Node's own mkdir never returns", () => "/proc/nope"],
  ["that no account can write to", () => "/proc"],
])("a data folder %s is told in a sentence", (_what, dataDir) => {
  writeFileSync(path.join(folder, "file"), "");
  const start = () => parseConfig({ DATA_DIR: dataDir() });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(/^DATA_DIR cannot be used: .+\. Set it to a folder .+\.$/);
});

test("a data folder is made with all that leads to it, and left empty", () => {
  const deep = path.join(folder, "new", "data");
  openDataFolder(deep);
  openDataFolder(deep);
  expect(readdirSync(deep)).toEqual([]);
});

test("an API that knows no visitor's address says what follows", () => {
  const key = { CLIENT_ADDRESS_KEY: "k".repeat(32) };
  const warnings = (env: Record<string, string>) => listConfigWarnings(parseConfig({ DATA_DIR: folder, ...env }));
  expect(warnings({ ROLE: "api" })).toEqual([expect.stringContaining("share one address's limits")]);
  expect([...warnings({ ROLE: "api", ...key }), ...warnings({})]).toEqual([]);
});

test("[DATA-13] only a demo with everything built in lives on another day", () => {
  const demo = { DATA_DIR: folder, DEMO: "1", DEMO_DATE: "2027-02-20" };
  expect(parseConfig(demo).demoDate).toBe("2027-02-20");
  for (const wrong of [
    { DEMO: "0" },
    { API_HOST: "https://api.example" },
    { DATABASE_URL: "postgres://h/d" },
    { CLOVER_PUBLIC_KEY: "a", CLOVER_PRIVATE_KEY: "b" },
  ]) {
    expect(() => parseConfig({ ...demo, ...wrong })).toThrow(/^DEMO_DATE needs DEMO=1/);
  }
});

test("every setting that cannot be used is told at once", () => {
  const start = () => parseConfig({ DATA_DIR: folder, PORT: "x", ROLE: "x" });
  expect(start).toThrow(/PORT cannot be used.*\n.*ROLE cannot be used/);
});

test("[SESS-1] production refuses to start without a secret, unless a demo is asked for", () => {
  expect(() => parseConfig({ DATA_DIR: folder, NODE_ENV: "production" })).toThrow(ConfigError);
  expect(parseConfig({ DATA_DIR: folder, NODE_ENV: "production", DEMO: "1" }).sessionSecrets).toHaveLength(1);
});

test("a generated secret is kept for the next start, readable by its owner only", () => {
  const [first] = parseConfig({ DATA_DIR: folder }).sessionSecrets;
  const [second] = parseConfig({ DATA_DIR: folder }).sessionSecrets;
  const file = path.join(folder, "session-secret");
  expect(second).toBe(first);
  expect(readFileSync(file, "utf8").trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("several secrets are taken in order; a short one is refused", () => {
  const long = (letter: string) => letter.repeat(32);
  const config = parseConfig({ DATA_DIR: folder, SESSION_SECRET: `${long("a")}, ${long("b")}` });
  expect(config.sessionSecrets).toEqual([long("a"), long("b")]);
  expect(() => parseConfig({ DATA_DIR: folder, SESSION_SECRET: "short" })).toThrow(/too short/);
});

test("[WIZ-13] a database of its own needs the key of what is encrypted in it; a key in the data folder is kept", () => {
  const production = { DATA_DIR: folder, NODE_ENV: "production", SESSION_SECRET: "s".repeat(32) };
  const database = { ...production, DATABASE_URL: "postgres://u:p@db.test/halalgo" };
  expect(() => parseConfig(database)).toThrow(/ENCRYPTION_KEY is not set/);
  expect(() => parseConfig({ ...database, ENCRYPTION_KEY: "k".repeat(31) })).toThrow(/ENCRYPTION_KEY is too short/);
  const keys = ["k".repeat(32), "o".repeat(32)];
  expect(parseConfig({ ...database, ENCRYPTION_KEY: keys.join(", ") }).encryptionKeys).toEqual(keys);
  expect(parseConfig({ ...database, API_HOST: "https://api.test" }).encryptionKeys).toEqual([]);
  const { encryptionKeys } = parseConfig(production);
  expect(encryptionKeys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(parseConfig(production).encryptionKeys).toEqual(encryptionKeys);
});

test("the address of a host loses its last slash", () => {
  expect(parseConfig({ DATA_DIR: folder, API_HOST: "https://api.example.com/v1/" }).apiHost).toBe(
    "https://api.example.com/v1",
  );
});

test("a mail server needs the address links lead to and the one mails come from", () => {
  const environment = { DATA_DIR: folder, SMTP_URL: "smtps://user:pass@mail.test" };
  expect(() => parseConfig(environment)).toThrow(/needs APP_URL.*CONTACT_EMAIL/);
  const whole = { ...environment, APP_URL: "https://halalgo.test", CONTACT_EMAIL: "salaam@halalgo.test" };
  expect(parseConfig(whole).smtpUrl).toBe("smtps://user:pass@mail.test");
  expect(() => parseConfig({ ...whole, SMTP_URL: "http://mail.test" })).toThrow(/SMTP_URL cannot be used/);
});

test("card keys come both or not at all", () => {
  expect(() => parseConfig({ DATA_DIR: folder, CLOVER_PUBLIC_KEY: "pk" })).toThrow(/belong together/);
  const config = parseConfig({ DATA_DIR: folder, CLOVER_PUBLIC_KEY: "pk", CLOVER_PRIVATE_KEY: "sk" });
  expect(config.clover).toMatchObject({ environment: "sandbox", publicKey: "pk" });
});

test("[PAY-12] the card provider is set by configuration: sandbox or production, keys and merchant", () => {
  const keys = {
    CLOVER_PUBLIC_KEY: "pk",
    CLOVER_PRIVATE_KEY: "sk",
    CLOVER_WEBHOOK_SECRET: "ws",
    CLOVER_MERCHANT_ID: "M1",
  };
  const environment = { DATA_DIR: folder, ...keys };
  const live = parseConfig({ ...environment, CLOVER_ENVIRONMENT: "production" }).clover;
  expect(live).toEqual({
    environment: "production",
    publicKey: "pk",
    privateKey: "sk",
    merchantId: "M1",
    webhookSecret: "ws",
  });
  expect(parseConfig(environment).clover).toMatchObject({ environment: "sandbox" });
  expect(() => parseConfig({ ...environment, CLOVER_ENVIRONMENT: "live" })).toThrow(
    /CLOVER_ENVIRONMENT cannot be used/,
  );
});

test("[HOST-47] paths of another API are named in pairs", () => {
  const { apiPaths } = parseConfig({
    DATA_DIR: folder,
    API_PATHS: "/auth/agents=/sales-agents, /addons=/menu/addons/",
  });
  expect(apiPaths).toEqual({ "/auth/agents": "/sales-agents", "/addons": "/menu/addons" });
  expect(parseConfig({ DATA_DIR: folder }).apiPaths).toEqual({});
});
