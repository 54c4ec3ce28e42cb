import { parse } from "hono/utils/cookie";
import { cookieName } from "~/session/cookies/cookies.server";

/** The request data that a shared page is rendered from; nothing else of the request affects it. */
export interface PageVariant {
  key: string;
  /** Path and query. */
  target: string;
  /** Only theme and mode, if they are not the defaults. */
  cookie: string;
  /** The restaurant of the page; null for lists and pages without one. */
  restaurantId: string | null;
}

/** Pages that are the same for all visitors, with their query parameters. Not `mode`, which sets a cookie. */
const publicPages = [
  { path: /^\/(?:about|privacy|terms|halal)?$/, query: [] },
  { path: /^\/halal-food\/[\w-]+\/[\w-]+$/, query: [] },
  { path: /^\/restaurant\/([\w-]+)$/, query: ["q", "sort", "reviews"] },
  {
    path: /^\/home$/,
    query: "search exact service sort open free rated deals halal price dish diet cuisine within show page".split(" "),
  },
];
const maxTargetLength = 300;

/** Cookies that do not affect these pages. Any other cookie besides the two preferences makes a page personal. */
const ignoredCookies = ["devices", "sidebar", "kitchenTheme"];

/** The cache variant of a request; null if the response is personal. */
export function getPageVariant(
  { method = "", target, headers }: { method?: string; target: string; headers: Pick<Headers, "get"> },
  { origin, host }: { origin: string; host: string },
): PageVariant | null {
  if ((method !== "GET" && method !== "HEAD") || target.length > maxTargetLength) return null;
  const [path = "", query] = target.split("?", 2);
  const page = publicPages.find((one) => one.path.test(path));
  if (!page || headers.get("authorization")) return null;
  if (query && ![...new URLSearchParams(query).keys()].every((name) => page.query.includes(name))) return null;
  const cookie = readPreferences(headers.get("cookie"), origin.startsWith("https:"));
  if (cookie === null) return null;
  const restaurantId = page.path.exec(path)?.[1] ?? null;
  return { key: `${origin} ${host} ${target} ${cookie}`, target, cookie, restaurantId };
}

function readPreferences(header: string | null, isSecure: boolean): string | null {
  if (!header) return "";
  const { [cookieName("theme", isSecure)]: theme, [cookieName("mode", isSecure)]: mode, ...others } = parse(header);
  const ignored = new Set(ignoredCookies.map((name) => cookieName(name, isSecure)));
  if (Object.keys(others).some((name) => !ignored.has(name))) return null;
  const preferences = { theme: theme === "dark" && theme, mode: mode === "pickup" && mode };
  return Object.entries(preferences)
    .flatMap(([name, value]) => (value ? `${cookieName(name, isSecure)}=${value}` : []))
    .join("; ");
}
