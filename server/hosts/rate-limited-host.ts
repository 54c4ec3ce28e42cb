import type { Host } from "~/host/client/host";
import { HostError } from "~/host/errors";

/** One request too many: when to come again, in seconds, and a sentence that says so. */
export interface RateLimited {
  seconds: number;
  message: string;
}

/** Answers every call as a host does that was asked too often, so that a form refuses as its action always does: it stays. */
export function rateLimitedHost({ seconds, message }: RateLimited): Host {
  const refuse = () => Promise.reject(new HostError("rate_limited", message, { isSaid: true, retryAfter: seconds }));
  return {
    call: refuse,
    send: refuse,
    offers: () => Promise.resolve(true),
    upload: refuse,
    download: refuse,
    stream: refuse,
  };
}
