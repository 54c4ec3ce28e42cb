/** The hours that a search asks for: now, around the clock, or at a minute after the evening's local midnight before it (1380 is 11 PM). */
export type AskedOpening = { kind: "now" } | { kind: "always" } | { kind: "at"; minute: number };

interface TimedText {
  /** Without the words about hours. */
  text: string;
  /** Null where it names none. */
  opening: AskedOpening | null;
}

/** Most places close by ten; one that is open at eleven is open late. */
const lateMinute = 23 * 60;
const lastHourOfNight = 6;

const clock = String.raw`(?:(?<hour>1[0-2]|[1-9])(?::00)?\s?(?<half>[ap])\.?m\b\.?|(?<midnight>midnight))`;
const until = String.raw`(?:till?|'?til|until|up to|past|after|at)`;
const always = String.raw`24\s?/\s?7|24[\s-]?(?:hours?|hrs?)|a?round the clock`;
const late = String.raw`late[\s-]night|late hours|all night(?: long)?|${until} late|late`;
const now = String.raw`(?:right |just )?now|currently|at the moment`;

/** Longer readings first. Words that are often something else ("late", "now") count only beside "open". */
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\d$])(?:open(?:s|ed)?\s+)?(?<always>${always})(?:\s+open\b)?(?![\p{L}\d])`,
    String.raw`\bopen\s+(?:${until}\s+${clock}|(?<late>${late})|(?<now>${now}))(?![\p{L}\d])`,
    String.raw`\b(?:(?<nowOpen>now|currently)|(?<lateOpen>${late}))\s+open\b`,
    String.raw`\b(?<alone>late[\s-]night|after midnight)(?![\p{L}\d])`,
  ].join("|"),
  "giu",
);

/** [FIND-12] Hours that are half typed at the end of a text: "pizza open no", "late nig". */
const unfinished: readonly (readonly [RegExp, string])[] = [
  [/\bopen no?$/i, "open now"],
  [/\bopen lat?$/i, "open late"],
  [/\blate ni(?:gh?)?$/i, "late night"],
  [/\b24 ho?u?$/i, "24 hours"],
  [/(?<=\bopen (?:till?|until) )mid\p{L}*$/iu, "midnight"],
];

/** [FIND-22] Reads the hours that a search states: "pizza open now", "biryani open late", "24 hours", "open until 2 am". */
export function readOpening(written: string): TimedText {
  const typed = unfinished.reduce((text, [begun, whole]) => text.replace(begun, whole), written);
  const found = [...typed.matchAll(pattern)].at(-1);
  if (!found) return { text: written, opening: null };
  const text = typed.replace(pattern, " ").replaceAll(/\s+/g, " ").trim();
  return { text, opening: toOpening(found.groups ?? {}) };
}

function toOpening(found: Readonly<Record<string, string | undefined>>): AskedOpening {
  if (found["always"]) return { kind: "always" };
  if (found["now"] ?? found["nowOpen"]) return { kind: "now" };
  return { kind: "at", minute: found["hour"] ? toMinute(Number(found["hour"]), found["half"] ?? "") : toLate(found) };
}

/** Until midnight is a minute less, as whoever closes at midnight is meant too. */
const toLate = ({ midnight }: Readonly<Record<string, string | undefined>>) => (midnight ? 24 * 60 - 1 : lateMinute);

/** An hour of the night belongs to the evening before. Whoever closes at that hour is meant too. */
function toMinute(hour: number, half: string): number {
  const ofDay = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return (ofDay < lastHourOfNight ? ofDay + 24 : ofDay) * 60 - 1;
}

/** "Open now", "Open 24 hours", "Open late", "Open until 2 AM" */
export function openingLabel(opening: AskedOpening): string {
  if (opening.kind === "now") return "Open now";
  if (opening.kind === "always") return "Open 24 hours";
  if (opening.minute === lateMinute) return "Open late";
  const hour = Math.round((opening.minute + 1) / 60) % 24;
  return hour === 0 ? "Open until midnight" : `Open until ${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}
