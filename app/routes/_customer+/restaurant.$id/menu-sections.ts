import { getItemHalal, itemHalalLabelsFor } from "@domain/halal/items";
import type { HalalSummary } from "@domain/halal/status";
import { categoryLabel } from "@domain/options";
import { type ItemMark, toItemMarks } from "~/features/halal/item-marks";
import { markWords } from "~/features/search/mark-words";
import type { MarkedText } from "~/features/search/marked";
import type { MenuItem } from "~/host/menu.server";

/** An item as the menu displays it; prices in cents. */
export interface MenuCardView {
  id: string;
  name: string;
  /** [FIND-14] Its name with what a search matched; absent where it did not. */
  marked?: MarkedText;
  description: string;
  image: string | null;
  isAvailable: boolean;
  /** [RUSH-18] "from 12:00 PM": it can be ordered for then. */
  servedFrom: string | null;
  isPopular: boolean;
  /** "Halal", "Vegan", "Contains rennet". */
  marks: ItemMark[];
  /** From the restaurant's evidence and the item's own marks [HALAL-6]. */
  isCertified: boolean;
  priceCents: number;
  /** The price before the deal; null without one. */
  wasCents: number | null;
  deal: string | null;
}

export interface MenuSection {
  /** The id of its heading, for links within the page. */
  id: string;
  title: string;
  items: MenuCardView[];
}

export interface Menu {
  /** [REST-4] Featured, popular and discounted items; empty sections are omitted. */
  picks: MenuSection[];
  /** All items by category, in the host's order. */
  categories: MenuSection[];
}

const picks = [
  { tag: "featured", title: "Featured Items", list: listTagged },
  { tag: "popular", title: "Popular Items", list: listTagged },
  { tag: "offer", title: "Special Offers", list: listOffered },
];

function listTagged(items: readonly MenuItem[], tag: string): MenuItem[] {
  return items.filter(({ tags }) => tags.includes(tag));
}

/** Those with a deal that runs, then those that the owner tagged. A deal on everything distinguishes none. */
function listOffered(items: readonly MenuItem[], tag: string): MenuItem[] {
  const reduced = items.filter(({ deal }) => deal);
  const distinguished = reduced.length < items.length ? reduced : [];
  return [...distinguished, ...listTagged(items, tag).filter((item) => !distinguished.includes(item))];
}

interface MenuOptions {
  halal?: HalalSummary | null;
  /** What a search of the menu matched, as `markWords` takes it. */
  words?: readonly string[];
}

export function menuSections(items: readonly MenuItem[], { halal = null, words = [] }: MenuOptions = {}): Menu {
  const card = (item: MenuItem): MenuCardView => {
    const marked = markWords(item.name, words);
    const isFound = marked.some(({ isMarked }) => isMarked);
    return { ...toMenuCardView(item, halal), ...(isFound && { marked }) };
  };
  const categories = [...new Set(items.map(getCategory))];
  return {
    picks: picks
      .map(({ tag, title, list }) => ({ id: `pick-${tag}`, title, items: list(items, tag).map(card) }))
      .filter((section) => section.items.length > 0),
    categories: categories.map((category, index) => ({
      id: `menu-${index + 1}`,
      title: categoryLabel(category),
      items: items.filter((item) => getCategory(item) === category).map(card),
    })),
  };
}

/** [REST-5] Whether nothing of a menu can be ordered, though it has dishes. */
export const isSoldOut = (items: readonly Pick<MenuItem, "isAvailable">[]): boolean =>
  items.length > 0 && items.every(({ isAvailable }) => !isAvailable);

const getCategory = ({ category }: MenuItem): string => category?.trim() || "More";

/** [REST-6] The price on the menu in cents, which includes the deal. */
export const getMenuPrice = ({ priceCents, deal }: Pick<MenuItem, "priceCents" | "deal">): number =>
  priceCents - (deal?.discountCents ?? 0);

function toMenuCardView(item: MenuItem, halal: HalalSummary | null): Omit<MenuCardView, "marked"> {
  const { id, name, description, image, isAvailable, tags, dietText, deal, marks } = item;
  const priceCents = getMenuPrice(item);
  const before = deal ? item.priceCents : item.oldPriceCents;
  return {
    id,
    name,
    description,
    image,
    isAvailable,
    servedFrom: item.servedLater?.text ?? null,
    isPopular: tags.includes("popular"),
    marks: toItemMarks([...itemHalalLabelsFor(halal, marks), ...(dietText ? dietText.split(" · ") : [])]),
    isCertified: getItemHalal(halal, marks).state === "certified",
    priceCents,
    wasCents: before !== null && before > priceCents ? before : null,
    deal: deal?.title ?? null,
  };
}
