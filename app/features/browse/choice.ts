import type { HalalFilter } from "@domain/halal/status";
import { type Diet, dietNames } from "@domain/menu/diets";
import { cuisines as registrationCuisines, services } from "@domain/options";
import { parseNumber } from "@domain/values/parse-number";
import { paths } from "~/lib/paths";
import { dishPrices, halalOptions, pickupMiles, sorts } from "./options";

export type Service = (typeof services)[number]["value"];
export type BrowseMode = "delivery" | "pickup" | "dine-in";
export type Sort = (typeof sorts)[number]["value"];
type DishPrice = (typeof dishPrices)[number]["value"];

/** The choices in the browse page's URL [HOME-30, FIND-9]. */
export interface BrowseChoice {
  search: string;
  /** Search for the text as typed, without spelling correction [FIND-13]. */
  exact: boolean;
  service: Service;
  sort: Sort;
  open: boolean;
  free: boolean;
  /** Rated 4.5 or higher. */
  rated: boolean;
  deals: boolean;
  /** Price levels, "1" to "4". */
  prices: string[];
  dishPrices: DishPrice[];
  diets: Diet[];
  cuisines: string[];
  /** [HALAL-11] null uses the account's saved filters; an empty list overrides them. */
  halal: HalalFilter[] | null;
  /** The account's saved filters, which are not part of the URL. */
  savedHalal: HalalFilter[];
  /** Miles, for pickup and dine-in; null for the default. */
  within: number | null;
  /** Show all results of one group, in pages. */
  show: "open" | "closed" | "dishes" | "places" | null;
  page: number;
  /** As in the URL; null for the remembered mode. */
  mode: BrowseMode | null;
}

export const defaultBrowseChoice: BrowseChoice = {
  search: "",
  exact: false,
  service: "all",
  sort: "relevance",
  open: false,
  free: false,
  rated: false,
  deals: false,
  prices: [],
  dishPrices: [],
  diets: [],
  cuisines: [],
  halal: null,
  savedHalal: [],
  within: null,
  show: null,
  page: 1,
  mode: null,
};

/** Cards per page of results. */
export const perPage = 24;

/** Open places on the unfiltered first page; half as many on small screens. */
export const firstShown = 8;

const maxSearchLength = 200;
const maxCuisines = 40;
const modes = ["delivery", "pickup", "dine-in"] as const;
const placeGroups = ["open", "closed"] as const;
const groups = [...placeGroups, "dishes", "places"] as const;
const dishPriceNames = dishPrices.map(({ value }) => value);
const priceLevels = ["1", "2", "3", "4"] as const;

/** Reads a URL's query; invalid values are ignored, and without a search what only a search has. */
export function readChoice(query: URLSearchParams): BrowseChoice {
  const search = (query.get("search") ?? "").trim().slice(0, maxSearchLength);
  const page = parseNumber(query.get("page"));
  const within = parseNumber(query.get("within"));
  const isOn = (name: string) => query.get(name) === "on";
  const cuisines = query
    .getAll("cuisine")
    .map((name) => name.trim())
    .filter((name) => name && name.length <= 60 && !name.includes(","));
  return {
    search,
    exact: isOn("exact"),
    service: services.find(({ value }) => value === query.get("service"))?.value ?? "all",
    sort: sorts.find(({ value }) => value === query.get("sort"))?.value ?? "relevance",
    open: isOn("open"),
    free: isOn("free"),
    rated: isOn("rated"),
    deals: isOn("deals"),
    prices: readAll(query, "price", priceLevels),
    dishPrices: search ? readAll(query, "dish", dishPriceNames) : [],
    diets: readAll(query, "diet", dietNames),
    cuisines: [...new Set(cuisines)].slice(0, maxCuisines),
    halal: readHalal(query),
    savedHalal: [],
    within: pickupMiles.find((miles) => miles === within) ?? null,
    show: (search ? groups : placeGroups).find((group) => group === query.get("show")) ?? null,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    mode: modes.find((mode) => mode === query.get("mode")) ?? null,
  };
}

/** "any" overrides the account's saved filters, unless the URL names others. */
function readHalal(query: URLSearchParams): BrowseChoice["halal"] {
  const names = readAll(
    query,
    "halal",
    halalOptions.map(({ value }) => value),
  );
  return names.length > 0 || query.getAll("halal").includes("any") ? names : null;
}

/** [HALAL-11] The filters in effect: those in the URL, otherwise the account's saved ones. */
export const activeHalalFilters = ({ halal, savedHalal }: BrowseChoice): HalalFilter[] => halal ?? savedHalal;

const readAll = <Value extends string>(query: URLSearchParams, name: string, values: readonly Value[]): Value[] =>
  values.filter((value) => query.getAll(name).includes(value));

/** The query for a choice, without default values. */
function choiceQuery(choice: BrowseChoice): URLSearchParams {
  const query = new URLSearchParams();
  const { search, service, sort, within, show, page, mode } = choice;
  if (search) query.set("search", search);
  for (const name of ["exact", "open", "free", "rated", "deals"] as const) if (choice[name]) query.set(name, "on");
  if (service !== "all") query.set("service", service);
  if (sort !== "relevance") query.set("sort", sort);
  for (const level of choice.prices) query.append("price", level);
  for (const range of choice.dishPrices) query.append("dish", range);
  for (const name of choice.diets) query.append("diet", name);
  for (const name of choice.cuisines) query.append("cuisine", name);
  for (const name of choice.halal?.length === 0 ? ["any"] : (choice.halal ?? [])) query.append("halal", name);
  if (within) query.set("within", String(within));
  if (show) query.set("show", show);
  if (page > 1) query.set("page", String(page));
  if (mode) query.set("mode", mode);
  return query;
}

/** The browse page with part of the choice changed; a changed choice starts on the first page. */
export function choiceHref(choice: BrowseChoice, change: Partial<BrowseChoice>, path = paths.home()): string {
  const query = choiceQuery({ ...choice, page: 1, ...change }).toString();
  return query ? `${path}?${query}` : path;
}

/** [HOME-14] Clears everything except the search text, the mode and its distance. */
export const clearedHref = ({ search, exact, mode, within, savedHalal }: BrowseChoice, path = paths.home()) =>
  choiceHref(defaultBrowseChoice, { search, exact, mode, within, halal: savedHalal.length > 0 ? [] : null }, path);

/** Which group of places the page shows alone, if any. */
export const shownPlaces = ({ show }: BrowseChoice): "open" | "closed" | undefined =>
  show === "open" || show === "closed" ? show : undefined;

/** Which group of a search's results the page shows alone, if any. */
export const shownResults = ({ show }: BrowseChoice): "dishes" | "places" | undefined =>
  show === "dishes" || show === "places" ? show : undefined;

/** Whether the list is filtered or sorted; the carousels only show if it is not [HOME-23]. */
export const hasActiveFilters = (choice: BrowseChoice): boolean =>
  choiceQuery({ ...choice, mode: null, within: null }).size > 0;

/** `count` is null if the host provides no counts. */
export interface CuisineOption {
  name: string;
  count: number | null;
}

/**
 * [HOME-13] The cuisine checkboxes: those offered at registration, other types the host counts, and any other selected
 * one (such as a menu category). Those with results come first.
 */
export function cuisineOptions(
  counted: readonly { name: string; count: number }[] | null,
  chosen: readonly string[],
): CuisineOption[] {
  const counts = new Map(counted?.map(({ name, count }) => [name, count]));
  const names = new Set<string>([...registrationCuisines, ...counts.keys(), ...chosen]);
  return [...names]
    .map((name) => ({ name, count: counted ? (counts.get(name) ?? 0) : null }))
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

/** [FIND-12, FIND-17] Those that an empty search and a town's page offer: named ones in reach, or all where the host provides no counts. */
export const offeredCuisines = (options: readonly CuisineOption[]): CuisineOption[] =>
  options.filter(({ name, count }) => count !== 0 && name !== "Other");
