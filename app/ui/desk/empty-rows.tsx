import { countFilters, type ListState } from "~/lib/list-state";
import { ButtonLink } from "../button-link";
import { NoData, NoResults } from "../table";

type EmptyRowsProps = { columns: number; path: string; state: ListState; total: number };

/** [TABLE-4] What a list without rows says: that there is nothing yet, or that nothing matches, with the way back to all. */
export function EmptyRows({ columns, path, state, total }: EmptyRowsProps) {
  if (total === 0 && countFilters(state) === 0) return <NoData columns={columns} />;
  return (
    <NoResults columns={columns}>
      No results.
      <ButtonLink to={path} variant="ghost" className="mt-2">
        Clear
      </ButtonLink>
    </NoResults>
  );
}
