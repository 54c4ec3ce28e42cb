import type { Host } from "~/host/client/host";
import { HostError } from "~/host/errors";

/** A rate-limited request: seconds until a retry, and a message. */
export interface RateLimited {
  seconds: number;
  message: string;
}

/** A host that answers every call with "rate limited", so that forms report the error in place. */
export function rateLimitedHost({ seconds, message }: RateLimited): Host {
  const refuse = () =>
    Promise.reject(new HostError("rate_limited", message, { isHostMessage: true, retryAfter: seconds }));
  const host: Host = {
    eventPosition: undefined,
    call: refuse,
    send: refuse,
    supports: () => Promise.resolve(true),
    upload: refuse,
    download: refuse,
    stream: refuse,
    forExport: () => host,
  };
  return host;
}
