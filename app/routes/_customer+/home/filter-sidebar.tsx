import { type BrowseMode, type BrowseChoice, clearedHref } from "~/features/browse/choice";
import { listChosen } from "~/features/browse/chosen-chips";
import type { FilterCounts } from "~/features/browse/filter-counts";
import { FilterForm } from "~/features/browse/filter-form";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";

type FilterSidebarProps = {
  choice: BrowseChoice;
  mode: BrowseMode;
  counts: FilterCounts;
  hasAddress: boolean;
  halal: { isOffered: boolean; canSave: boolean };
};

/** [HOME-7, HOME-14] The filters beside the list, on wide screens only. */
export function FilterSidebar(props: FilterSidebarProps) {
  return (
    <aside aria-label="Filters" className="hidden xl:block">
      <div className="flex min-h-11 items-center justify-between pb-2">
        <h2 className="text-card">Filters</h2>
        {listChosen(props.choice).length > 0 && (
          <TextLink to={clearedHref(props.choice)} alone preventScrollReset className="text-meta">
            Clear all
          </TextLink>
        )}
      </div>
      <FilterForm {...props} here={paths.home()} idPrefix="sidebar">
        <Button type="submit" variant="tonal" wide className="scripting:hidden">
          Apply
        </Button>
      </FilterForm>
    </aside>
  );
}
