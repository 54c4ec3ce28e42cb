/** A word of typed text, and where it is in it. */
export interface Word {
  /** Small letters without dots: "dc" for "D.C.". */
  text: string;
  start: number;
  end: number;
  isAfterComma: boolean;
}

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: typed, index: start } of text.matchAll(/[^\s,]+/g)) {
    const end = start + typed.length;
    const isAfterComma = text.slice(words.at(-1)?.end ?? 0, start).includes(",");
    words.push({ text: typed.replaceAll(".", "").toLowerCase(), start, end, isAfterComma });
  }
  return words;
}

const streetTypes = new Set(
  (
    "alley ally aly ave avenue blvd boulevard broadway cir circle court ct dr drive expressway expy freeway fwy highway hwy lane ln loop " +
    "parkway path pike pkwy pl place plaza rd road route row rt rte sq square st street ter terrace trail trl turnpike tpke walk way"
  ).split(" "),
);

const directions = new Set(
  "n s e w ne nw se sw north south east west northeast northwest southeast southwest".split(" "),
);

export const isStreetType = ({ text }: Word): boolean => streetTypes.has(text);

/** Whether they name a street: "St" alone does not, nor does "St Paul". */
export const hasStreetType = (words: readonly Word[]): boolean => words.slice(1).some(isStreetType);

/** Whether they end as a street does, without the number of a house: "Main St", "Pennsylvania Ave NW". */
export function endsAsStreet(words: readonly Word[]): boolean {
  const last = words.findLastIndex(({ text }) => !directions.has(text));
  const type = words[last];
  return type !== undefined && isStreetType(type) && (last > 0 || type.text === "broadway");
}

/** [street, unit] of "8 Elm St, Bristol, CT 06010 Apt 3" and of "Apt 3, 8 Elm St, Bristol, CT 06010". "Fl 3" is left out, as it may be Florida. */
export function splitUnit(text: string): [rest: string, unit: string] | null {
  const [, rest, unit] =
    /^(.*\S)[\s,]+((?:(?:apt|apartment|unit|ste|suite|floor|room|rm|bldg)\.?\s*#?|#\s*)(?:[a-z]?\d[\w-]{0,5}|\b[a-z])|\d+(?:st|nd|rd|th) floor)$/i.exec(
      text,
    ) ?? [];
  if (rest && unit) return [rest.replace(/[\s,]+$/, ""), unit];
  const [, first, after] =
    /^((?:apt|apartment|unit|ste|suite|room|rm)\.?\s*#?\s?(?:[a-z]?\d[\w-]{0,5}|[a-z])|#\s?[a-z]?\d[\w-]{0,5})[\s,]+(\d.*)$/i.exec(
      text,
    ) ?? [];
  return first && after ? [after, first] : null;
}

const countries = "canada|uk|u\\.k|united kingdom|pakistan|bangladesh|australia|germany|france|saudi arabia|uae|dubai";
const provinces = "bc|qc|quebec|ab|alberta|british columbia|manitoba|saskatchewan|nova scotia";
const abroad = new RegExp(String.raw`[\s,](?:${countries}|${provinces})$|(?:^|[\s,])[a-z]\d[a-z][\s-]?\d[a-z]\d$`, "i");

/** Whether the text ends with another country, a province of Canada or its postcode: "Toronto ON M5V 2T6", "London, UK". */
export const isAbroad = (text: string): boolean => abroad.test(text);

/** "P.O. Box 44", "PO Box 44", "Box 44" */
export const isPostBox = (street: string): boolean =>
  /^(?:p\.?\s?o\.?\s?|post office )?box\s?#?\s?[a-z]?\d[\w-]*$/i.test(street.trim());

/** A road that is named by its number, without a house's: "Route 6", "US-6", "I-84", "State Hwy 61". */
export const isNumberedRoad = (street: string): boolean =>
  /^(?:(?:us|u\.s\.|state|county|rural|old)[\s-])*(?:route|rte?\.?|highway|hwy\.?|interstate|us|i)[\s-]?\d+[a-z]?(?:\s+exit\s+\d+[a-z]?)?$/i.test(
    street.trim(),
  );
