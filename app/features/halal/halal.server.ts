import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalView } from "@domain/contract/halal";
import type { Host } from "~/host/client/host";
import { isHostError, nullIfUnanswered } from "~/host/errors";

/** A host that keeps no evidence, and a place or code that nobody knows, are alike to whoever asks: nothing is claimed. */
function nullIfNothing(error: unknown): null {
  return isHostError(error, "not_found", "validation_failed") ? null : nullIfUnanswered(error);
}

/** Extended. What may be said of a place today; null where the host does not say. */
export const findHalal = (host: Pick<Host, "call">, id: string): Promise<HalalView | null> =>
  host.call(halalCalls.getHalal, { params: { id } }).catch(nullIfNothing);

/** Extended. The same by the code on a poster; null for a code that no place has. */
export const verifyHalalCode = (host: Pick<Host, "call">, code: string): Promise<HalalView | null> =>
  host.call(halalCalls.verifyHalalCode, { params: { code } }).catch(nullIfNothing);

/** Extended. Reports a concern; the host's sentence. @throws HostError validation_failed, rate_limited, unsupported */
export async function reportConcern(host: Pick<Host, "send">, id: string, body: FormData): Promise<string | null> {
  return (await host.send(halalCalls.reportConcern, { params: { id }, body, timeoutMs: 60_000 })).message;
}
