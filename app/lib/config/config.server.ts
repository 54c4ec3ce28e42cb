import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { ConfigError, openDataFolder, unusableDataFolder } from "./data-folder.server";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
/** "1" and "true" both mean one proxy. */
const count = z.union([flag.transform(Number), z.coerce.number().int().min(0).max(10)]);
const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ""))
  .optional();
const text = z.string().min(1).optional();
/** "/ours=/theirs, …" */
const renamedPaths = z
  .string()
  .regex(
    /^\s*\/[^\s=,]+=\/[^\s=,]*(?:\s*,\s*\/[^\s=,]+=\/[^\s=,]*)*\s*$/,
    'write "/ours=/theirs", several comma separated',
  )
  .transform((list) =>
    Object.fromEntries(listed(list).map((pair) => pair.split("=").map((path) => path.replace(/\/+$/, "")))),
  )
  .pipe(z.record(z.string(), z.string()))
  .optional();

/** An origin, or all subdomains of one: "https://*.example.com". */
const originPattern = /^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/;

const exampleAddress = "salaam@halalgo.example";

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A read-only replica that lags a little. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** One or several, comma separated: the first encrypts, all decrypt. */
  SESSION_SECRET: text,
  /** Like SESSION_SECRET, for the built-in API's encrypted data. */
  ENCRYPTION_KEY: text,
  DEMO: flag.default(false),
  /** The demo's current date, to try out special days. */
  DEMO_DATE: z.iso.date("write it as 2027-02-20").optional(),
  ROLE: z.enum(["app", "api"]).default("app"),
  API_HOST: webAddress,
  API_PATHS: renamedPaths,
  /** Milliseconds. */
  API_TIMEOUT: z.coerce.number().int().min(250).max(20_000).default(4_000),
  APP_URL: webAddress,
  /** Additional origins, comma separated. */
  PICTURE_ORIGINS: text
    .transform((list) => listed(list).map((origin) => origin.replace(/\/$/, "")))
    .refine(
      (list) => list.every((origin) => originPattern.test(origin)),
      'write "https://cdn.example.com", several comma separated',
    ),
  /** How many proxies in front set X-Forwarded headers. */
  TRUST_PROXY: count.default(0),
  CLIENT_ADDRESS_KEY: text,
  /** Requests per minute per IP address and process. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  /** MB for cached pages of visitors; 0: no cache. */
  PAGE_CACHE: z.coerce.number().int().min(0).max(4_096).default(32),
  /** How long proxies may cache them. */
  PAGE_CACHE_SHARED_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  CONTACT_EMAIL: z.email().default(exampleAddress),
  /** [AUTH-14] Addresses, comma separated. */
  ADMIN_EMAILS: text
    .transform((list) => listed(list))
    .refine(
      (list) => list.every((email) => z.email().max(254).safeParse(email).success),
      "write email addresses, comma separated",
    ),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "it is 87 characters of base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "it is 43 characters of base64url")
    .optional(),
  CLOVER_ENVIRONMENT: z.enum(["sandbox", "production"]).default("sandbox"),
  CLOVER_MERCHANT_ID: text,
  CLOVER_PUBLIC_KEY: text,
  CLOVER_PRIVATE_KEY: text,
  CLOVER_WEBHOOK_SECRET: text,
  GOOGLE_MAPS_API_KEY: text,
  GOOGLE_MAPS_URL: webAddress,
});

export type Config = ReturnType<typeof parseConfig>;

/**
 * Validates the settings of this process. An empty value counts as not set.
 * @throws ConfigError with one sentence for each invalid setting
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const configured = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(configured);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} cannot be used: ${issue.message}.`);
    throw new ConfigError(lines.join("\n"));
  }
  const env = result.data;
  const isProduction = env.NODE_ENV === "production";
  if (Boolean(env.CLOVER_PUBLIC_KEY) !== Boolean(env.CLOVER_PRIVATE_KEY)) {
    throw new ConfigError("CLOVER_PUBLIC_KEY and CLOVER_PRIVATE_KEY belong together: set both, or neither.");
  }
  if (Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_PRIVATE_KEY)) {
    throw new ConfigError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both, or neither.");
  }
  if (env.DEMO_DATE && (!env.DEMO || env.API_HOST || env.DATABASE_URL || env.CLOVER_PUBLIC_KEY)) {
    throw new ConfigError("DEMO_DATE needs DEMO=1 and cannot be combined with API_HOST, DATABASE_URL or Clover keys.");
  }
  if (env.SMTP_URL && (!env.APP_URL || env.CONTACT_EMAIL === exampleAddress)) {
    throw new ConfigError(
      "SMTP_URL needs APP_URL, where links in mails lead, and CONTACT_EMAIL, the address mails come from.",
    );
  }
  return {
    isProduction,
    isDemo: env.DEMO,
    demoDate: env.DEMO_DATE,
    role: env.ROLE,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    hostname: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    database: { url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, poolSize: env.DATABASE_POOL },
    apiHost: env.API_HOST,
    apiTimeout: env.API_TIMEOUT,
    apiPaths: env.API_PATHS ?? {},
    appUrl: env.APP_URL,
    pictureOrigins: env.PICTURE_ORIGINS,
    proxies: env.TRUST_PROXY,
    clientAddressKeys: clientAddressKeys(env.CLIENT_ADDRESS_KEY),
    visitsPerMinute: env.RATE_LIMIT,
    renderedPages: { maxBytes: Math.min(env.PAGE_CACHE, 8) * 1024 * 1024 },
    pageCache: { maxBytes: env.PAGE_CACHE * 1024 * 1024, sharedSeconds: env.PAGE_CACHE_SHARED_SECONDS },
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
    contactEmail: env.CONTACT_EMAIL,
    adminEmails: env.ADMIN_EMAILS,
    smtpUrl: env.SMTP_URL,
    sessionSecrets: sessionSecrets(env, isProduction && env.ROLE === "app"),
    encryptionKeys: encryptionKeys(env, isProduction),
    pushKeys:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
    clover:
      env.CLOVER_PUBLIC_KEY && env.CLOVER_PRIVATE_KEY
        ? {
            environment: env.CLOVER_ENVIRONMENT,
            merchantId: env.CLOVER_MERCHANT_ID ?? null,
            publicKey: env.CLOVER_PUBLIC_KEY,
            privateKey: env.CLOVER_PRIVATE_KEY,
            webhookSecret: env.CLOVER_WEBHOOK_SECRET ?? null,
          }
        : null,
    google: env.GOOGLE_MAPS_API_KEY ? { key: env.GOOGLE_MAPS_API_KEY, url: env.GOOGLE_MAPS_URL ?? null } : null,
  };
}

/** Settings that work but are probably a mistake, one sentence each. */
export function listConfigWarnings({ role, clientAddressKeys }: Pick<Config, "role" | "clientAddressKeys">): string[] {
  if (role !== "api" || clientAddressKeys.length > 0) return [];
  return [
    "CLIENT_ADDRESS_KEY is not set: this API takes the app, or the proxy before it, for the visitor, so all people share one address's limits of logins, sign-ups and registrations. Give apps and API the same key.",
  ];
}

const minSecretLength = 16;

const listed = (secrets = "") =>
  secrets
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);

function sessionSecrets(env: { SESSION_SECRET?: string; DEMO: boolean; DATA_DIR: string }, isRequired: boolean) {
  const configured = listed(env.SESSION_SECRET);
  if (configured.some((secret) => secret.length < minSecretLength)) {
    throw new ConfigError(
      `SESSION_SECRET is too short: use at least ${minSecretLength} characters, for example from "openssl rand -hex 32".`,
    );
  }
  if (configured.length > 0) return configured;
  if (isRequired && !env.DEMO) {
    throw new ConfigError(
      'SESSION_SECRET is not set. Sessions need a secret in production: set it, for example to the output of "openssl rand -hex 32", or start with DEMO=1 to try the marketplace.',
    );
  }
  return [loadOrCreateSecret(env.DATA_DIR, "session-secret")];
}

const minKeyLength = 32;

function clientAddressKeys(configured: string | undefined) {
  const keys = listed(configured);
  if (keys.some((key) => key.length < minKeyLength)) {
    throw new ConfigError(
      `CLIENT_ADDRESS_KEY is too short: use at least ${minKeyLength} characters, for example from "openssl rand -hex 32".`,
    );
  }
  return keys;
}

/**
 * An external database outlives this folder and is shared by other processes, so a key generated here would not fit.
 */
function encryptionKeys(
  env: { ENCRYPTION_KEY?: string; DATABASE_URL?: string; API_HOST?: string; DEMO: boolean; DATA_DIR: string },
  isProduction: boolean,
) {
  const configured = listed(env.ENCRYPTION_KEY);
  if (configured.some((key) => key.length < minKeyLength)) {
    throw new ConfigError(
      `ENCRYPTION_KEY is too short: use at least ${minKeyLength} characters, for example from "openssl rand -hex 32".`,
    );
  }
  if (configured.length > 0 || env.API_HOST) return configured;
  if (isProduction && !env.DEMO && env.DATABASE_URL) {
    throw new ConfigError(
      'ENCRYPTION_KEY is not set. Bank data and documents in DATABASE_URL are encrypted with it: set it, for example to the output of "openssl rand -hex 32", and keep it as long as the database.',
    );
  }
  return [loadOrCreateSecret(env.DATA_DIR, "encryption-key")];
}

/** A secret generated once per data folder, so that a restart neither ends sessions nor loses encrypted data. */
function loadOrCreateSecret(dataDir: string, name: string): string {
  openDataFolder(dataDir);
  const file = path.join(path.resolve(dataDir), name);
  try {
    const stored = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
    if (stored.length >= minSecretLength) return stored;
    const secret = randomBytes(32).toString("hex");
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  } catch (error) {
    throw unusableDataFolder(error);
  }
}
