import { readdirSync, readFileSync } from "node:fs";

/** IDs of behaviours are written alone, listed, or as a range: HOME-4, HOST-6…9, HOST-48…50, 60, ORD-1..3. */
const tag = /\b([A-Z]{2,})-(\d+)(?:\s*(?:…|\.\.\.?|–)\s*(?:[A-Z]+-)?(\d+))?((?:,\s*\d+(?:…\d+)?(?![\w-]))*)/g;

/** The IDs of the rows in docs/features, in the order they stand there, doubles included. */
export function featureRows(folder = "docs/features"): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => rowsIn(readFileSync(`${folder}/${file}`, "utf8")));
}

/** A row is an entry of a list that begins with its ID in bold. */
export function rowsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id ?? "");
}

/** Every ID in the text, ranges and lists spelled out. Bare numbers after a comma count within brackets only. */
export function tagsIn(text: string): string[] {
  const lists = [...text.matchAll(/\[([A-Z]{2,}-\d[^\]\n]*)\]/g)];
  const outside = text.replace(/\[[A-Z]{2,}-\d[^\]\n]*\]/g, "");
  return [...lists.flatMap(([, list]) => spellOut(list ?? "", true)), ...spellOut(outside, false)];
}

/** The IDs that titles of tests name: those in the brackets with which a string begins. */
export function titleTagsIn(text: string): string[] {
  const titles = text.matchAll(/["'`]((?:\[[A-Z]{2,}-\d[^\]\n]*\]\s*)+)/g);
  return [...titles].flatMap(([, lists]) => spellOut(lists ?? "", true));
}

export const getArea = (id: string) => id.slice(0, id.lastIndexOf("-"));

function spellOut(text: string, listed: boolean): string[] {
  return [...text.matchAll(tag)].flatMap(([, area, first, last, more]) => {
    const numbers = [...range(first, last)];
    if (listed) for (const [, from, to] of (more ?? "").matchAll(/(\d+)(?:…(\d+))?/g)) numbers.push(...range(from, to));
    return numbers.map((number) => `${area}-${number}`);
  });
}

function range(first = "0", last = first): number[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
}
