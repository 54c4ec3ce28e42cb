import { editDistance } from "@domain/search/closeness";
import { splitWords } from "./address-words";
import type { Gazetteer } from "./gazetteer.server";

/** Shorter names are like too many words. */
const minLength = 6;

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

/** The code of the state whose name has the fewest letters changed; undefined where none is like it, or several are as much. */
export function findSimilarState(codes: ReadonlyMap<string, string>, typed: string): string | undefined {
  if (typed.length < minLength) return undefined;
  const most = typed.length < 8 ? 1 : 2;
  const near = [...codes]
    .filter(([name]) => name.length >= minLength && name.startsWith(typed.charAt(0)))
    .map(([name, code]) => ({ code, edits: editDistance(typed, name, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  const [first, second] = near;
  return first && first.edits !== second?.edits ? first.code : undefined;
}
