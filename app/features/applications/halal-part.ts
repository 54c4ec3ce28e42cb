import type { HalalEvidence } from "@domain/contract/halal";
import { answerLabel } from "@domain/halal/profile";
import { longDay } from "@domain/halal/words";

/** What whoever approves a place reads of its evidence. */
interface HalalPart {
  /** "Everything is halal" */
  level: string;
  evidence: string;
  /** Whether there is anything that speaks for it and was looked at. */
  isThere: boolean;
  /** What of it is looked at: a certificate's id or "declaration"; null where there is nothing. */
  subject: string | null;
}

/** [HALAL-7] The level that is stated and the evidence for it, in words; nothing is called verified that is not. */
export function halalPart({ view, certificates, declared_by: by, reviewed_at: reviewed }: HalalEvidence): HalalPart {
  const level = answerLabel("level", view.profile.level);
  const newest = certificates
    .filter(({ scope }) => scope === "outlet")
    .sort((a, b) => b.sent_at.localeCompare(a.sent_at))[0];
  const counts = certificates.find(({ id }) => id === view.certificate?.id) ?? newest;
  if (counts && counts.state !== "refused" && counts.state !== "revoked") {
    const words = {
      verified: `verified, valid until ${longDay(counts.expires_on)}`,
      submitted: "waits to be checked",
      expired: `expired on ${longDay(counts.expires_on)}`,
    };
    const evidence = `Certificate ${counts.number} of ${counts.certifier}, ${words[counts.state]}`;
    return { level, evidence, isThere: counts.state === "verified", subject: counts.id };
  }
  if (view.declared_at !== null) {
    const signed = by ? ` signed by ${by}` : "";
    const looked = reviewed ? "looked at" : "not looked at yet";
    const evidence = `Owner’s statement${signed}, ${looked}. No certificate: the badge will say so`;
    return { level, evidence, isThere: reviewed !== null, subject: "declaration" };
  }
  return { level, evidence: "No evidence: the badge will say so", isThere: false, subject: null };
}
