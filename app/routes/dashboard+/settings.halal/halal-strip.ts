import type { HalalEvidence, OwnCertificate } from "@domain/contract/halal";
import { formatLongDate } from "@domain/halal/halal-text";
import { daysUntil } from "@domain/halal/status";
import type { LocalDate } from "@domain/local-time";
import { pluralize } from "@domain/values/plural";

/** [HALAL-5] A notice about the badge, with the one action it requires. */
export interface HalalStrip {
  tone: "quiet" | "info" | "warn" | "bad";
  title: string;
  text: string;
  /**
   * The button's action: sign the statement, or submit a certificate prefilled from another; null if nothing is due.
   */
  act: { label: string; to: "declaration" } | { label: string; to: "certificate"; from: string | null } | null;
}

/** Days before expiry from which renewal is requested, and requested urgently. */
const [remindedFrom, urgentFrom] = [60, 14];

/**
 * The notice below the badge on a given day; null if nothing is wrong. `dayOf` converts an instant to the restaurant's
 * date.
 */
export function findHalalStrip(
  evidence: HalalEvidence,
  today: LocalDate,
  dayOf: (at: string) => LocalDate,
): HalalStrip | null {
  const { view, certificates } = evidence;
  const { state } = view;
  const statement = statementStrip(evidence);
  if (statement) return statement;
  const counts = state === "certified" ? view.certificate : null;
  const newest = latest(certificates);
  if (newest?.state === "submitted") return waitingStrip(newest, evidence, dayOf);
  if (newest?.state === "revoked") return revokedStrip(newest, evidence);
  if (newest?.state === "refused")
    return {
      tone: "bad",
      title: "We could not accept your certificate",
      text: newest.reason ?? "",
      act: { label: "Send another", to: "certificate", from: newest.id },
    };
  if (state === "expired" && view.certificate)
    return {
      tone: "bad",
      title: `Certificate expired on ${formatLongDate(view.certificate.expires_on)}`,
      text: "Customers read so until we have checked a new one.",
      act: { label: "Renew certificate", to: "certificate", from: view.certificate.id },
    };
  if (counts) return expiringStrip(counts, today);
  if (state === "unstated")
    return {
      tone: "quiet",
      title: "Nothing stated",
      text: "State what is halal here and sign it, then add your certificate. Until then customers read that nothing is stated.",
      act: stateIt,
    };
  return declaredStrip(evidence, today);
}

/** [HALAL-8] What an administrator said about the statement; signing again answers it. */
function statementStrip({ question, refusal }: HalalEvidence): HalalStrip | null {
  if (refusal !== null)
    return {
      tone: "bad",
      title: "We could not accept what you state",
      text: `${refusal} It does not count until you sign again.`,
      act: { label: "State it again", to: "declaration" },
    };
  return question === null
    ? null
    : {
        tone: "warn",
        title: "We have a question about what you state",
        text: question,
        act: { label: "Answer by signing again", to: "declaration" },
      };
}

/** The most recently submitted certificate of this kitchen. */
const latest = (certificates: readonly OwnCertificate[]): OwnCertificate | undefined =>
  certificates.filter(({ scope }) => scope === "outlet").sort((a, b) => b.sent_at.localeCompare(a.sent_at))[0];

const stateIt = { label: "State it", to: "declaration" } as const;

/** [HALAL-2] A revocation takes the signature along: a new certificate is verified beside a new one. */
function revokedStrip({ id, reason }: OwnCertificate, { view }: HalalEvidence): HalalStrip {
  const sentences = [
    reason,
    view.declared_at ? null : "What you stated does not count any more either: sign it again first.",
    view.state === "revoked" ? "Until we have accepted something new, customers read “Certificate withdrawn”." : null,
  ];
  return {
    tone: "bad",
    title: "Your certificate was revoked",
    text: sentences.filter(Boolean).join(" "),
    act: view.declared_at
      ? { label: "Send another", to: "certificate", from: id }
      : { label: "State it again", to: "declaration" },
  };
}

function waitingStrip(sent: OwnCertificate, { view }: HalalEvidence, dayOf: (at: string) => LocalDate): HalalStrip {
  const until = view.state === "certified" ? view.certificate?.expires_on : null;
  if (sent.question)
    return {
      tone: "warn",
      title: "We have a question about your certificate",
      text: sent.question,
      act: { label: "Send another", to: "certificate", from: sent.id },
    };
  const isSigned = view.declared_at !== null && view.profile.level !== null;
  if (!isSigned)
    return {
      tone: "warn",
      title: "State what is halal here",
      text: "We can verify your certificate once you have stated it and signed.",
      act: stateIt,
    };
  return {
    tone: "info",
    title: "Your certificate is under review",
    text: `Sent ${formatLongDate(dayOf(sent.sent_at))}.${until ? ` The old certificate counts until it ends on ${formatLongDate(until)}.` : ""}`,
    act: null,
  };
}

function expiringStrip({ id, expires_on: last }: { id: string; expires_on: LocalDate }, today: LocalDate) {
  const days = daysUntil(last, today);
  if (days > remindedFrom) return null;
  const when = days === 0 ? "Expires today" : `Expires in ${pluralize(days, "day")}`;
  return {
    tone: days <= urgentFrom ? "bad" : "warn",
    title: `${when}, renew`,
    text: `After ${formatLongDate(last)} the badge says “Certificate expired”.`,
    act: { label: "Renew certificate", to: "certificate", from: id },
  } as const;
}

/** For a statement changed since the certificate was verified, or without a certificate. */
function declaredStrip({ certificates, reviewed_at: reviewed }: HalalEvidence, today: LocalDate): HalalStrip {
  const held = certificates.find(
    ({ scope, state, expires_on: last }) => scope === "outlet" && state === "verified" && last >= today,
  );
  if (held && !reviewed && held.differences.length > 0)
    return {
      tone: "warn",
      title: `Your certificate names another ${held.differences.join(" and another ")}`,
      text: "Customers read “Owner’s statement, not verified” until we have reviewed it. Send the new certificate if there is one.",
      act: { label: "Send the new one", to: "certificate", from: held.id },
    };
  if (held && !reviewed)
    return {
      tone: "info",
      title: "Your changes are under review",
      text: "Until then the badge says “Owner’s statement, not verified”. Your certificate stays.",
      act: null,
    };
  return {
    tone: "quiet",
    title: "No certificate that counts",
    text: "Customers read that this is your statement and that nobody has verified it.",
    act: { label: "Add certificate", to: "certificate", from: null },
  };
}
