import type { LocalDate } from "@domain/local-time";

/** [HALAL-2] The life of a certificate. Nothing is overwritten: a new paper is a new certificate, and a decided one stays as it is. */

/** What is stored. That one has expired is never stored: it follows from its last day. */
export const certificateStates = ["submitted", "verified", "refused", "revoked"] as const;
export type CertificateState = (typeof certificateStates)[number];
export type CurrentCertificateState = CertificateState | "expired";

export const certificateSteps = ["verify", "refuse", "revoke"] as const;
export type CertificateStep = (typeof certificateSteps)[number];

const steps: Record<CertificateStep, { from: CertificateState; to: CertificateState }> = {
  verify: { from: "submitted", to: "verified" },
  refuse: { from: "submitted", to: "refused" },
  revoke: { from: "verified", to: "revoked" },
};

/** Who may act on evidence: those who submit it never decide about it. */
export type EvidenceRole = "admin" | "owner" | "manager" | "staff" | "agent" | "customer" | null;

/** The state after a step, null where the step is not allowed from there or to that person. */
export function nextCertificateState(
  from: CertificateState,
  step: CertificateStep,
  role: EvidenceRole,
): CertificateState | null {
  if (role !== "admin") return null;
  return steps[step].from === from ? steps[step].to : null;
}

export const certificateScopes = ["outlet", "supplier", "product"] as const;
export type CertificateScope = (typeof certificateScopes)[number];
export const scopeLabels: Record<CertificateScope, string> = {
  outlet: "This kitchen",
  supplier: "A supplier's meat",
  product: "A product",
};

/** How an administrator made sure; customers read it. */
export const verificationMethods = ["lookup", "phone", "mail"] as const;
export type VerificationMethod = (typeof verificationMethods)[number];
export const verificationMethodLabels: Record<VerificationMethod, string> = {
  lookup: "on the certifier’s public register",
  phone: "by phone with the certifier",
  mail: "by mail with the certifier",
};

export interface CertificateDates {
  /** The first and the last day it holds, by the place's calendar. */
  issuedOn: LocalDate;
  expiresOn: LocalDate;
}

/** As it stands on a day of the place: a verified one whose last day has passed has expired. */
export const currentCertificateState = (
  { state, expiresOn }: { state: CertificateState; expiresOn: LocalDate },
  today: LocalDate,
): CurrentCertificateState => (state === "verified" && expiresOn < today ? "expired" : state);

/** Certificates run for a year or two; a paper that says more is misread. */
const longestYears = 5;

/** What is wrong with the days of a paper that is sent or verified on a day; null: nothing. */
export function certificateDatesProblem(
  { issuedOn, expiresOn }: CertificateDates,
  today: LocalDate,
): { field: "issued_on" | "expires_on"; message: string } | null {
  if (issuedOn > today) return { field: "issued_on", message: "This day is still to come. Please check it." };
  if (expiresOn < today)
    return { field: "expires_on", message: "This certificate has expired. Please send the new one." };
  if (Number(expiresOn.slice(0, 4)) - Number(issuedOn.slice(0, 4)) > longestYears)
    return { field: "expires_on", message: `Certificates hold ${longestYears} years at most. Please check the days.` };
  return null;
}

const abbreviations: Record<string, string> = {
  street: "st",
  avenue: "ave",
  road: "rd",
  boulevard: "blvd",
  drive: "dr",
  lane: "ln",
  highway: "hwy",
  suite: "ste",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  incorporated: "inc",
  limited: "ltd",
  company: "co",
  and: "&",
};

/** Two ways to write one name or address: case, accents, dots and usual short forms make no difference. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}&\s]/gu, "")
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => abbreviations[word] ?? word)
      .join(" ");
  return plain(one) === plain(other);
}

/** [HALAL-8] Where a paper differs from what the platform knows of the business. Holders are legal or trading names. */
export function findDifferences(
  paper: { holder: string; address: string },
  place: { name: string; legalName: string | null; address: string },
): ("holder" | "address")[] {
  const names = [place.name, place.legalName ?? ""];
  const isHolder = names.some((name) => name !== "" && isSameText(name, paper.holder));
  const street = (text: string) => text.split(",", 1)[0] ?? "";
  return [
    ...(isHolder ? [] : ["holder" as const]),
    ...(isSameText(street(paper.address), street(place.address)) ? [] : ["address" as const]),
  ];
}

/**
 * [HALAL-2] Whether a paper that was verified for a place speaks of another one, now that the place's name or address is another:
 * what became what the paper says, and what is only written otherwise, is none.
 */
export function namesAnotherBusiness(
  paper: { holder: string; address: string },
  before: Parameters<typeof findDifferences>[1],
  after: Parameters<typeof findDifferences>[1],
): boolean {
  const differs = findDifferences(paper, after);
  const parts = (address: string) => {
    const end = address.indexOf(",");
    return end < 0 ? [address, ""] : [address.slice(0, end), address.slice(end)];
  };
  const [[street = "", town = ""], [newStreet = "", newTown = ""]] = [parts(before.address), parts(after.address)];
  return (
    (!isSameText(before.name, after.name) && differs.includes("holder")) ||
    (!isSameText(street, newStreet) && differs.includes("address")) ||
    !isSameText(town, newTown)
  );
}
