import { bookItemType } from "@domain/options";
import type { Host } from "~/host/client/host";
import { listMenuItems } from "~/host/menu.server";
import { type BookCardView, bookCardView } from "./card-views";
import { type Choice, perPage } from "./choice";
import { filterCounts } from "./filter-counts";

/** [HOME-9] The books of every shop that match the search, in the host's order or by their shop's rating. @throws HostError */
export async function loadBooks(host: Host, choice: Choice) {
  const { search, sort, page } = choice;
  const items = await listMenuItems(host, { item_type: bookItemType });
  const sought = search.toLowerCase();
  const found = items
    .filter(({ type }) => type === bookItemType)
    .flatMap((item) => bookCardView(item) ?? [])
    .filter((book) => [book.name, book.shop, book.cuisine].some((text) => text?.toLowerCase().includes(sought)));
  const books: BookCardView[] =
    sort === "rating" ? found.sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0)) : found;
  const before = (page - 1) * perPage;
  return {
    kind: "books" as const,
    isSure: false,
    counts: filterCounts(null, choice),
    total: books.length,
    books: books.slice(before, before + perPage),
  };
}
