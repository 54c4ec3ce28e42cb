import { editDistance } from "@domain/search/closeness";

/** Shorter names are like too many words. */
const minLength = 6;

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
