import { Link } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { type BrowseChoice, choiceHref, type CuisineOption, offeredCuisines } from "~/features/browse/choice";

type CuisineLinksProps = { choice: BrowseChoice; cuisines: readonly CuisineOption[] };

/** [FIND-12] After a search for nothing: the cuisines in reach, as the search field suggests them with scripts. */
export function CuisineLinks({ choice, cuisines }: CuisineLinksProps) {
  const offered = offeredCuisines(cuisines);
  if (offered.length === 0) return null;
  return (
    <nav aria-labelledby="cuisines-heading">
      <h2 id="cuisines-heading" className="text-section mb-3">
        Cuisines
      </h2>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ name, count }) => (
          <li key={name}>
            <Link to={choiceHref(choice, { cuisines: [name] })} className="chip">
              {categoryLabel(name)}
              {count !== null && <span className="text-quiet font-normal tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
