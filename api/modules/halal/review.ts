import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { publishMenuChange } from "@api/modules/menu-items/save";
import type { declarationReview } from "@domain/contract/halal-decisions";
import { formatPersonName } from "@domain/values/person-name";
import { asSentence } from "@domain/values/text-line";
import { generateHalalCode, incrementProfileVersion, lockProfile, withdrawSignature } from "./declare";
import { getHalalPlace } from "./evidence";
import { addHistory, isLastStep } from "./history";
import { notifyOwners } from "./notify-owners";

type Deps = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">;
interface About {
  restaurantId: string;
  actor: Actor;
}

/** `who`: "Yusuf Khan has", where it is known who decided. */
export const versionConflictError = (who = "Somebody has") =>
  new ApiError("conflict", `${who} changed this meanwhile. Please look at it again before you decide.`);

/** The beginning of a sentence: by whom it was decided. Undefined if it was not, but changed otherwise. */
export async function findDecider(trx: Db, decidedBy: string | null, actor: Actor): Promise<string | undefined> {
  if (decidedBy === null) return undefined;
  if (decidedBy === actor.id) return "You have";
  const person = await trx
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", decidedBy)
    .executeTakeFirst();
  const name = person && formatPersonName(person.first_name, person.last_name);
  return name ? `${name} has` : undefined;
}

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
    if (profile.version !== version) {
      if (await isOwnReview(trx, profile, { step, version, note }, actor)) return;
      throw versionConflictError(await findDecider(trx, profile.reviewed_by ?? profile.refused_by, actor));
    }
    if (!profile.declared_at) throw new ApiError("step_not_allowed", "Nothing is stated here yet.");
    // Accepted again, it would count as a later statement than it is [HALAL-9].
    if (step !== "refuse" && profile.reviewed_at)
      throw new ApiError("step_not_allowed", "This statement is accepted already.");
    const now = clock.now();
    const { action, what } = steps[step];
    if (step === "accept") await markReviewed(trx, { restaurantId, actor, now });
    else {
      const reason = note ?? "";
      // Verifying a certificate accepts the declaration: colleagues who have either open look again.
      if (step === "ask") await storeQuestion(trx, restaurantId, reason);
      else await withdrawSignature(trx, restaurantId, { refusal: reason, refused_at: now, refused_by: actor.id });
      const { name } = await getHalalPlace(trx, restaurantId);
      await notifyOwners(trx, { events, mailer }, restaurantId, {
        ...notices[step],
        body: `${name}. ${asSentence(reason)}`,
      });
    }
    await addHistory(trx, { restaurantId, what, at: now, actorId: actor.id });
    const subject = ["restaurant", restaurantId] as const;
    await audit(trx, { actor, at: now, action, subject, restaurantId, ...(note ? { changes: { note } } : {}) });
    await publishMenuChange(trx, events, [restaurantId]);
  });
}

async function storeQuestion(trx: Db, restaurantId: string, question: string): Promise<void> {
  await trx.updateTable("halal_profiles").set({ question }).where("restaurant_id", "=", restaurantId).execute();
  await incrementProfileVersion(trx, restaurantId);
}

/** Whether this review is the last one already: pressed again after its answer was lost. */
async function isOwnReview(
  trx: Db,
  profile: Awaited<ReturnType<typeof lockProfile>>,
  { step, version, note }: z.output<typeof declarationReview>,
  actor: Actor,
): Promise<boolean> {
  if (profile.version !== version + 1) return false;
  if (step === "accept") return profile.reviewed_by === actor.id;
  if (step === "refuse") return profile.refused_by === actor.id && profile.refusal === (note ?? "");
  const last = { restaurantId: profile.restaurant_id, what: steps.ask.what };
  return profile.question === note && (await isLastStep(trx, last, actor));
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
