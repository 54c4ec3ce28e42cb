import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { publishMenuChange } from "@api/modules/menu-items/save";
import type { declarationReview } from "@domain/contract/halal-decisions";
import { generateHalalCode, lockProfile, incrementProfileVersion } from "./declare";
import { getHalalPlace } from "./evidence";
import { addHistory } from "./history";
import { notifyOwners } from "./notify-owners";

type Deps = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">;
interface About {
  restaurantId: string;
  actor: Actor;
}

export const versionConflictError = () =>
  new ApiError("conflict", "Somebody has changed this meanwhile. Please look at it again before you decide.");

/**
 * [HALAL-5, HALAL-8] An administrator's decision about the current declaration. Accepted, it stays the owner's statement, and a
 * certificate that holds counts again. A question stays open until the owner signs again. A refused declaration counts as not signed;
 * the history still has it. Whatever is not accepted is told to owner and managers.
 * @throws ApiError conflict when it was signed again or decided meanwhile, step_not_allowed
 */
export function reviewDeclaration(
  { db, clock, events, mailer }: Deps,
  { restaurantId, actor }: About,
  { step, version, note }: z.output<typeof declarationReview>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, restaurantId);
    if (profile.version !== version) throw versionConflictError();
    if (!profile.declared_at) throw new ApiError("step_not_allowed", "Nothing is stated here yet.");
    if (step === "ask" && profile.reviewed_at)
      throw new ApiError("step_not_allowed", "This statement is accepted already.");
    const now = clock.now();
    const { action, what } = steps[step];
    if (step === "accept") await markReviewed(trx, { restaurantId, actor, now });
    else {
      const reason = note ?? "";
      const unsigned = { declared_at: null, reviewed_at: null, reviewed_by: null, question: null };
      const refused = { ...unsigned, refusal: reason, refused_at: now, refused_by: actor.id };
      await trx
        .updateTable("halal_profiles")
        .set(step === "ask" ? { question: reason } : refused)
        .where("restaurant_id", "=", restaurantId)
        .execute();
      // Verifying a certificate accepts the declaration: colleagues who have either open look again.
      await incrementProfileVersion(trx, restaurantId);
      const { name } = await getHalalPlace(trx, restaurantId);
      await notifyOwners(trx, { events, mailer }, restaurantId, { ...notices[step], body: `${name}. ${reason}` });
    }
    await addHistory(trx, { restaurantId, what, at: now, actorId: actor.id });
    const subject = ["restaurant", restaurantId] as const;
    await audit(trx, { actor, at: now, action, subject, restaurantId, ...(note ? { changes: { note } } : {}) });
    await publishMenuChange(trx, events, [restaurantId]);
  });
}

const steps = {
  accept: { action: "halal.reviewed", what: "reviewed" },
  ask: { action: "halal.statement-asked", what: "statement_asked" },
  refuse: { action: "halal.statement-refused", what: "statement_refused" },
} as const;

const notices = {
  ask: { kind: "halal.asked", title: "A question about what you state about halal" },
  refuse: { kind: "halal.refused", title: "What you state about halal was refused" },
} as const;

/** Verifying a certificate also accepts the declaration it was checked with. Raises its version, for colleagues who have it open. */
export async function markReviewed(trx: Db, { restaurantId, actor, now }: About & { now: Date }): Promise<void> {
  await trx
    .updateTable("halal_profiles")
    .set({ reviewed_at: now, reviewed_by: actor.id, question: null })
    .set((is) => ({
      code: is.fn.coalesce("code", is.val(generateHalalCode())),
      version: is("version", "+", 1),
    }))
    .where("restaurant_id", "=", restaurantId)
    .execute();
}
