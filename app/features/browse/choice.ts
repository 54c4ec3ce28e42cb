import { cuisines as registrationCuisines, services } from "@domain/options";
import { readNumber } from "@domain/values/read-number";
import { paths } from "~/lib/paths";

export type Service = (typeof services)[number]["value"];

/** What the browse page's address says [HOME-30]. */
export interface Choice {
  search: string;
  service: Service;
  sort: "relevance" | "rating";
  deals: boolean;
  cuisines: string[];
  page: number;
  /** As the address says; null leaves it to what is remembered. */
  mode: "delivery" | "pickup" | null;
}

export const nothingChosen: Choice = {
  search: "",
  service: "all",
  sort: "relevance",
  deals: false,
  cuisines: [],
  page: 1,
  mode: null,
};

/** Cards of one page of results. */
export const perPage = 24;

const longestSearch = 200;
const mostCuisines = 40;

/** Reads an address's query; whatever makes no sense counts as not chosen. */
export function readChoice(query: URLSearchParams): Choice {
  const page = readNumber(query.get("page"));
  const mode = query.get("mode");
  const cuisines = query
    .getAll("cuisine")
    .map((name) => name.trim())
    .filter((name) => name && name.length <= 60 && !name.includes(","));
  return {
    search: (query.get("search") ?? "").trim().slice(0, longestSearch),
    service: services.find(({ value }) => value === query.get("service"))?.value ?? "all",
    sort: query.get("sort") === "rating" ? "rating" : "relevance",
    deals: query.get("deals") === "on",
    cuisines: [...new Set(cuisines)].slice(0, mostCuisines),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    mode: mode === "delivery" || mode === "pickup" ? mode : null,
  };
}

/** The query of a choice, without what is the default anyway. */
function choiceQuery({ search, service, sort, deals, cuisines, page, mode }: Choice): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (service !== "all") query.set("service", service);
  if (sort !== "relevance") query.set("sort", sort);
  if (deals) query.set("deals", "on");
  for (const name of cuisines) query.append("cuisine", name);
  if (page > 1) query.set("page", String(page));
  if (mode) query.set("mode", mode);
  return query;
}

/** The browse page with some of the choice changed; another choice starts on its first page. */
export function choiceHref(choice: Choice, change: Partial<Choice>, path = paths.home()): string {
  const query = choiceQuery({ ...choice, page: 1, ...change }).toString();
  return query ? `${path}?${query}` : path;
}

/** [HOME-14] Everything but the search text and the mode is given up. */
export const clearedHref = ({ search, mode }: Choice, path = paths.home()) =>
  choiceHref(nothingChosen, { search, mode }, path);

/** Whether anything narrows or reorders the list; only without it do the carousels show [HOME-23]. */
export const isNarrowed = (choice: Choice): boolean => choiceQuery({ ...choice, mode: null }).size > 0;

/** `count` is null when the host counts nothing. */
export interface CuisineOption {
  name: string;
  count: number | null;
}

/**
 * [HOME-13] The checkbox list: the registration's cuisines, every other type that the host counts, and whatever is chosen
 * besides (a menu category of the strip).
 */
export function cuisineOptions(
  counted: readonly { name: string; count: number }[] | null,
  chosen: readonly string[],
): CuisineOption[] {
  const counts = new Map(counted?.map(({ name, count }) => [name, count]));
  const names = new Set<string>([...registrationCuisines, ...counts.keys(), ...chosen]);
  return [...names].map((name) => ({ name, count: counted ? (counts.get(name) ?? 0) : null }));
}
