import type { LoaderFunctionArgs } from "@remix-run/node";
import type { HalalEvidence } from "@domain/contract/halal";
import type { RestaurantDetails } from "@domain/contract/restaurant";
import { formatLongDate } from "@domain/halal/halal-text";
import { answerLabel } from "@domain/halal/profile";
import { defaultTimeZone } from "@domain/local-time";
import { maskNumber } from "@domain/restaurants/bank-mask";
import { parseOpeningHours } from "@domain/restaurants/opening-hours";
import { openingRows } from "@domain/restaurants/opening-text";
import { waitingText } from "~/features/admin-overview/waiting-text";
import { applicationParts } from "~/features/applications/application-parts";
import { findEvidence } from "~/features/halal-evidence/evidence.server";
import {
  findRestaurantDetails,
  listDocuments,
  listNotes,
  supportsSuspension,
  toRestaurantStatus,
} from "~/host/admin-restaurants.server";
import { listCapabilities } from "~/host/capabilities.server";
import { nullIfNotFound } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { shortMomentText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";

/** [ADMIN-9, ADMIN-16] Data for all tabs. Files, notes and application are null where the host has none of them. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const { host } = context;
  const id = params.id ?? "";
  const [details, documents, notes, offered, canSuspend, evidence] = await Promise.all([
    findRestaurantDetails(host, id),
    listDocuments(host, id).catch(nullIfNotFound),
    listNotes(host, id).catch(nullIfNotFound),
    listCapabilities(host, ["auditLog"]),
    supportsSuspension(host, id),
    findEvidence(host, id),
  ]);
  if (!details)
    throw notFoundPage("Restaurant not found.", {
      to: dashboardPaths.adminRestaurants(),
      label: "Back to Restaurants",
    });
  const now = new Date();
  const { created_at: since, time_zone: zone, operating_hours: week, application } = details;
  const latest = notes?.[0];
  const status = toRestaurantStatus(details);
  return {
    details: { ...details, ...maskedBank(details) },
    status,
    applied: since ? appliedText(waitingText(since, now).text) : null,
    hours: week?.length ? openingRows(parseOpeningHours(week, zone ?? defaultTimeZone), null) : null,
    parts: application ? applicationParts(application, details.routing_number) : null,
    registeredBy: application ? (application.registered_by ?? "") : null,
    halal: evidence && halalPart(evidence, status === "active" ? "the badge says so" : "the badge will say so"),
    canSuspend,
    hasHistory: offered.includes("auditLog"),
    documentCount: documents?.length ?? null,
    noteCount: notes?.length ?? null,
    latestNote: latest
      ? {
          text: latest.text,
          by: [latest.author, latest.created_at && shortMomentText(latest.created_at, defaultTimeZone, new Date())]
            .filter(Boolean)
            .join(", "),
        }
      : null,
  };
}

/** A core host sends the full numbers: they stay on the server. */
const maskedBank = ({ routing_number: routing, account_number: account }: RestaurantDetails) => ({
  routing_number: routing && maskNumber(routing),
  account_number: account && maskNumber(account),
});

export type RestaurantPage = Awaited<ReturnType<typeof loader>>;

const appliedText = (age: string) => (age === "Under an hour" ? "applied just now" : `applied ${age} ago`);

/** The halal evidence as administrators read it, before approval and later. */
interface HalalPart {
  /** "Everything is halal" */
  level: string;
  evidence: string;
  /** Whether there is reviewed evidence. */
  isThere: boolean;
  /** What the link opens: a certificate's id or "declaration"; null without evidence. */
  subject: string | null;
}

/** [HALAL-7] The declared level and its evidence in words, with what the badge says; only verified evidence is called verified. */
function halalPart(
  { view, certificates, declared_by: by, reviewed_at: reviewed, refusal }: HalalEvidence,
  badge: string,
): HalalPart {
  const level = answerLabel("level", view.profile.level);
  const newest = certificates
    .filter(({ scope }) => scope === "outlet")
    .sort((a, b) => b.sent_at.localeCompare(a.sent_at))[0];
  if (view.state === "revoked") {
    const evidence = "A certificate was revoked, and nothing accepted since: the badge says so";
    return { level, evidence, isThere: false, subject: view.declared_at ? "declaration" : (newest?.id ?? null) };
  }
  const counts = certificates.find(({ id }) => id === view.certificate?.id) ?? newest;
  if (counts && counts.state !== "refused" && counts.state !== "revoked") {
    const words = {
      verified: `verified, valid until ${formatLongDate(counts.expires_on)}`,
      submitted: "waits to be checked",
      expired: `expired on ${formatLongDate(counts.expires_on)}`,
    };
    const evidence = `Certificate ${counts.number} of ${counts.certifier}, ${words[counts.state]}`;
    return { level, evidence, isThere: counts.state === "verified", subject: counts.id };
  }
  if (view.declared_at !== null) {
    const signed = by ? ` signed by ${by}` : "";
    const looked = reviewed ? "reviewed" : "not reviewed yet";
    const evidence = `Owner’s statement${signed}, ${looked}. No certificate: ${badge}`;
    return { level, evidence, isThere: reviewed !== null, subject: "declaration" };
  }
  if (refusal !== null) {
    const evidence = `Owner’s statement was refused, no evidence: ${badge}`;
    return { level, evidence, isThere: false, subject: "declaration" };
  }
  return { level, evidence: `No evidence: ${badge}`, isThere: false, subject: null };
}
