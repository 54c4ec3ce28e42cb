import { deskPaths } from "~/lib/desk-paths";
import type { ListState } from "~/lib/list-state";
import { ExportMenu } from "~/ui/desk/export-menu";

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
      ? { print: deskPaths.adminPrint, file: deskPaths.adminExport }
      : { print: deskPaths.dashboardPrint, file: deskPaths.dashboardExport };
  return (
    <ExportMenu
      what={total === 1 ? `1 ${row}` : `${total} ${row}s`}
      printHref={paths.print(list, asFiltered)}
      fileHref={(format) => paths.file(list, { ...asFiltered, format })}
    />
  );
}
