import { answerLabel, type HalalProfile, type ProfileQuestion, questionLabels } from "@domain/halal/profile";

/** A label and its facts, of which the first line is emphasized unless it is quiet. */
export interface SheetFact {
  label: string;
  lines: {
    text: string;
    more?: string | null;
    logo?: string | null;
    link?: { text: string; to: string } | null;
    isQuiet?: boolean;
  }[];
}

/** Stunning is described together with the method of slaughter. */
const stunned = { none: "without stunning", reversible: "with reversible stunning", unknown: "stunning not known" };

/**
 * [HALAL-1, HALAL-10] The owner's answers to these questions. Unanswered ones say "Not stated", as owners are told they do; all are left
 * out where nothing is answered, as the badge says so already, and slaughter where there is no meat.
 */
export function profileFacts(profile: HalalProfile, questions: readonly ProfileQuestion[]): SheetFact[] {
  const isBlank = Object.values(profile).every((answer) => answer === null);
  const isMeatless = profile.level === "vegetarian_seafood";
  return questions.flatMap((question) => {
    const isAnswered = profile[question] !== null;
    const isOfMeat = question === "slaughter" || question === "stunning";
    if (isBlank || (isMeatless && isOfMeat && !isAnswered)) return [];
    // Said with the slaughter, if that is answered.
    if (question === "stunning" && profile.slaughter !== null) return [];
    const also = question === "slaughter" && isAnswered ? `, ${stunningWords(profile)}` : "";
    const text = answerLabel(question, profile[question]) + also;
    const label = question === "level" ? "What is halal" : questionLabels[question];
    return [{ label, lines: [{ text, isQuiet: !isAnswered }] }];
  });
}

const stunningWords = ({ stunning }: HalalProfile): string => (stunning ? stunned[stunning] : "stunning not stated");
