import type { HalalView } from "@domain/contract/halal";
import type { OrderHalal } from "@domain/contract/ordering/order";
import { type LocalDate, localDate } from "@domain/local-time";
import type { HalalSummary } from "./status";

/** [HALAL-10] The texts of the halal badge. Pages, emails, receipts and the poster all use them. */

/** The facts the texts need. */
export function toHalalSummary({ state, profile, certificate, time_zone }: HalalView): HalalSummary {
  const { level, slaughter, alcohol } = profile;
  const checkedAt = certificate?.checked_at;
  return {
    state,
    level,
    slaughter,
    alcohol,
    certifier: certificate?.certifier ?? null,
    expiresOn: certificate?.expires_on ?? null,
    checkedOn: checkedAt ? localDate(new Date(checkedAt), time_zone) : null,
  };
}

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const asDate = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

/** "January 11, 2027" */
export const formatLongDate = (day: LocalDate): string => long.format(asDate(day));

/** "Jan 11, 2027" */
export const formatShortDate = (day: LocalDate): string => short.format(asDate(day));

/** Without slaughtered meat, slaughter is not mentioned. */
const slaughterWord = ({ level, slaughter }: HalalSummary) => {
  if (level === "vegetarian_seafood") return null;
  return slaughter === "hand" ? "Hand-slaughtered" : slaughter === "machine" ? "Machine-slaughtered" : null;
};

const isByHand = (halal: HalalSummary) => slaughterWord(halal) === "Hand-slaughtered";

const revokedTitle = "Certificate withdrawn";

/** On a card: "Certified · hand-slaughtered". Null if nothing is stated. */
export function halalCardText(halal: HalalSummary): string | null {
  if (halal.state === "unstated") return null;
  if (halal.state === "declared") return halal.level === "options" ? "Owner states halal options" : "Owner’s statement";
  if (halal.state === "expired") return "Certificate expired";
  if (halal.state === "revoked") return revokedTitle;
  // More would not fit on a card.
  if (halal.level === "options") return "Halal options certified";
  return isByHand(halal) ? "Certified · hand-slaughtered" : "Certified";
}

const certifiedAs: Record<NonNullable<HalalSummary["level"]>, string> = {
  everything: "Halal certified",
  options: "Halal options certified",
  vegetarian_seafood: "Vegetarian and seafood, certified",
};
const declaredAs: Record<NonNullable<HalalSummary["level"]>, string> = {
  everything: "The owner says that everything is halal.",
  options: "The owner says that some dishes are halal.",
  vegetarian_seafood: "The owner says that all food is vegetarian or seafood.",
};

/** A place that is not halal as a whole says so beside each claim. */
const levelWords: Record<NonNullable<HalalSummary["level"]>, string | null> = {
  everything: null,
  options: "Halal options",
  vegetarian_seafood: "Vegetarian and seafood",
};
const levelWord = ({ level }: HalalSummary) => level && levelWords[level];

/** The badge at the head of a place's page. */
export interface HalalHeading {
  title: string;
  /** The details after the title, in one line. */
  facts: string[];
  /** The shorter details on a phone. */
  sentence: string;
  /** The text of the link to the details. */
  link: string;
}

/** The text in the header of a restaurant's page. */
export function halalHeading(halal: HalalSummary): HalalHeading {
  const { state, level, expiresOn } = halal;
  if (state === "certified") return certifiedHeading(halal);
  if (state === "declared") {
    // Also true if the owner changed what was verified with a certificate.
    const why = "No checked certificate stands behind it";
    return {
      title: "Owner’s statement, not verified",
      facts: [levelWord(halal), why].filter((fact) => fact !== null),
      sentence: [level && declaredAs[level], `${why}.`].filter(Boolean).join(" "),
      link: "Read the statement",
    };
  }
  if (state === "expired") {
    const day = expiresOn ? [`on ${formatLongDate(expiresOn)}`] : [];
    const sentence = `${["It ended", ...day].join(" ")}.`;
    return { title: "Certificate expired", facts: day, sentence, link: "See the history" };
  }
  if (state === "revoked")
    return {
      title: revokedTitle,
      facts: ["Nothing has been confirmed since"],
      sentence: "Nothing has been confirmed since.",
      link: "See the history",
    };
  return {
    title: "Nothing stated about halal yet",
    facts: [],
    sentence: "The owner has not said what is halal here.",
    link: "What this means",
  };
}

/** By whom, until when, and what the evidence says of slaughter and alcohol. */
function certifiedHeading(halal: HalalSummary): HalalHeading {
  const { level, certifier, expiresOn, checkedOn } = halal;
  const until = expiresOn && `valid to ${month.format(asDate(expiresOn))}`;
  const facts = [slaughterWord(halal), halal.alcohol === "none" ? "No alcohol served" : null].filter(
    (fact) => fact !== null,
  );
  const list = facts.join(", ");
  const sentences = [
    certifier && until ? `${certifier}, ${until}` : (certifier ?? (until && capitalized(until))),
    list && capitalized(list.toLowerCase()),
    checkedOn && `Checked ${formatLongDate(checkedOn)}`,
  ];
  return {
    title: certifiedAs[level ?? "everything"],
    facts: [...(certifier ? [certifier] : []), ...facts, ...(until ? [capitalized(until)] : [])],
    sentence: sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(" "),
    link: "See the evidence",
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The whole badge as one sentence, at the checkout, on orders and receipts, on the poster and for owners:
 * "Halal Trust certified, hand-slaughtered, valid to January 2027"
 */
export function halalBadgeText(halal: HalalSummary): string {
  const { state, certifier, expiresOn } = halal;
  if (state === "certified") {
    const until = expiresOn ? `, valid to ${month.format(asDate(expiresOn))}` : "";
    const slaughter = slaughterWord(halal)?.toLowerCase();
    const level = levelWord(halal);
    return `${certifier ?? "Certifier"} certified${level ? `, ${level.toLowerCase()}` : ""}${slaughter ? `, ${slaughter}` : ""}${until}`;
  }
  if (state === "declared")
    return ["Owner’s statement, not verified", levelWord(halal)?.toLowerCase()].filter(Boolean).join(": ");
  if (state === "expired")
    return `Certificate expired on ${expiresOn ? formatLongDate(expiresOn) : "a day that has passed"}`;
  return state === "revoked" ? revokedTitle : "Nothing stated about halal yet";
}

/** Hosts may omit unknown facts. */
type SnapshotWords = Pick<OrderHalal, "state" | "sentence"> &
  Known<Pick<OrderHalal, "number" | "checked_on" | "expires_on">>;
type Known<Facts> = { [Fact in keyof Facts]?: Facts[Fact] | undefined };

/** [HALAL-13] On an order: the badge at the time of the order, with its certificate. Null if nothing was stated. */
export function orderHalalText({ state, sentence, number, checked_on, expires_on }: SnapshotWords): string | null {
  if (state === "unstated") return null;
  // The expiry date appears once: in an expired badge, or with the certificate.
  const endsOn = state === "expired" ? null : expires_on;
  const badge = endsOn ? sentence.replace(/, valid to [A-Z][a-z]+ \d{4}$/, "") : sentence;
  const paper = [
    number && `Certificate ${number}`,
    checked_on && `checked ${formatLongDate(checked_on)}`,
    endsOn && `valid to ${formatLongDate(endsOn)}`,
  ].filter(Boolean);
  return [`${badge}.`, ...(paper.length > 0 ? [`${paper.join(", ")}.`] : [])].join(" ");
}
