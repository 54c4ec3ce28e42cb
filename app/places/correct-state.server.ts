import { splitWords } from "./address-words";
import type { Gazetteer } from "./gazetteer.server";

/** [LAND-9] The text with its state's code where the state's name is misspelt at its end: "Bristol Conneticut". Null for no such state. */
export function correctState(gazetteer: Gazetteer, text: string): string | null {
  const words = splitWords(text);
  const [only] = [2, 1].flatMap((count) => {
    // A state alone is no place.
    if (words.length <= count) return [];
    const typed = words.slice(-count);
    const code = gazetteer.stateLike(typed.map((word) => word.text).join(""));
    return code === undefined ? [] : `${text.slice(0, typed[0]?.start)}${code}`;
  });
  return only ?? null;
}
