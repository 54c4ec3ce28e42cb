import type { AppLoadContext } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalFilter } from "@domain/halal/status";
import { listCapabilities } from "~/host/capabilities.server";
import { isHostError } from "~/host/errors";
import { getArea } from "~/session/areas";

/** [HALAL-11] Whether the host stores evidence, whether the visitor can save filters, and which are saved. */
export interface HalalOffer {
  isOffered: boolean;
  isKeepable: boolean;
  kept: HalalFilter[];
}

const nothing: HalalOffer = { isOffered: false, isKeepable: false, kept: [] };

export async function loadHalalOffer({ host, session, logger }: AppLoadContext): Promise<HalalOffer> {
  const [isOffered, isKept] = await Promise.all([
    listCapabilities(host, ["certifiers"]).then(({ length }) => length > 0),
    host.offers(halalCalls.getHalalFilters),
  ]);
  if (!isOffered) return nothing;
  if (!isKept || !session.user || getArea(session.user.role) !== "customer") return { ...nothing, isOffered };
  try {
    return { isOffered, isKeepable: true, kept: (await host.call(halalCalls.getHalalFilters)).filters };
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    logger.warn({ code: error.code }, "A list goes without the choice that the account keeps");
    return { ...nothing, isOffered };
  }
}
