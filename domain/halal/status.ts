import { dayMs } from "@domain/duration";
import { type LocalDate, localDate } from "@domain/local-time";
import type { CertificateDates, CertificateScope, CertificateState } from "./certificate";
import type { HalalProfile } from "./profile";

/** The evidence that determines a place's badge. */
export interface HalalEvidence {
  profile: Pick<HalalProfile, "level">;
  /** The local day on which the owner signed the current profile and suppliers; null: not signed. */
  signedOn: LocalDate | null;
  /** The local day on which an administrator reviewed the current version; null: not reviewed. */
  reviewedOn: LocalDate | null;
  /** Whether a certificate of this kitchen was revoked, and nothing verified or accepted since. */
  isRevoked: boolean;
  certificates: readonly EvidenceCertificate[];
}

export interface EvidenceCertificate extends CertificateDates {
  id: string;
  scope: CertificateScope;
  state: CertificateState;
}

export const halalStates = ["certified", "declared", "expired", "revoked", "unstated"] as const;
export type HalalState = (typeof halalStates)[number];

/** The status of a place on a date. Badges are never stored: they are computed here from evidence and date only. */
export type HalalStatus =
  | { state: "certified"; certificateId: string; expiresOn: LocalDate }
  | { state: "expired"; certificateId: string; expiredOn: LocalDate }
  | { state: "declared" }
  | { state: "revoked" }
  | { state: "unstated" };

/**
 * [HALAL-9, HALAL-10] The level of evidence of a place on `today`, a day of its own calendar.
 * - certified: an administrator verified a certificate of this kitchen that holds today, and has seen what the owner declares now;
 * - expired: the last such certificate has ended, until an administrator verifies another or accepts what was signed after it ended;
 * - revoked: an administrator has revoked one: nothing from before counts, other certificates included, until something is verified
 *   or accepted anew;
 * - declared: the owner's word, whether or not somebody looked at it; also a certified place whose owner has changed what is stated;
 * - unstated: nothing. Certificates of suppliers and products are shown, and make no place certified.
 */
export function getHalalStatus(evidence: HalalEvidence, today: LocalDate): HalalStatus {
  const { profile, signedOn, reviewedOn } = evidence;
  if (evidence.isRevoked) return { state: "revoked" };
  const isDeclared = profile.level !== null && signedOn !== null;
  const isReviewed = isDeclared && reviewedOn !== null;
  const verified = evidence.certificates
    .filter(({ scope, state, issuedOn }) => scope === "outlet" && state === "verified" && issuedOn <= today)
    .sort((one, other) => (one.expiresOn < other.expiresOn ? 1 : -1));
  const newest = verified[0];
  if (newest && newest.expiresOn >= today && isReviewed)
    return { state: "certified", certificateId: newest.id, expiresOn: newest.expiresOn };
  const isAcceptedSince = (day: LocalDate) => isReviewed && signedOn > day && reviewedOn > day;
  if (newest && newest.expiresOn < today && !isAcceptedSince(newest.expiresOn))
    return { state: "expired", certificateId: newest.id, expiredOn: newest.expiresOn };
  return { state: isDeclared ? "declared" : "unstated" };
}

/** Whether the last revocation still counts: nothing was verified or accepted after it. */
export const isRevocationStanding = (
  revokedAt: Date | null,
  { reviewedAt, checkedAt }: { reviewedAt: Date | null; checkedAt: readonly (Date | null)[] },
): boolean => revokedAt !== null && [reviewedAt, ...checkedAt].every((at) => at === null || at <= revokedAt);

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
  /** Instants, as text. */
  signedAt: string | null;
  reviewedAt: string | null;
  /** When the last certificate of the kitchen was revoked. */
  revokedAt: string | null;
  /** Of the kitchen, verified by an administrator. */
  certificates: readonly (CertificateDates & { id: string; certifier: string; checkedAt: string | null })[];
}

/** For places without evidence. */
export const noStoredHalal: StoredHalal = {
  level: null,
  slaughter: null,
  alcohol: null,
  signedAt: null,
  reviewedAt: null,
  revokedAt: null,
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
  const toDate = (at: string | null) => (at === null ? null : new Date(at));
  const toDay = (at: string | null) => (at === null ? null : localDate(new Date(at), timeZone));
  const isSigned = evidence.signedAt !== null;
  const status = getHalalStatus(
    {
      profile: evidence,
      signedOn: toDay(evidence.signedAt),
      reviewedOn: toDay(evidence.reviewedAt),
      isRevoked: isRevocationStanding(toDate(evidence.revokedAt), {
        reviewedAt: toDate(evidence.reviewedAt),
        checkedAt: evidence.certificates.map(({ checkedAt }) => toDate(checkedAt)),
      }),
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
    level: isSigned ? evidence.level : null,
    slaughter: isSigned ? evidence.slaughter : null,
    alcohol: isSigned ? evidence.alcohol : null,
    certifier: of?.certifier ?? null,
    expiresOn: of?.expiresOn ?? null,
    checkedOn: toDay(of?.checkedAt ?? null),
  };
}

/** [HALAL-11] Filters for lists. */
export const halalFilters = ["certified", "hand", "no_alcohol", "everything"] as const;
export type HalalFilter = (typeof halalFilters)[number];

/** Whether a place passes a filter today. Declared evidence does not pass as certified; expired, revoked or missing evidence passes nothing. */
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
