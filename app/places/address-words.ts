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

export const isStreetType = ({ text }: Word): boolean => streetTypes.has(text);

/** Whether they name a street: "St" alone does not, nor does "St Paul". */
export const hasStreetType = (words: readonly Word[]): boolean => words.slice(1).some(isStreetType);

/** [street, unit] of "8 Elm St, Bristol, CT 06010 Apt 3". "Fl 3" is left out, as it may be Florida. */
export function splitUnit(text: string): [rest: string, unit: string] | null {
  const [, rest, unit] =
    /^(.*\S)[\s,]+((?:(?:apt|apartment|unit|ste|suite|floor|room|rm|bldg)\.?\s*#?|#\s*)(?:[a-z]?\d[\w-]{0,5}|\b[a-z])|\d+(?:st|nd|rd|th) floor)$/i.exec(
      text,
    ) ?? [];
  return rest && unit ? [rest.replace(/[\s,]+$/, ""), unit] : null;
}

/** "P.O. Box 44", "PO Box 44", "Box 44" */
export const isPostBox = (street: string): boolean =>
  /^(?:p\.?\s?o\.?\s?|post office )?box\s?#?\s?[a-z]?\d[\w-]*$/i.test(street.trim());

/** A road that is named by its number, without a house's: "Route 6", "US-6", "I-84", "State Hwy 61". */
export const isNumberedRoad = (street: string): boolean =>
  /^(?:(?:us|u\.s\.|state|county|rural|old)[\s-])*(?:route|rte?\.?|highway|hwy\.?|interstate|us|i)[\s-]?\d+[a-z]?$/i.test(
    street.trim(),
  );
