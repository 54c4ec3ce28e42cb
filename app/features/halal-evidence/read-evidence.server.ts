import type { LoaderFunctionArgs } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalEvidence, HalalQueue } from "@domain/contract/halal";
import type { Host } from "~/host/client/host";
import { isHostError, nullIfUnsupported } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { requireEditor } from "~/session/guards.server";

/** Extended. All evidence of a place, for those who keep it and administrators; null where the host keeps none. @throws HostError not_found, forbidden */
export const readEvidence = (
  host: Pick<Host, "call">,
  restaurantId: string,
  subject?: string,
): Promise<HalalEvidence | null> =>
  host.call(halalCalls.getHalalEvidence, { params: { id: restaurantId }, query: { subject } }).catch(nullIfUnsupported);

/** The same, null also where there is no such place. @param subject what of it is opened, which colleagues are told */
export const findEvidence = (
  host: Pick<Host, "call">,
  restaurantId: string,
  subject?: string,
): Promise<HalalEvidence | null> =>
  readEvidence(host, restaurantId, subject).catch((error: unknown) => {
    if (isHostError(error, "not_found")) return null;
    throw error;
  });

/**
 * Extended. [HALAL-5] Whom and where the certificate names that the badge rests on: another name or address takes the badge back.
 * Null where it rests on none, and where that cannot be had: the host judges what is saved.
 */
export async function readCertifiedAs(host: Pick<Host, "call">, restaurantId: string) {
  const evidence = await readEvidence(host, restaurantId).catch((error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    return null;
  });
  const counts = evidence?.view.state === "certified" ? evidence.view.certificate?.id : undefined;
  const paper = evidence?.certificates.find(({ id }) => id === counts);
  return paper ? { holder: paper.holder, address: paper.address } : null;
}

export type QueueKind = keyof HalalQueue["counts"];
export type QueueRow = HalalQueue["data"][number];

const noCounts = { new: 0, expiring: 0, expired: 0, reported: 0 };

/** Extended. What administrators have to look at: one of the four lists, and the counts of all. @throws HostError unsupported */
export async function readQueue(host: Pick<Host, "call">, kind: QueueKind) {
  const { items, beside } = await host.call(halalCalls.listHalalQueue, { query: { kind } });
  return { rows: items, counts: { ...noCounts, ...beside?.counts }, unlistsExpired: beside?.unlists_expired ?? null };
}

/** Extended. The directory of certifiers, by name; empty where the host keeps none. */
export async function readCertifiers(host: Pick<Host, "call">) {
  const list = await host.call(halalCalls.listCertifiers).catch(nullIfUnsupported);
  return list?.items ?? [];
}

/** The evidence that a panel changes. Throws the 404 page where the host keeps none. */
export async function loadOwnEvidence({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { restaurant } = requireEditor(request, context);
  const evidence = await readEvidence(context.host, restaurant.id);
  if (!evidence)
    throw missingPage("Halal evidence is not kept here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  return { restaurant, evidence, isCertified: evidence.view.state === "certified" };
}
