import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { asSentence } from "@domain/values/text-line";
import { hasDishes } from "./dishes";
import { mailOwners } from "./owners";
import { lockRestaurant } from "./visibility";

interface Suspension {
  restaurantId: string;
  /** The reason given to the owner. */
  reason: string | null;
  /** Null: a job. */
  actor: Actor | null;
  /** [HALAL-9] Set when it is unlisted for an expired certificate: a verified one lists it again. */
  halalUnlistedAt?: Date;
}

/**
 * Suspends an approved restaurant, which hides it from customers at once. Placed orders are completed; a payment in progress is
 * refunded. Waits for orders being placed, whose transactions lock its row. Idempotent; who suspends it with another reason than
 * a colleague did meanwhile reads that one. One that a job unlisted can be suspended by hand, which no certificate ends.
 * @throws ApiError not_found, conflict (it is not approved, or suspended by somebody already)
 */
export const suspendRestaurant = (deps: ApiDependencies, suspension: Suspension & { reason: string }): Promise<void> =>
  change(deps, suspension, "suspended");

/** Lists a suspended restaurant again. @throws ApiError not_found, conflict (it is not suspended) */
export const resumeRestaurant = (deps: ApiDependencies, suspension: Suspension): Promise<void> =>
  change(deps, suspension, "approved");

type Status = "suspended" | "approved";
const refusals: Record<Status, string> = {
  suspended: "Only an approved restaurant can be suspended.",
  approved: "This restaurant is not suspended.",
};

const change = (deps: ApiDependencies, suspension: Suspension, status: Status): Promise<void> =>
  deps.db.transaction().execute((trx) => changeListing(trx, deps, suspension, status));

/** Suspends or resumes a restaurant within a transaction. @throws ApiError not_found, conflict */
export async function changeListing(
  trx: Db,
  { clock, events, mailer }: Pick<ApiDependencies, "clock" | "events" | "mailer">,
  { restaurantId, reason, actor, halalUnlistedAt }: Suspension,
  status: Status,
): Promise<void> {
  const before = await lockRestaurant(trx, restaurantId);
  if (before.status === status && (status === "approved" || before.suspension_reason === reason)) return;
  if (before.status === "suspended" && status === "suspended" && !before.halal_unlisted_at)
    throw suspendedAlready(before);
  if (before.status !== "approved" && before.status !== "suspended") throw new ApiError("conflict", refusals[status]);
  await trx
    .updateTable("restaurants")
    .set({ status, suspension_reason: status === "suspended" ? reason : null })
    // Kept when resumed by hand, so that it is not unlisted again for the same certificate.
    .$if(status === "suspended", (query) => query.set({ halal_unlisted_at: halalUnlistedAt ?? null }))
    .where("id", "=", restaurantId)
    .execute();
  await audit(trx, {
    actor,
    at: clock.now(),
    action: status === "suspended" ? "restaurant.suspended" : "restaurant.resumed",
    subject: ["restaurant", restaurantId],
    restaurantId,
    changes: { status: [before.status, status], ...(reason ? { reason } : {}) },
  });
  const notice = toNotice(before.name, { status, reason, canOrder: await hasDishes(trx, restaurantId) });
  await notifyRestaurant(trx, events, restaurantId, notice, ["owner"]);
  const { kind, title, body, link } = notice;
  const button = { label: "Go to your dashboard", path: link };
  await mailOwners(trx, mailer, restaurantId, { template: kind.replace(".", "-"), title, body, button });
}

/** Another reason would overwrite the one that the owner was told, unseen. */
function suspendedAlready({ suspension_reason: why }: { suspension_reason: string | null }) {
  const what = `This restaurant is suspended already.${why ? ` The owner was told: ${asSentence(why)}` : ""}`;
  return new ApiError("conflict", `${what} To give another reason, bring it back first.`);
}

interface Decision {
  status: Status;
  reason: string | null;
  canOrder: boolean;
}

function toNotice(name: string, { status, reason, canOrder }: Decision) {
  const link = "/dashboard";
  if (status === "suspended") {
    const body = `Customers can no longer find ${name} or order from it. Orders that are placed already are to be finished.${reason ? ` Reason: ${asSentence(reason)}` : ""}`;
    return { kind: "restaurant.suspended", title: `${name} is suspended`, body, link };
  }
  const orders = canOrder ? " and can order from it." : ". They can order once its menu has dishes.";
  const body = `Customers find ${name} again${orders}${reason ? ` ${asSentence(reason)}` : ""}`;
  return { kind: "restaurant.resumed", title: `${name} is listed again`, body, link };
}
