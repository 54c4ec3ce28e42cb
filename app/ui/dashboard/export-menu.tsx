import { Icon } from "../icon";
import { MenuLink } from "../menu";
import { DashboardMenu } from "./menu";

type ExportMenuProps = {
  /** How many rows it takes, as filtered, and what they are: "34 items". */
  what: string;
  printHref: string;
  /** Address of the file in a format. */
  fileHref: (format: "xlsx" | "csv") => string;
};

/** [TABLE-6] All filtered rows, not only the page that is shown: to print, as XLSX or CSV. */
export function ExportMenu({ what, printHref, fileHref }: ExportMenuProps) {
  return (
    <DashboardMenu
      heading={`${what}, as filtered`}
      triggerClassName="rounded-control border-control text-label text-ink hover:bg-sunken min-h-11 gap-2 border px-3.5 pointer-fine:md:min-h-10"
      trigger={
        <>
          <Icon name="download-simple" />
          Export
          <Icon name="caret-down" weight="bold" size={16} />
        </>
      }
    >
      <MenuLink to={printHref} icon="printer">
        Print
      </MenuLink>
      <MenuLink to={fileHref("xlsx")} icon="file-xls" reloadDocument>
        XLS
      </MenuLink>
      <MenuLink to={fileHref("csv")} icon="file-csv" reloadDocument>
        CSV
      </MenuLink>
    </DashboardMenu>
  );
}
