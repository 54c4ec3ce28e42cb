import type { Service } from "~/features/browse/choice";

const things = {
  all: ["place", "places"],
  shops: ["shop", "shops"],
  books: ["book", "books"],
} as const satisfies Record<Service, readonly [string, string]>;

/** "38 places", "1 shop", "No books found". Who delivers where is not known here, so nothing is said of it. */
export function countText(count: number, service: Service): string {
  const [one, many] = things[service];
  return count === 0 ? `No ${many} found` : `${count} ${count === 1 ? one : many}`;
}
