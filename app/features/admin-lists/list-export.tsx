import { deskPaths } from "~/lib/desk-paths";
import type { ListState } from "~/lib/list-state";
import { ExportMenu } from "~/ui/desk/export-menu";

type ListExportProps = { list: string; state: ListState; total: number; row: string };

/** [TABLE-6] The export of a list of the administration; `row` is one of its rows by name. */
export function ListExport({ list, state, total, row }: ListExportProps) {
  const asFiltered = { ...state.filters, sort: state.sort };
  return (
    <ExportMenu
      what={total === 1 ? `1 ${row}` : `${total} ${row}s`}
      printHref={deskPaths.adminPrint(list, asFiltered)}
      fileHref={(format) => deskPaths.adminExport(list, { ...asFiltered, format })}
    />
  );
}
