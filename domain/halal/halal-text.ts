import type { HalalView } from "@domain/contract/halal";
import type { OrderHalal } from "@domain/contract/ordering/order";
import { type LocalDate, toLocalTime } from "@domain/local-time";
import type { HalalSummary } from "./status";

/** [HALAL-10] The badge in words: what may be said, and no more. Pages, mails, receipts and the poster say it the same way. */

/** What the words need of a place's evidence. */
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
    checkedOn: checkedAt ? toLocalTime(new Date(checkedAt), time_zone).date : null,
  };
}

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const asDate = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

/** "January 11, 2027" */
export const formatLongDate = (day: LocalDate): string => long.format(asDate(day));

/** Where nothing is slaughtered, nothing is said of it. */
const slaughterWord = ({ level, slaughter }: HalalSummary) => {
  if (level === "vegetarian_seafood") return null;
  return slaughter === "hand" ? "Hand-slaughtered" : slaughter === "machine" ? "Machine-slaughtered" : null;
};

const isByHand = (halal: HalalSummary) => slaughterWord(halal) === "Hand-slaughtered";

/** On a card: "Certified · hand-slaughtered". Null where nothing is stated: a card says nothing then. */
export function halalCardText(halal: HalalSummary): string | null {
  if (halal.state === "unstated") return null;
  if (halal.state === "declared") return "Owner’s statement";
  if (halal.state === "expired") return "Certificate expired";
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

const statedAs: Record<NonNullable<HalalSummary["level"]>, string> = {
  everything: "Halal by the owner’s statement.",
  options: "Halal options by the owner’s statement.",
  vegetarian_seafood: "Vegetarian and seafood by the owner’s statement.",
};

/** The badge at the head of a place's page. */
export interface HalalHeading {
  title: string;
  /** What stands behind the title, in one line. */
  facts: string[];
  /** Instead of them, below the title, on a phone. */
  sentence: string;
  /** What the link to the sheet says. */
  link: string;
}

/** What the head of a restaurant's page says. */
export function halalHeading(halal: HalalSummary): HalalHeading {
  const { state, level, expiresOn, checkedOn } = halal;
  if (state === "certified") {
    const alcohol = halal.alcohol === "none" ? "No alcohol served" : null;
    const facts = [slaughterWord(halal), alcohol].filter((fact) => fact !== null);
    const list = facts.join(", ");
    const sentences = [
      list && `${list.charAt(0)}${list.slice(1).toLowerCase()}.`,
      checkedOn ? `Checked ${formatLongDate(checkedOn)}.` : expiresOn && `Valid until ${formatLongDate(expiresOn)}.`,
    ];
    return {
      title: certifiedAs[level ?? "everything"],
      facts,
      sentence: sentences.filter(Boolean).join(" "),
      link: "See the evidence",
    };
  }
  if (state === "declared") {
    // True as well where the owner has changed what was checked with a certificate.
    const why = "No checked certificate stands behind it";
    return {
      title: "Owner’s statement, not verified",
      facts: [why],
      sentence: [level && declaredAs[level], `${why}.`].filter(Boolean).join(" "),
      link: "Read the statement",
    };
  }
  if (state === "expired") {
    const day = expiresOn ? [`on ${formatLongDate(expiresOn)}`] : [];
    const sentence = `${["It ended", ...day].join(" ")}.`;
    return { title: "Certificate expired", facts: day, sentence, link: "See the history" };
  }
  return {
    title: "Nothing stated about halal yet",
    facts: [],
    sentence: "The owner has not said what is halal here.",
    link: "What this means",
  };
}

/** Below the place's name at the checkout, on the order and on the receipt: what weighs most, and the rest of the sentence. */
export function halalCheckoutText(halal: HalalSummary): { title: string; rest: string } | null {
  if (halal.state === "unstated") return null;
  if (halal.state === "declared") return { title: statedAs[halal.level ?? "everything"], rest: " Not verified." };
  const { title, facts } = halalHeading(halal);
  if (halal.state === "expired") return { title, rest: ` ${facts.join("")}.` };
  const slaughter = slaughterWord(halal)?.toLowerCase();
  return { title, rest: slaughter ? `, ${slaughter}.` : "." };
}

/** The whole badge as one sentence: "Halal Trust certified, hand-slaughtered, valid to January 2027" */
export function halalBadgeText(halal: HalalSummary): string {
  const { state, certifier, expiresOn } = halal;
  if (state === "certified") {
    const until = expiresOn ? `, valid to ${month.format(asDate(expiresOn))}` : "";
    const slaughter = slaughterWord(halal)?.toLowerCase();
    const options = halal.level === "options" ? ", halal options" : "";
    return `${certifier ?? "Certifier"} certified${options}${slaughter ? `, ${slaughter}` : ""}${until}`;
  }
  if (state === "declared") return "Owner’s statement, not verified";
  if (state === "expired")
    return `Certificate expired on ${expiresOn ? formatLongDate(expiresOn) : "a day that has passed"}`;
  return "Nothing stated about halal yet";
}

/** A host may leave out what it does not know. */
type KeptWords = Pick<OrderHalal, "state" | "sentence"> &
  Told<Pick<OrderHalal, "number" | "checked_on" | "expires_on">>;
type Told<Facts> = { [Fact in keyof Facts]?: Facts[Fact] | undefined };

/** [HALAL-13] On an order: the badge as it read when the order was placed, with the paper behind it. Null where nothing was stated. */
export function orderHalalText({ state, sentence, number, checked_on, expires_on }: KeptWords): string | null {
  if (state === "unstated") return null;
  // The day it ends is said once: an expired badge tells it, and of a valid one the paper tells it to the day.
  const endsOn = state === "expired" ? null : expires_on;
  const badge = endsOn ? sentence.replace(/, valid to [A-Z][a-z]+ \d{4}$/, "") : sentence;
  const paper = [
    number && `Certificate ${number}`,
    checked_on && `checked ${formatLongDate(checked_on)}`,
    endsOn && `valid to ${formatLongDate(endsOn)}`,
  ].filter(Boolean);
  return [`${badge}.`, ...(paper.length > 0 ? [`${paper.join(", ")}.`] : [])].join(" ");
}
