import type { AppLoadContext } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalFilter } from "@domain/halal/status";
import { listCapabilities } from "~/host/capabilities.server";
import { rethrowUnlessHostError } from "~/host/errors";
import { getArea } from "~/session/areas";

/** [HALAL-11] Whether the host stores evidence, whether the visitor can save filters, and which are saved. */
export interface HalalFilters {
  isOffered: boolean;
  canSave: boolean;
  saved: HalalFilter[];
}

const nothing: HalalFilters = { isOffered: false, canSave: false, saved: [] };

/** The halal filters of this host and visitor; nothing is saved where the account cannot be read. */
export async function loadHalalFilters({ host, session, logger }: AppLoadContext): Promise<HalalFilters> {
  const [isOffered, areSaved] = await Promise.all([
    listCapabilities(host, ["certifiers"]).then(({ length }) => length > 0),
    host.supports(halalCalls.getHalalFilters),
  ]);
  if (!isOffered) return nothing;
  if (!areSaved || !session.user || getArea(session.user.role) !== "customer") return { ...nothing, isOffered };
  try {
    return { isOffered, canSave: true, saved: (await host.call(halalCalls.getHalalFilters)).filters };
  } catch (error) {
    rethrowUnlessHostError(error);
    logger.warn({ code: error.code }, "Saved halal filters not loaded; list shown without them");
    return { ...nothing, isOffered };
  }
}
