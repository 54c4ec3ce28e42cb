import type { Mode } from "~/session/preferences.server";
import type { Service } from "./choice";

const things = {
  all: ["place", "places"],
  shops: ["shop", "shops"],
  books: ["book", "books"],
} as const satisfies Record<Service, readonly [string, string]>;

/** "38 places deliver to 48 Prospect St", "1 shop offers pickup", "9 books". */
export function countText(count: number, service: Service, mode: Mode, address: string | null): string {
  const isOne = count === 1;
  const text = `${count} ${things[service][isOne ? 0 : 1]}`;
  if (service === "books") return text;
  if (mode === "pickup") return `${text} ${isOne ? "offers" : "offer"} pickup`;
  const street = address?.split(",")[0]?.trim();
  return `${text} ${isOne ? "delivers" : "deliver"}${street ? ` to ${street}` : ""}`;
}
