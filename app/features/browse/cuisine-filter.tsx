import { useState } from "react";
import { categoryLabel } from "@domain/options";
import { formatCount } from "@domain/values/plural";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { Icon } from "~/ui/icon";
import type { CuisineOption } from "./choice";

/** Cuisines visible before "Show more". */
const shown = 8;

type CuisineFilterProps = { cuisines: readonly CuisineOption[]; chosen: readonly string[]; idPrefix: string };

/** [HOME-13] Searchable with JavaScript; "Show more" works without it. Cuisines hidden by the search stay checked. */
export function CuisineFilter({ cuisines, chosen, idPrefix }: CuisineFilterProps) {
  const [searchText, setSearchText] = useState("");
  const matches = ({ name }: CuisineOption) =>
    categoryLabel(name).toLowerCase().includes(searchText.trim().toLowerCase());
  const isSearching = searchText.trim() !== "";
  const rest = cuisines.slice(shown);
  const row = (cuisine: CuisineOption) => (
    <CheckRow
      key={cuisine.name}
      className={matches(cuisine) ? undefined : "hidden!"}
      name="cuisine"
      value={cuisine.name}
      label={categoryLabel(cuisine.name)}
      end={cuisine.count === null ? undefined : formatCount(cuisine.count)}
      disabled={cuisine.count === 0 && !chosen.includes(cuisine.name)}
      defaultChecked={chosen.includes(cuisine.name)}
    />
  );
  return (
    <>
      <div className="relative my-2 noscript:hidden">
        <Icon name="magnifying-glass" className="field-icon text-ink start-3" />
        <input
          type="search"
          id={`${idPrefix}-find-cuisine`}
          aria-label="Find a cuisine"
          placeholder="Find a cuisine"
          value={searchText}
          onChange={(event) => setSearchText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="field field-compact ps-10! xl:min-h-10!"
        />
      </div>
      {cuisines.slice(0, shown).map(row)}
      {rest.length > 0 && (
        <>
          {/* Before its toggle in the document, so that the list grows above "Show less". */}
          <div className={isSearching ? undefined : "hidden [&:has(+details[open])]:block"}>{rest.map(row)}</div>
          <details
            open={rest.some(({ name }) => chosen.includes(name)) || undefined}
            className={isSearching ? "hidden" : "group"}
          >
            <summary className="text-label text-primary rounded-small inline-flex min-h-10 items-center gap-2 pe-2">
              <Icon name="caret-down" weight="bold" size={14} className="group-open:rotate-180" />
              <span className="group-open:hidden">Show more</span>
              <span className="hidden group-open:inline">Show less</span>
            </summary>
          </details>
        </>
      )}
      {isSearching && !cuisines.some(matches) && (
        <p role="status" className="text-meta text-quiet py-2">
          No matches for “{searchText.trim()}”
        </p>
      )}
    </>
  );
}
