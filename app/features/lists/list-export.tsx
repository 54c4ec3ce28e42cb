import { dashboardPaths } from "~/lib/dashboard-paths";
import type { ListState } from "~/lib/lists/list-state";
import { ExportMenu } from "~/ui/dashboard/export-menu";

type ListExportProps = {
  /** As `all-lists.server.ts` names it. */
  list: string;
  state: Pick<ListState, "filters" | "sort">;
  total: number;
  row: string;
  area?: "admin" | "dashboard";
};

/** [TABLE-6] The export of a list; `row` is one of its rows by name. */
export function ListExport({ list, state, total, row, area = "admin" }: ListExportProps) {
  const asFiltered = { ...state.filters, sort: state.sort };
  const paths =
    area === "admin"
      ? { print: dashboardPaths.adminPrint, file: dashboardPaths.adminExport }
      : { print: dashboardPaths.dashboardPrint, file: dashboardPaths.dashboardExport };
  return (
    <ExportMenu
      what={total === 1 ? `1 ${row}` : `${total} ${row}s`}
      printHref={paths.print(list, asFiltered)}
      fileHref={(format) => paths.file(list, { ...asFiltered, format })}
    />
  );
}
