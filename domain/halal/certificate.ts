import type { LocalDate } from "@domain/local-time";

/**
 * [HALAL-2] The states of a certificate. Nothing is overwritten: a new document is a new certificate, and a decided one does not
 * change.
 */

/** Stored states. "Expired" is never stored: it follows from the expiry date. */
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

/** Roles that act on evidence: those who submit it never verify it. */
export type EvidenceRole = "admin" | "owner" | "manager" | "staff" | "agent" | "customer" | null;

/** The state after a step, or null if the step is not allowed in this state or for this person. */
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

/** How an administrator verified a certificate; shown to customers. */
export const verificationMethods = ["lookup", "phone", "mail"] as const;
export type VerificationMethod = (typeof verificationMethods)[number];
export const verificationMethodLabels: Record<VerificationMethod, string> = {
  lookup: "on the certifier’s public register",
  phone: "by phone with the certifier",
  mail: "by mail with the certifier",
};

export interface CertificateDates {
  /** The first and last valid day, in the restaurant's time zone. */
  issuedOn: LocalDate;
  expiresOn: LocalDate;
}

/** The state on a local date: a verified certificate past its expiry date is expired. */
export const currentCertificateState = (
  { state, expiresOn }: { state: CertificateState; expiresOn: LocalDate },
  today: LocalDate,
): CurrentCertificateState => (state === "verified" && expiresOn < today ? "expired" : state);

/** The message for what was entered as a day and is none, such as February 30. */
export const noSuchDay = "There is no such day. Please check it.";

/** Certificates are valid for a year or two; longer periods are typing errors. */
const maxYears = 5;

/** The problem with a certificate's dates when it is submitted or verified on a given date, or null. */
export function certificateDatesProblem(
  { issuedOn, expiresOn }: CertificateDates,
  today: LocalDate,
): { field: "issued_on" | "expires_on"; message: string } | null {
  if (issuedOn > today) return { field: "issued_on", message: "This day is still to come. Please check it." };
  if (expiresOn < issuedOn) return { field: "expires_on", message: "It ends before it was issued." };
  if (expiresOn < today)
    return { field: "expires_on", message: "This certificate has expired. Please send the new one." };
  if (Number(expiresOn.slice(0, 4)) - Number(issuedOn.slice(0, 4)) > maxYears)
    return {
      field: "expires_on",
      message: `Certificates are valid for ${maxYears} years at most. Please check both days.`,
    };
  return null;
}

/** Words of names and addresses that count as the same. */
export const abbreviations: Record<string, string> = {
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

/** Whether two names or addresses are the same, ignoring case, accents, dots and common abbreviations. */
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

/** [HALAL-8] Where a certificate differs from the business's data. Holders are legal or trading names. */
export function listDifferences(
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
 * [HALAL-2] Whether a verified certificate names another business after the place's name or address changed.
 * Changes towards the certificate's text, and mere spelling differences, do not count.
 */
export function namesAnotherBusiness(
  paper: { holder: string; address: string },
  before: Parameters<typeof listDifferences>[1],
  after: Parameters<typeof listDifferences>[1],
): boolean {
  const differs = listDifferences(paper, after);
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
