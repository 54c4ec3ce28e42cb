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

/** What the browse page's address says [HOME-30, FIND-9]. */
export interface Choice {
  search: string;
  /** The text is meant as it is typed, whatever it finds [FIND-13]. */
  exact: boolean;
  service: Service;
  sort: Sort;
  open: boolean;
  free: boolean;
  /** 4.5 and more. */
  rated: boolean;
  deals: boolean;
  /** Levels, "1" to "4". */
  prices: string[];
  dishPrices: DishPrice[];
  diets: Diet[];
  cuisines: string[];
  /** [HALAL-11] null leaves it to what the account keeps; none lifts that. */
  halal: HalalFilter[] | null;
  /** What the account keeps, which no address says. */
  keptHalal: HalalFilter[];
  /** Miles, of pickup and dine-in; null leaves it to the usual ones. */
  within: number | null;
  /** All of one group, in pages. */
  show: "open" | "closed" | "dishes" | "places" | null;
  page: number;
  /** As the address says; null leaves it to what is remembered. */
  mode: BrowseMode | null;
}

export const nothingChosen: Choice = {
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
  keptHalal: [],
  within: null,
  show: null,
  page: 1,
  mode: null,
};

/** Cards of one page of results. */
export const perPage = 24;

const longestSearch = 200;
const mostCuisines = 40;
const modes = ["delivery", "pickup", "dine-in"] as const;
const groups = ["open", "closed", "dishes", "places"] as const;
const priceLevels = ["1", "2", "3", "4"] as const;

/** Reads an address's query; whatever makes no sense counts as not chosen. */
export function readChoice(query: URLSearchParams): Choice {
  const page = parseNumber(query.get("page"));
  const within = parseNumber(query.get("within"));
  const isOn = (name: string) => query.get(name) === "on";
  const cuisines = query
    .getAll("cuisine")
    .map((name) => name.trim())
    .filter((name) => name && name.length <= 60 && !name.includes(","));
  return {
    search: (query.get("search") ?? "").trim().slice(0, longestSearch),
    exact: isOn("exact"),
    service: services.find(({ value }) => value === query.get("service"))?.value ?? "all",
    sort: sorts.find(({ value }) => value === query.get("sort"))?.value ?? "relevance",
    open: isOn("open"),
    free: isOn("free"),
    rated: isOn("rated"),
    deals: isOn("deals"),
    prices: readAll(query, "price", priceLevels),
    dishPrices: readAll(
      query,
      "dish",
      dishPrices.map(({ value }) => value),
    ),
    diets: readAll(query, "diet", dietNames),
    cuisines: [...new Set(cuisines)].slice(0, mostCuisines),
    halal: readHalal(query),
    keptHalal: [],
    within: pickupMiles.find((miles) => miles === within) ?? null,
    show: groups.find((group) => group === query.get("show")) ?? null,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    mode: modes.find((mode) => mode === query.get("mode")) ?? null,
  };
}

/** "any" lifts what the account keeps, unless others are named. */
function readHalal(query: URLSearchParams): Choice["halal"] {
  const names = readAll(
    query,
    "halal",
    halalOptions.map(({ value }) => value),
  );
  return names.length > 0 || query.getAll("halal").includes("any") ? names : null;
}

/** [HALAL-11] What holds: the address's own word, else what the account keeps. */
export const halalIn = ({ halal, keptHalal }: Choice): HalalFilter[] => halal ?? keptHalal;

const readAll = <Value extends string>(query: URLSearchParams, name: string, values: readonly Value[]): Value[] =>
  values.filter((value) => query.getAll(name).includes(value));

/** The query of a choice, without what is the default anyway. */
function choiceQuery(choice: Choice): URLSearchParams {
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

/** The browse page with some of the choice changed; another choice starts on its first page. */
export function choiceHref(choice: Choice, change: Partial<Choice>, path = paths.home()): string {
  const query = choiceQuery({ ...choice, page: 1, ...change }).toString();
  return query ? `${path}?${query}` : path;
}

/** [HOME-14] Everything but the search text, the mode and its distance is given up. */
export const clearedHref = ({ search, exact, mode, within, keptHalal }: Choice, path = paths.home()) =>
  choiceHref(nothingChosen, { search, exact, mode, within, halal: keptHalal.length > 0 ? [] : null }, path);

/** Whether anything narrows or reorders the list; only without it do the carousels show [HOME-23]. */
export const isNarrowed = (choice: Choice): boolean => choiceQuery({ ...choice, mode: null, within: null }).size > 0;

/** `count` is null when the host counts nothing. */
export interface CuisineOption {
  name: string;
  count: number | null;
}

/**
 * [HOME-13] The checkbox list: the registration's cuisines, every other type that the host counts, and whatever is chosen
 * besides (a menu category of the strip). Those that would leave something come first.
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
