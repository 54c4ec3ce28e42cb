import { Form, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { SearchSuggestionsProps } from "~/features/search/search-suggestions";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import type { Frame } from "./frame";

const names = { restaurants: "search", menu: "q" } as const;
const labels = { restaurants: "Search dishes, places or cuisines", menu: "Search this menu" } as const;

/** [HOME-4, FIND-10] Searches dishes and places, or on a restaurant's page its menu; what else is chosen in the address stays. */
export function SearchBox({ search }: { search: Frame["search"] }) {
  const { pathname, search: query } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const name = names[search];
  const current = new URLSearchParams(query);
  const isList = search === "restaurants";
  const action = isList ? paths.home() : (/^\/restaurant\/[^/]+/.exec(pathname)?.[0] ?? pathname);
  const kept =
    isList && pathname !== paths.home()
      ? []
      : [...current].filter(([key]) => key !== name && key !== "page" && key !== "exact");
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
        ref={input}
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
      {isList && <Suggesting input={input} of={query} />}
    </Form>
  );
}

/** [FIND-12] The script of the suggestions is fetched once the field is used; without it the field is what it is. */
function Suggesting({ input, of }: { input: React.RefObject<HTMLInputElement>; of: string }) {
  const [loaded, setLoaded] = useState<{ List: ComponentType<SearchSuggestionsProps>; field: HTMLInputElement }>();
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let isGone = false;
    const load = () => {
      import("~/features/search/search-suggestions").then(
        ({ SearchSuggestions }) => isGone || setLoaded({ List: SearchSuggestions, field }),
        () => field.addEventListener("focus", load, { once: true }),
      );
    };
    if (document.activeElement === field) load();
    else field.addEventListener("focus", load, { once: true });
    return () => {
      isGone = true;
      field.removeEventListener("focus", load);
    };
    // Another address brings another field.
  }, [input, of]);
  return loaded && loaded.field.isConnected ? <loaded.List input={loaded.field} /> : null;
}
