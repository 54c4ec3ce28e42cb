import { parseNumber } from "@domain/values/parse-number";
import { dashboardPaths } from "~/lib/dashboard-paths";

/** What is being ordered at the counter. It stands in the address, so that it survives reloads, Back and a missing script. */
export interface PosLine {
  menuItemId: string;
  quantity: number;
  size: "regular" | "large";
  addonIds: string[];
  /** [RUSH-13] How it is wanted; left out where nothing is said. */
  note?: string;
}

export interface Pos {
  lines: PosLine[];
  q: string;
  category: string;
  /** The order that was placed last; names the form, so that the next one begins empty. */
  after: string;
  /** [RUSH-13] The open order that these dishes come to; left out for a new one. */
  order?: string;
  /** Names what is being ordered, however often and from which page of it it is sent; left out before the first press. */
  key?: string;
  /** [RUSH-13] The order on hold that this one was; it stays on hold until this is placed. */
  held?: string;
  /** On a small screen the order lies over the menu; left out where it does not. */
  pane?: true;
}

const mostLines = 40;
const mostOfALine = 99;

/** `line=‹item›*‹quantity›*‹l for large›*‹add-on›.‹add-on›*‹note›`; whatever makes no sense is left out. */
export function readPos(search: URLSearchParams): Pos {
  const lines = search.getAll("line").flatMap((text): PosLine[] => {
    const [menuItemId = "", count = "", size = "", addons = "", note = ""] = text.split("*");
    const quantity = parseNumber(count);
    if (!menuItemId || menuItemId.length > 64 || !Number.isInteger(quantity) || quantity < 1) return [];
    return [
      {
        menuItemId,
        quantity: Math.min(quantity, mostOfALine),
        size: size === "l" ? "large" : "regular",
        addonIds: addons.split(".").filter(Boolean).slice(0, 30),
        ...(note ? { note: cleanNote(note) } : {}),
      },
    ];
  });
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, 60);
  const [order, key, held] = [text("order"), text("key"), text("held")];
  return {
    lines: lines.slice(0, mostLines),
    q: text("q"),
    category: text("category"),
    after: text("after"),
    ...(order ? { order } : {}),
    ...(isGuid(key) ? { key } : {}),
    ...(isGuid(held) ? { held } : {}),
    ...(search.get("pane") ? { pane: true } : {}),
  };
}

export const isGuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const formatLine = ({ menuItemId, quantity, size, addonIds, note }: PosLine) =>
  [menuItemId, quantity, size === "large" ? "l" : "", addonIds.join("."), note].join("*").replace(/\*+$/, "");

/** Stars part a line's text. */
const cleanNote = (text: string) => text.replaceAll("*", " ").trim().slice(0, 140);

/** The query of a basket, beginning with "?"; empty for an empty one. */
export function posQuery({ lines, q, category, after, order, key, held, pane }: Pos): string {
  const search = new URLSearchParams();
  for (const line of lines) search.append("line", formatLine(line));
  if (q) search.set("q", q);
  if (category) search.set("category", category);
  if (after) search.set("after", after);
  if (order) search.set("order", order);
  if (key) search.set("key", key);
  if (held) search.set("held", held);
  if (pane) search.set("pane", "1");
  const text = search.toString();
  return text && `?${text}`;
}

export const posHref = (pos: Pos): string => `${dashboardPaths.dashboardPos()}${posQuery(pos)}`;

/** The step in which it is paid. */
export const chargeHref = (pos: Pos): string => `${dashboardPaths.dashboardPosCharge()}${posQuery(pos)}`;

export const emptyPos: Pos = { lines: [], q: "", category: "", after: "" };

/** Names a choice: the same dish, size, add-ons and note. */
export const lineKey = ({ menuItemId, size, addonIds, note = "" }: PosLine) =>
  [menuItemId, size, ...[...addonIds].sort(), note].join(" ");

/** A dish as it is, once. */
export const plainLine = (menuItemId: string): PosLine => ({ menuItemId, quantity: 1, size: "regular", addonIds: [] });

/** With one line more; the same choice twice is one line with a higher quantity. */
export function addLine(pos: Pos, line: PosLine): Pos {
  const same = pos.lines.findIndex((one) => lineKey(one) === lineKey(line));
  const lines =
    same < 0
      ? [...pos.lines, line]
      : pos.lines.map((one, index) =>
          index === same ? { ...one, quantity: Math.min(one.quantity + line.quantity, mostOfALine) } : one,
        );
  return { ...pos, lines: lines.slice(0, mostLines) };
}

/** With another quantity of a line; none takes it away. */
export const setQuantity = (pos: Pos, index: number, quantity: number): Pos => ({
  ...pos,
  lines: pos.lines.flatMap((line, at) => {
    if (at !== index) return [line];
    return quantity < 1 ? [] : [{ ...line, quantity: Math.min(quantity, mostOfALine) }];
  }),
});

/** With another choice in a line's place; a line that is that choice already takes it in. */
export function setLine(pos: Pos, index: number, line: PosLine): Pos {
  const same = pos.lines.findIndex((one, at) => at !== index && lineKey(one) === lineKey(line));
  if (same >= 0) return addLine({ ...pos, lines: pos.lines.filter((_, at) => at !== index) }, line);
  return { ...pos, lines: pos.lines.map((one, at) => (at === index ? line : one)) };
}

/** With another note to a line, or none. */
export const setNote = (pos: Pos, index: number, text: string): Pos => ({
  ...pos,
  lines: pos.lines.map((line, at) => {
    if (at !== index) return line;
    const { note: _, ...bare } = line;
    return cleanNote(text) ? { ...bare, note: cleanNote(text) } : bare;
  }),
});

export const isSameOrder = (one: readonly PosLine[], other: readonly PosLine[]): boolean =>
  one.map(formatLine).join() === other.map(formatLine).join();

/**
 * What of a basket stands once the host has named its problems, a line each (null where there is none): a line that grew beyond
 * what stood `before` goes back to that, and `said` names why. What had a problem before is left to be removed by hand.
 */
export function withoutRefused(
  lines: readonly PosLine[],
  problems: readonly (string | null | undefined)[],
  before: readonly PosLine[],
): { lines: PosLine[]; said: string[] } {
  const said: string[] = [];
  const left = lines.flatMap((line, index) => {
    const problem = problems[index];
    const was = before.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
    if (!problem || line.quantity <= was) return [line];
    said.push(problem);
    return was > 0 ? [{ ...line, quantity: was }] : [];
  });
  return { lines: left, said: [...new Set(said)] };
}
