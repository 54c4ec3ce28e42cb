import { dayMs } from "@domain/duration";

/** [FIND-12] Recent searches, stored on this device only. */

const key = "recentSearches";
const retentionMs = 30 * dayMs;
const maxStored = 10;

interface Search {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

const isSearch = (value: unknown): value is Search =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "at" in value &&
  typeof value.at === "number";

/** Newest first, none older than 30 days; empty if the browser stores nothing. */
export function recentSearches(storage: Storage = localStorage, now = Date.now()): string[] {
  return read(storage, now).map(({ text }) => text);
}

/** Adds a search at the front of the list. */
export function rememberSearch(text: string, storage: Storage = localStorage, now = Date.now()): void {
  const term = text.trim();
  if (!term) return;
  const others = read(storage, now).filter((one) => one.text.toLowerCase() !== term.toLowerCase());
  write(storage, [{ text: term, at: now }, ...others].slice(0, maxStored));
}

/** Removes one search from the list. */
export function forgetSearch(text: string, storage: Storage = localStorage, now = Date.now()): void {
  write(
    storage,
    read(storage, now).filter((one) => one.text !== text),
  );
}

/** Removes all of them. */
export const forgetSearches = (storage: Storage = localStorage): void => write(storage, []);

function read(storage: Storage, now: number): Search[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSearch).filter(({ at }) => at > now - retentionMs && at <= now) : [];
  } catch {
    return [];
  }
}

/** Ignores a browser that refuses storage, for example in a private window. */
function write(storage: Storage, searches: Search[]): void {
  try {
    storage.setItem(key, JSON.stringify(searches));
  } catch {
    return;
  }
}
