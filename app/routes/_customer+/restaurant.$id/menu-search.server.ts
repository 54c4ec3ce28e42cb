import { searchList } from "@domain/search/search-list";
import type { MenuItem } from "~/host/menu.server";

/** [FIND-14] The items that answer the text, by the rules of the whole search, the best first. */
export const searchMenu = (items: readonly MenuItem[], text: string): MenuItem[] =>
  searchList(items, text, ({ name, category, description }) => ({ name, category, text: description }));
