import type { ApiDependencies, Db } from "@api/dependencies";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { mailOwners } from "@api/modules/restaurants/owners";

/** [HALAL-8] Notifies owner and managers of a decision about halal at their place, and mails the owner. Call it in the decision's transaction. */
export async function notifyOwners(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  restaurantId: string,
  { kind, title, body }: { kind: `halal.${string}`; title: string; body: string },
): Promise<void> {
  const link = "/dashboard/settings/halal";
  await notifyRestaurant(trx, events, restaurantId, { kind, title, body, link }, ["owner", "manager"]);
  const button = { label: "Open Settings", path: link };
  await mailOwners(trx, mailer, restaurantId, { template: "halal-certificate", title, body, button });
}
