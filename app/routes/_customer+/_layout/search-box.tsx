import { Form, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import type { Frame } from "./frame";

const names = { restaurants: "search", menu: "q" } as const;
const labels = { restaurants: "Search restaurants or cuisines", menu: "Search this menu" } as const;

/** [HOME-4] Searches the list, or on a restaurant's page its menu; what else is chosen in the address stays. */
export function SearchBox({ search }: { search: Frame["search"] }) {
  const { pathname, search: query } = useLocation();
  const name = names[search];
  const current = new URLSearchParams(query);
  const isList = search === "restaurants";
  const action = isList ? paths.home() : (/^\/restaurant\/[^/]+/.exec(pathname)?.[0] ?? pathname);
  const kept =
    isList && pathname !== paths.home() ? [] : [...current].filter(([key]) => key !== name && key !== "page");
  return (
    <Form method="get" action={action} role="search" className="relative">
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <Icon
        name="magnifying-glass"
        size={22}
        className="text-ink pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2"
      />
      <input
        key={current.get(name) ?? ""}
        type="search"
        name={name}
        aria-label={labels[search]}
        placeholder={labels[search]}
        defaultValue={current.get(name) ?? ""}
        maxLength={200}
        enterKeyHint="search"
        className="field ps-12!"
      />
      <button type="submit" className="sr-only focus:not-sr-only">
        Search
      </button>
    </Form>
  );
}
