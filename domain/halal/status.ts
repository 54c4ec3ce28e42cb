import type { LocalDate } from "@domain/local-time";
import type { CertificateDates, CertificateScope, CertificateState } from "./certificate";
import type { HalalProfile } from "./profile";

/** What is known of a place, as far as its badge goes. */
export interface HalalEvidence {
  profile: HalalProfile;
  /** Whether its owner has signed the profile and suppliers as they are now. */
  isSigned: boolean;
  /** The day of the place on which an administrator looked at them as they are now; null: nobody did. */
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

/** What may be said of a place on a day. A badge is never stored: it is worked out here, from evidence and the day alone. */
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
export function halalStatusOf(evidence: HalalEvidence, today: LocalDate): HalalStatus {
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

/** [HALAL-9] Days on which owner and agent are reminded before the last day of a certificate. */
export const reminderDays = [60, 30, 14, 3] as const;

/** Whole days from one day to another. */
export const daysUntil = (day: LocalDate, today: LocalDate): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
