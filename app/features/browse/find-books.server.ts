import { bookItemType } from "@domain/options";
import type { Host } from "~/host/client.server";
import { listMenuItems } from "~/host/menu.server";
import { bookCardView, type BookCardView } from "./card-views";
import type { Choice } from "./choice";

/** [HOME-9] The books of every shop that match the search, in the host's order or by their shop's rating. @throws HostError */
export async function findBooks(host: Host, { search, sort }: Choice): Promise<BookCardView[]> {
  const items = await listMenuItems(host, { item_type: bookItemType });
  const sought = search.toLowerCase();
  const books = items
    .filter(({ type }) => type === bookItemType)
    .flatMap((item) => bookCardView(item) ?? [])
    .filter((book) => [book.name, book.shop, book.cuisine].some((text) => text?.toLowerCase().includes(sought)));
  return sort === "rating" ? books.sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0)) : books;
}
