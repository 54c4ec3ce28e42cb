import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { type Choice, clearedHref, type CuisineOption } from "~/features/browse/choice";
import { FilterForm } from "~/features/browse/filter-form";

type FilterSidebarProps = { choice: Choice; cuisines: readonly CuisineOption[]; dealCount: number | null };

/** [HOME-7, HOME-14] At the start of wide screens only. */
export function FilterSidebar(props: FilterSidebarProps) {
  return (
    <aside aria-label="Filters" className="hidden xl:block">
      <div className="flex items-baseline justify-between pb-4">
        <h2 className="text-card text-xl">Filters</h2>
        <TextLink to={clearedHref(props.choice)} alone preventScrollReset className="text-meta">
          Clear all
        </TextLink>
      </div>
      <FilterForm {...props} here={paths.home()} idPrefix="sidebar">
        <Button type="submit" variant="tonal" wide className="scripting:hidden">
          Apply
        </Button>
      </FilterForm>
    </aside>
  );
}
