import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 5 * 60;

/** A Clover-Signature header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(secret: string, rawBody: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, rawBody)}`;
}

/** Whether the header was made with the secret over exactly this body, at most five minutes from now; never without a secret. */
export function isSigned(secret: string, header: string | null, rawBody: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i.exec(header?.replaceAll(" ", "") ?? "");
  if (!secret || !match?.[1] || !match[2]) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(match[2], "hex"), Buffer.from(digest(secret, seconds, rawBody), "hex"));
}

const digest = (secret: string, seconds: number, rawBody: string): string =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
