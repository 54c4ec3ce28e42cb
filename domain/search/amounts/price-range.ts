import { formatCents } from "@domain/money";

/** Prices of dishes in cents, both ends included. */
export interface PriceRange {
  from: number;
  to: number;
}

interface PricedText {
  /** Without the price. */
  text: string;
  /** Null where it states none. */
  price: PriceRange | null;
}

const highest = 1_000_000;

/** Words before an amount, with the prices meant. */
const limits = new Map<string, (cents: number) => PriceRange>([
  ...["under", "below", "less than", "cheaper than"].map(
    (word) => [word, (cents: number) => ({ from: 0, to: cents - 1 })] as const,
  ),
  ...["up to", "at most", "no more than", "max", "maximum"].map(
    (word) => [word, (cents: number) => ({ from: 0, to: cents })] as const,
  ),
  ...["over", "above", "more than"].map(
    (word) => [word, (cents: number) => ({ from: cents + 1, to: highest })] as const,
  ),
  ["at least", (cents) => ({ from: cents, to: highest })],
]);

/** Longest first: "no more than" is not "more than". */
const limitWords = [...limits.keys()]
  .sort((one, other) => other.length - one.length)
  .join("|")
  .replaceAll(" ", String.raw`\s+`);
const amount = String.raw`\d{1,4}(?:\.\d{1,2})?(?!\.?\d)`;
/** Amounts that are written out: "less than ten dollars". */
const numberNames = new Map([
  ...["five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((name, at) => [name, at + 5] as const),
  ["fifteen", 15],
  ["twenty", 20],
  ["twenty five", 25],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
]);
const names = [...numberNames.keys()].sort((one, other) => other.length - one.length).join("|");
const namedAmount = new RegExp(
  String.raw`\b(?:(?<=\b(?:${limitWords})\s+)(?:${names})\b|(?:${names})(?=\s+(?:dollars?|bucks?)\b))`,
  "giu",
);

/** Words with digits where they are an amount of money. Other numbers are left as they are: "those two", "serves six". */
const withDigits = (text: string): string =>
  text.replace(namedAmount, (name) => String(numberNames.get(name.toLowerCase()) ?? name));

/** What is counted by no currency: "under 30 minutes", "up to 4 people". */
const otherUnits =
  "min|mins|minutes?|hours?|hrs?|miles?|mi|km|cals?|calories|kcal|people|persons?|guests?|ppl|lbs?|oz|pounds?|kg|g|grams?|pieces?|pcs?|carbs?|stars?|inch|inches|percent";
const pattern = new RegExp(
  String.raw`(?:\b(?<word>${limitWords}|for|at|between|from)\s+|(?<![\p{L}\d.$]))(?<sign>\$\s?)?(?<first>${amount})` +
    String.raw`(?:\s?(?:-|–|to\b|and\b)\s?\$?(?<second>${amount}))?(?![\p{L}%])` +
    String.raw`(?:\s?(?<unit>dollars?|bucks?|usd)\b|(?<other>\s?-?(?:${otherUnits})\b))?` +
    String.raw`(?:\s(?:(?:or|and) (?:less|under|below|cheaper)|max(?:imum)?)\b)?`,
  "giu",
);

/**
 * [FIND-21] Reads the price that a search states: "burger below $12", "kebab up to 20", "pizza 10 to 15 dollars". An amount of money
 * alone is the most that somebody wants to spend: "burger $10". Other numbers are left as they are: "chicken 65", "biryani for 6".
 */
export function readPrice(written: string): PricedText {
  const typed = withDigits(written);
  const ranges: PriceRange[] = [];
  let text = "";
  let end = 0;
  for (const found of typed.matchAll(pattern)) {
    const range = toRange(found.groups ?? {});
    if (!range) continue;
    ranges.push(range);
    text += `${typed.slice(end, found.index)} `;
    end = found.index + found[0].length;
  }
  if (ranges.length === 0) return { text: written, price: null };
  const price = {
    from: Math.max(...ranges.map(({ from }) => from)),
    to: Math.min(...ranges.map(({ to }) => to)),
  };
  return { text: (text + typed.slice(end)).replaceAll(/\s+/g, " ").trim(), price };
}

function toRange({ word, sign, first, second, unit, other }: Readonly<Record<string, string | undefined>>) {
  const limit = limits.get(word?.toLowerCase().replaceAll(/\s+/g, " ") ?? "");
  const isMoney = sign !== undefined || unit !== undefined;
  if (other !== undefined || !(isMoney || limit)) return null;
  const cents = toCents(first);
  if (second !== undefined) return { from: cents, to: toCents(second) };
  return limit ? limit(cents) : { from: 0, to: cents };
}

const toCents = (dollars = "0"): number => Math.round(Number(dollars) * 100);

/** "Under $12", "Up to $12", "Over $20", "$10 to $20". */
export function priceRangeText({ from, to }: PriceRange): string {
  if (to >= highest) return from % 100 === 1 ? `Over ${shortPrice(from - 1)}` : `${shortPrice(from)} and more`;
  if (from > 0) return `${shortPrice(from)} to ${shortPrice(to)}`;
  return to % 100 === 99 ? `Under ${shortPrice(to + 1)}` : `Up to ${shortPrice(to)}`;
}

const shortPrice = (cents: number): string => formatCents(cents).replace(/\.00$/, "");
