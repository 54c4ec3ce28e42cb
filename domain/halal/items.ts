import { animalLabels, animals, type HalalProfile } from "./profile";
import type { HalalFilter, HalalState, HalalSummary } from "./status";

/** [HALAL-6] The owner's halal marks of a dish, and the status that follows with the restaurant's evidence. Null: not stated. */

export const itemMeats = ["none", "seafood", ...animals, "mixed"] as const;
export const itemSlaughters = ["place", "hand", "machine"] as const;
export const itemContents = ["alcohol", "gelatine", "rennet"] as const;
/** "uncovered": halal according to the owner, but not on the certificate. */
export const itemHalal = ["yes", "uncovered", "no"] as const;

export interface ItemMarks {
  halal: (typeof itemHalal)[number] | null;
  meat: (typeof itemMeats)[number] | null;
  slaughter: (typeof itemSlaughters)[number] | null;
  contains: (typeof itemContents)[number][];
}

export const meatLabels: Record<(typeof itemMeats)[number], string> = {
  none: "No meat",
  seafood: "Fish or seafood",
  ...animalLabels,
  mixed: "Several kinds",
};
export const itemSlaughterLabels: Record<(typeof itemSlaughters)[number], string> = {
  place: "As the place",
  hand: "By hand",
  machine: "By machine",
};
export const contentLabels: Record<(typeof itemContents)[number], string> = {
  alcohol: "Contains alcohol",
  gelatine: "Contains gelatine",
  rennet: "Contains rennet",
};
export const itemHalalLabels: Record<(typeof itemHalal)[number], string> = {
  yes: "Halal",
  uncovered: "Halal, not on the certificate",
  no: "Not halal",
};

/** The wire form of marks; missing or unknown values are "not stated". */
export function parseItemMarks(stored: object): ItemMarks {
  const marks = new Map<string, unknown>(Object.entries(stored));
  const known = <Value>(values: readonly Value[], mark: string) =>
    values.find((value) => value === marks.get(mark)) ?? null;
  const contains = marks.get("contains");
  return {
    halal: known(itemHalal, "halal"),
    meat: known(itemMeats, "meat"),
    slaughter: known(itemSlaughters, "slaughter"),
    contains: Array.isArray(contains) ? itemContents.filter((content) => contains.includes(content)) : [],
  };
}

/** A dish's status, as a place's; "not_halal" if the owner says so or it contains alcohol. */
export type ItemHalalState = HalalState | "not_halal";

export interface ItemHalal {
  state: ItemHalalState;
  /** The slaughter method if stated; null: not stated, or no meat. */
  slaughter: "hand" | "machine" | null;
}

const isMeat = ({ meat }: ItemMarks): boolean => meat !== null && meat !== "none" && meat !== "seafood";

/** "Not halal" by the owner overrides the restaurant's evidence. */
export const isNotHalal = ({ halal, contains }: Pick<ItemMarks, "halal" | "contains">): boolean =>
  halal === "no" || contains.includes("alcohol");

/**
 * A dish's current status, from the restaurant's status and the dish's marks; never stronger than the restaurant's. If a
 * restaurant has halal options, an unmarked dish is not stated; the same for meat if the restaurant states that it has none.
 */
export function getItemHalal(place: HalalSummary | null, marks: ItemMarks): ItemHalal {
  const own = marks.slaughter === "place" ? handOrMachine(place?.slaughter ?? null) : marks.slaughter;
  const slaughter = isMeat(marks) ? own : null;
  if (isNotHalal(marks)) return { state: "not_halal", slaughter: null };
  if (!place) return { state: "unstated", slaughter };
  const isStated =
    place.level === "everything" ||
    (place.level === "options" && marks.halal !== null) ||
    (place.level === "vegetarian_seafood" && !isMeat(marks));
  const state = marks.halal === "uncovered" && place.state === "certified" ? "declared" : place.state;
  return { state: isStated ? state : "unstated", slaughter };
}

const handOrMachine = (slaughter: HalalProfile["slaughter"]) => (slaughter === "both" ? null : slaughter);

/**
 * Whether a dish passes halal filters that its place passes: unstated ones pass none, "certified" requires the certificate to cover
 * it, and "hand" that nothing says otherwise of it. A dish whose slaughter is not stated is as the place states for all its meat;
 * one by machine is refused also if its meat is not stated, as the mark implies that there is some.
 */
export function passesHalalFilters(
  place: HalalSummary | null,
  marks: ItemMarks,
  filters: readonly HalalFilter[],
): boolean {
  const { state, slaughter } = getItemHalal(place, marks);
  const isByMachine = slaughter === "machine" || (marks.meat === null && marks.slaughter === "machine");
  if (isByMachine && filters.includes("hand")) return false;
  return state === "certified" || (state === "declared" && !filters.includes("certified"));
}

const optionWords: Record<ItemHalalState, string> = {
  certified: "Halal",
  declared: "Halal by the owner’s statement",
  expired: "Halal by a certificate that has expired",
  revoked: "Not confirmed as halal",
  unstated: "Not stated whether halal",
  not_halal: "Not halal",
};

/** What no certificate ever covered is not halal by one that has expired. */
const stateWords = (state: ItemHalalState, { halal }: ItemMarks): string =>
  optionWords[state === "expired" && halal === "uncovered" ? "declared" : state];

/**
 * Whether a dish's slaughter is what was seen beside the certificate: by hand only where the place states that of all its meat. A
 * dish's own mark, which nobody looks at, is the owner's word.
 */
export const isSlaughterCertified = (place: HalalSummary | null, state: ItemHalalState): boolean =>
  state === "certified" && place?.slaughter === "hand";

/** The short text on the menu. If everything is halal, only exceptions are mentioned. */
export function itemHalalLabelsFor(place: HalalSummary | null, marks: ItemMarks): string[] {
  const { state, slaughter } = getItemHalal(place, marks);
  const isAsked = place?.level === "options" && place.state !== "unstated";
  const isByHand = slaughter === "hand" && isSlaughterCertified(place, state);
  return [
    ...(isAsked || state === "not_halal" ? [stateWords(state, marks)] : []),
    ...uncoveredWords(place, marks),
    ...(isByHand ? ["Hand-slaughtered"] : []),
    ...contentWords(marks),
  ];
}

/**
 * Beside a dish that is called halal, of the add-ons that are offered or chosen with it: they carry no marks, so where only some dishes
 * are halal nothing is known of them.
 */
export function addonHalalWords(place: HalalSummary | null, marks: ItemMarks): string[] {
  const { state } = getItemHalal(place, marks);
  const isCalledHalal = state === "certified" || state === "declared" || state === "expired";
  return place?.level === "options" && isCalledHalal ? ["Add-ons: not stated whether halal"] : [];
}

/** With a certificate, dishes outside its scope say so. */
const uncoveredWords = (place: HalalSummary | null, { halal }: Pick<ItemMarks, "halal">): string[] =>
  halal === "uncovered" && place?.state === "certified" ? ["Not on the certificate"] : [];

/** "Contains gelatine", on the menu, in the cart, at the checkout, on the receipt. */
const contentWords = ({ contains }: Pick<ItemMarks, "contains">): string[] =>
  contains.map((content) => contentLabels[content]);

/** All facts, for the dish's dialog. */
export function itemHalalFacts(place: HalalSummary | null, marks: ItemMarks): string[] {
  const { state, slaughter } = getItemHalal(place, marks);
  const meat =
    marks.meat && (marks.meat === "none" ? meatLabels.none : `Meat: ${meatLabels[marks.meat].toLowerCase()}`);
  const by = slaughter && `Slaughtered ${itemSlaughterLabels[slaughter].toLowerCase()}`;
  const isSeen = isSlaughterCertified(place, state) || (state === "certified" && slaughter === "machine");
  const slaughterText = isSeen ? by : by && `${by}, by the owner’s statement`;
  const isAsked = place !== null && place.state !== "unstated";
  return [
    isAsked || state === "not_halal" ? stateWords(state, marks) : null,
    meat,
    slaughterText,
    ...uncoveredWords(place, marks),
    ...contentWords(marks),
  ].flatMap((fact) => fact ?? []);
}

/** The marks an owner has not set yet; "halal" is asked only if just some dishes are. */
export function missingMarks(level: HalalProfile["level"], marks: ItemMarks): string[] {
  return [
    ...(level === "options" && marks.halal === null ? ["Halal not stated"] : []),
    ...(marks.meat === null ? ["Meat not stated"] : []),
    ...(isMeat(marks) && marks.slaughter === null ? ["Slaughter not stated"] : []),
  ];
}

/** The marks an owner has set, as texts. */
export const statedMarks = ({ halal, meat, slaughter, contains }: ItemMarks): string[] =>
  [
    halal && itemHalalLabels[halal],
    meat && meatLabels[meat],
    slaughter &&
      (slaughter === "place" ? itemSlaughterLabels.place : `Slaughter ${itemSlaughterLabels[slaughter].toLowerCase()}`),
    ...contentWords({ contains }),
  ].flatMap((mark) => mark ?? []);

/**
 * The filters of a menu with their labels: dishes outside the certificate, where there is one, or with certain contents. Only who
 * looks for alcohol asks for what is not halal.
 */
export function findItemMark(
  name: string | null,
  place: HalalSummary | null,
): { label: string; isOn: (marks: ItemMarks) => boolean } | null {
  if (name === "uncovered" && place?.state === "certified")
    return { label: "Not on the certificate", isOn: (marks) => marks.halal === "uncovered" && !isNotHalal(marks) };
  const content = itemContents.find((one) => one === name);
  if (!content) return null;
  const isShown = (marks: ItemMarks) => content === "alcohol" || !isNotHalal(marks);
  return { label: contentLabels[content], isOn: (marks) => marks.contains.includes(content) && isShown(marks) };
}
