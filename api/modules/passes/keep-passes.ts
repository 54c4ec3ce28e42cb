import type { ApiDependencies } from "@api/dependencies";
import { endPasses, forgetUnusedCards, remindHolders } from "./housekeeping";
import { chargeDuePasses } from "./renewal";

/**
 * Everything that happens to passes by the clock: renewals, ends, reminders, cards that are no longer needed. Run it every
 * minute or so, in any number of processes; what fails is logged, does not keep the rest from happening, and is tried again.
 */
export async function keepPasses(deps: ApiDependencies): Promise<void> {
  for (const step of [chargeDuePasses, endPasses, remindHolders, forgetUnusedCards]) {
    await step(deps).catch((error: unknown) => deps.logger.error({ err: error }, `Go Pass: ${step.name} failed`));
  }
}
