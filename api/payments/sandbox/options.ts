import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import type { Database } from "@api/db/tables";
import type { Clock } from "@api/dependencies";

/** The dependencies and settings of the sandbox provider. */
export interface SandboxOptions {
  db: Kysely<Database>;
  clock: Clock;
  keys: SandboxKeys;
  /** Brings a signed event to the host's webhook endpoint. Its failure changes nothing: the host looks the outcome up. */
  deliverWebhook: (signature: string, rawBody: string) => Promise<unknown>;
}

export interface SandboxKeys {
  privateKey: string;
  publicKey: string;
  merchantId: string;
  webhookSecret: string;
}

/** Keys of the sandbox, derived from a secret of the deployment so that no one else can sign or charge. */
export function sandboxKeys(secret: string): SandboxKeys {
  const derive = (purpose: string) => createHmac("sha256", secret).update(`card-sandbox:${purpose}`).digest("hex");
  return {
    privateKey: derive("private"),
    publicKey: derive("public").slice(0, 32),
    merchantId: derive("merchant").slice(0, 13).toUpperCase(),
    webhookSecret: derive("webhook"),
  };
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An id like Clover's: 13 capitals and digits. */
export const cloverId = (): string => [...randomBytes(13)].map((byte) => alphabet[byte % 32]).join("");

/** Tells two requests with the same key apart. */
export const getFingerprint = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** A refusal as Clover words it. */
export function toErrorReply(status: number, type: string, code: string, message: string, charge?: string) {
  return {
    status,
    answer: { message: `${status} ${type}`, error: { type, code, message, ...(charge ? { charge } : {}) } },
  };
}

/** Sends a stored or fresh answer. */
export const reply = ({ status, answer }: { status: number; answer: object }): Response =>
  new Response(JSON.stringify(answer), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });

/** Lets through only calls with the merchant's private key. */
export function requireApiKey(privateKey: string): MiddlewareHandler {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const expected = hash(`Bearer ${privateKey}`);
  return async (c, next) => {
    if (timingSafeEqual(hash(c.req.header("authorization") ?? ""), expected)) return next();
    return reply(toErrorReply(401, "authentication_error", "unauthorized", "Unknown private key."));
  };
}
