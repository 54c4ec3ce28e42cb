import { type LocalDate } from "@domain/local-time";
import type { HalalProfile } from "./profile";
import type { HalalState } from "./status";

/** [HALAL-10] The badge in words: what may be said, and no more. Pages, mails, receipts and the poster say it the same way. */

/** A status as it travels: with the facts its words need. */
export interface ToldHalal {
  state: HalalState;
  level: HalalProfile["level"];
  slaughter: HalalProfile["slaughter"];
  alcohol: HalalProfile["alcohol"];
  certifier: string | null;
  /** The last day of the certificate it rests on. */
  expiresOn: LocalDate | null;
}

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const asDate = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

/** "January 11, 2027" */
export const longDay = (day: LocalDate): string => long.format(asDate(day));

const slaughterWord = ({ slaughter }: ToldHalal) =>
  slaughter === "hand" ? "Hand-slaughtered" : slaughter === "machine" ? "Machine-slaughtered" : null;

/** On a card: "Certified · hand-slaughtered". Null where nothing is stated: a card says nothing then. */
export function cardLine(halal: ToldHalal): string | null {
  if (halal.state === "unstated") return null;
  if (halal.state === "declared") return "Owner’s statement";
  if (halal.state === "expired") return "Certificate expired";
  const word = halal.slaughter === "hand" ? " · hand-slaughtered" : "";
  return halal.level === "options" ? `Halal options certified${word}` : `Certified${word}`;
}

const certifiedAs: Record<NonNullable<ToldHalal["level"]>, string> = {
  everything: "Halal certified",
  options: "Halal options certified",
  vegetarian_seafood: "Vegetarian and seafood, certified",
};
const declaredAs: Record<NonNullable<ToldHalal["level"]>, string> = {
  everything: "The owner says that everything is halal.",
  options: "The owner says that some dishes are halal.",
  vegetarian_seafood: "The owner says that all food is vegetarian or seafood.",
};

/** What the head of a restaurant's page says: a title, what may be added to it, and the same as a sentence for a phone. */
export function headWords(halal: ToldHalal): { title: string; facts: string[]; sentence: string } {
  const { state, level, expiresOn } = halal;
  if (state === "certified") {
    const slaughter = slaughterWord(halal);
    const alcohol = halal.alcohol === "none" ? "No alcohol served" : null;
    const facts = [slaughter, alcohol].filter((fact) => fact !== null);
    const sentence = [...facts.map((fact, index) => (index === 0 ? fact : fact.toLowerCase()))].join(", ");
    const until = expiresOn ? `Valid until ${longDay(expiresOn)}.` : "";
    return {
      title: certifiedAs[level ?? "everything"],
      facts,
      sentence: `${sentence ? `${sentence}. ` : ""}${until}`.trim(),
    };
  }
  if (state === "declared")
    return {
      title: "Owner’s statement, not verified",
      facts: ["No certificate that we have checked"],
      sentence: level ? declaredAs[level] : "",
    };
  if (state === "expired") {
    const day = expiresOn ? longDay(expiresOn) : "";
    return { title: "Certificate expired", facts: [`on ${day}`], sentence: `It ended on ${day}.` };
  }
  return { title: "Nothing stated about halal yet", facts: [], sentence: "The owner has not said what is halal here." };
}

/** The whole badge as one sentence: "Halal Trust certified, hand-slaughtered, valid to January 2027". */
export function badgeSentence(halal: ToldHalal): string {
  const { state, certifier, expiresOn } = halal;
  if (state === "certified") {
    const until = expiresOn ? `, valid to ${month.format(asDate(expiresOn))}` : "";
    const slaughter = slaughterWord(halal)?.toLowerCase();
    const options = halal.level === "options" ? ", halal options" : "";
    return `${certifier ?? "Certifier"} certified${options}${slaughter ? `, ${slaughter}` : ""}${until}`;
  }
  if (state === "declared") return "Owner’s statement, not verified";
  if (state === "expired") return `Certificate expired on ${expiresOn ? longDay(expiresOn) : "a day that has passed"}`;
  return "Nothing stated about halal yet";
}
