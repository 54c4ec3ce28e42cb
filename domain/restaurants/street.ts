/** A unit after the street: "Apt 3", "Suite 200", "#4". */
const unit = /^(?:(?:apt|apartment|unit|ste|suite|fl|floor|rm|room|bldg|building)\b|\d)/;

/** [FIND-1] Whether an entered street is this one, perhaps with a unit: "48 prospect st., Apt 3" is at "48 Prospect St". */
export function isAtStreet(entered: string, street: string): boolean {
  const [text, known] = [getWords(entered), getWords(street)];
  if (known === "") return false;
  return text === known || (text.startsWith(`${known} `) && unit.test(text.slice(known.length + 1)));
}

const getWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
