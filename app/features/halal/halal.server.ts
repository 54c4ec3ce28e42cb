import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalView } from "@domain/contract/halal";
import type { Host } from "~/host/client/host";
import { isHostError, nullIfUnsupportedOrInvalid } from "~/host/errors";

/** A host without evidence and an unknown restaurant or code are treated alike: nothing is claimed. */
function nullIfNothing(error: unknown): null {
  return isHostError(error, "not_found", "validation_failed") ? null : nullIfUnsupportedOrInvalid(error);
}

/** Extended. A restaurant's halal view today; null where the host has none. */
export const findHalal = (host: Pick<Host, "call">, id: string): Promise<HalalView | null> =>
  host.call(halalCalls.getHalal, { params: { id } }).catch(nullIfNothing);

/** Extended. The halal view today of the restaurant whose poster has this code; null for an unknown code. */
export const verifyHalalCode = (host: Pick<Host, "call">, code: string): Promise<HalalView | null> =>
  host.call(halalCalls.verifyHalalCode, { params: { code } }).catch(nullIfNothing);

/**
 * Extended. Reports a concern; returns the host's message. @throws HostError validation_failed, rate_limited,
 * unsupported
 */
export async function reportConcern(host: Pick<Host, "send">, id: string, body: FormData): Promise<string | null> {
  return (await host.send(halalCalls.reportConcern, { params: { id }, body, timeoutMs: 60_000 })).message;
}
