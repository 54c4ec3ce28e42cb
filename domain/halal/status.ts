import { dayMs } from "@domain/duration";
import { type LocalDate, localDate } from "@domain/local-time";
import type { CertificateDates, CertificateScope, CertificateState } from "./certificate";
import type { HalalProfile } from "./profile";

/** The evidence that determines a place's badge. */
export interface HalalEvidence {
  profile: Pick<HalalProfile, "level">;
  /** Whether the owner has signed the current profile and suppliers. */
  isSigned: boolean;
  /** The local day on which an administrator reviewed the current version; null: not reviewed. */
  reviewedOn: LocalDate | null;
  certificates: readonly EvidenceCertificate[];
}

export interface EvidenceCertificate extends CertificateDates {
  id: string;
  scope: CertificateScope;
  state: CertificateState;
}

export const halalStates = ["certified", "declared", "expired", "unstated"] as const;
export type HalalState = (typeof halalStates)[number];

/** The status of a place on a date. Badges are never stored: they are computed here from evidence and date only. */
export type HalalStatus =
  | { state: "certified"; certificateId: string; expiresOn: LocalDate }
  | { state: "expired"; certificateId: string; expiredOn: LocalDate }
  | { state: "declared" }
  | { state: "unstated" };

/**
 * [HALAL-9, HALAL-10] The level of evidence of a place on `today`, a day of its own calendar.
 * - certified: an administrator verified a certificate of this kitchen that holds today, and has seen what the owner declares now;
 * - expired: the last such certificate has ended, until an administrator verifies another or accepts a later declaration;
 * - declared: the owner's word, whether or not somebody looked at it; also a certified place whose owner has changed what is stated;
 * - unstated: nothing. Certificates of suppliers and products are shown, and make no place certified.
 */
export function getHalalStatus(evidence: HalalEvidence, today: LocalDate): HalalStatus {
  const { profile, isSigned, reviewedOn } = evidence;
  const isDeclared = profile.level !== null && isSigned;
  const isReviewed = isDeclared && reviewedOn !== null;
  const verified = evidence.certificates
    .filter(({ scope, state, issuedOn }) => scope === "outlet" && state === "verified" && issuedOn <= today)
    .sort((one, other) => (one.expiresOn < other.expiresOn ? 1 : -1));
  const newest = verified[0];
  if (newest && newest.expiresOn >= today && isReviewed)
    return { state: "certified", certificateId: newest.id, expiresOn: newest.expiresOn };
  const isAcceptedSince = isReviewed && newest !== undefined && reviewedOn > newest.expiresOn;
  if (newest && newest.expiresOn < today && !isAcceptedSince)
    return { state: "expired", certificateId: newest.id, expiredOn: newest.expiresOn };
  return { state: isDeclared ? "declared" : "unstated" };
}

/** A status with the facts that its text needs: the answers are null while nobody signs them, as after a refusal. */
export interface HalalSummary {
  state: HalalState;
  level: HalalProfile["level"];
  slaughter: HalalProfile["slaughter"];
  alcohol: HalalProfile["alcohol"];
  certifier: string | null;
  /** The last day of the relevant certificate. */
  expiresOn: LocalDate | null;
  /** The local day on which that certificate was verified. */
  checkedOn?: LocalDate | null;
}

/** The evidence stored in a listing row: everything needed to compute the badge on any date. */
export interface StoredHalal extends Pick<HalalProfile, "level" | "slaughter" | "alcohol"> {
  isSigned: boolean;
  /** Instants, as text. */
  reviewedAt: string | null;
  /** Of the kitchen, verified by an administrator. */
  certificates: readonly (CertificateDates & { id: string; certifier: string; checkedAt: string | null })[];
}

/** For places without evidence. */
export const noStoredHalal: StoredHalal = {
  level: null,
  slaughter: null,
  alcohol: null,
  isSigned: false,
  reviewedAt: null,
  certificates: [],
};

/** The last badge of each row's evidence, as it changes with the day alone. */
const summaries = new WeakMap<StoredHalal, { timeZone: string; today: LocalDate; summary: HalalSummary }>();

/** [HALAL-10] Computes the current badge from a listing row. */
export function getHalalSummary(evidence: StoredHalal, timeZone: string, now: Date): HalalSummary {
  const today = localDate(now, timeZone);
  const known = summaries.get(evidence);
  if (known?.today === today && known.timeZone === timeZone) return known.summary;
  const summary = summarize(evidence, timeZone, today);
  summaries.set(evidence, { timeZone, today, summary });
  return summary;
}

function summarize(evidence: StoredHalal, timeZone: string, today: LocalDate): HalalSummary {
  const toDay = (at: string | null) => (at === null ? null : localDate(new Date(at), timeZone));
  const status = getHalalStatus(
    {
      profile: evidence,
      isSigned: evidence.isSigned,
      reviewedOn: toDay(evidence.reviewedAt),
      certificates: evidence.certificates.map((certificate) => ({
        ...certificate,
        scope: "outlet",
        state: "verified",
      })),
    },
    today,
  );
  const of =
    "certificateId" in status ? evidence.certificates.find(({ id }) => id === status.certificateId) : undefined;
  return {
    state: status.state,
    level: evidence.isSigned ? evidence.level : null,
    slaughter: evidence.isSigned ? evidence.slaughter : null,
    alcohol: evidence.isSigned ? evidence.alcohol : null,
    certifier: of?.certifier ?? null,
    expiresOn: of?.expiresOn ?? null,
    checkedOn: toDay(of?.checkedAt ?? null),
  };
}

/** [HALAL-11] Filters for lists. */
export const halalFilters = ["certified", "hand", "no_alcohol", "everything"] as const;
export type HalalFilter = (typeof halalFilters)[number];

/** Whether a place passes a filter today. Declared evidence does not pass as certified; expired or missing evidence passes nothing. */
export function passesHalal(halal: HalalSummary | null, filter: HalalFilter): boolean {
  if (halal?.state !== "certified" && halal?.state !== "declared") return false;
  if (filter === "certified") return halal.state === "certified";
  if (filter === "hand") return halal.slaughter === "hand" && halal.level !== "vegetarian_seafood";
  return filter === "everything" ? halal.level === "everything" : halal.alcohol === "none";
}

/** [HALAL-9] Days before the expiry of a certificate on which owner and agent are reminded. */
export const reminderDays = [60, 30, 14, 3] as const;

/** Whole days from one day to another. */
export const daysUntil = (day: LocalDate, today: LocalDate): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
