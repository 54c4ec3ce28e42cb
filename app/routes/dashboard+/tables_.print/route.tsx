import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QrCode } from "~/features/dining-tables/qr-code";
import { loadTables } from "~/features/dining-tables/tables.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireMerchant } from "~/session/guards.server";
import { PrintPage } from "~/ui/dashboard/print-sheet";

export const meta = () => [{ title: "Codes of the tables, to print · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const { tables } = await loadTables(context, restaurant.id);
  return { place: restaurant.name ?? "", tables: tables?.filter(({ is_active }) => is_active) ?? [] };
}

/** [ROUTE-10] A sheet to cut into one card per table. */
export default function PrintTables() {
  const { place, tables } = useLoaderData<typeof loader>();
  return (
    <PrintPage title="Codes of the tables" backHref={dashboardPaths.dashboardTables()}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 print:grid-cols-3 print:gap-2">
        {tables.map((table) => (
          <li
            key={table.id}
            className="border-line bg-surface flex break-inside-avoid flex-col items-center border border-dashed p-4 text-center"
          >
            <p className="text-meta">{place}</p>
            <p className="text-section">{table.label}</p>
            <QrCode table={table} className="my-2 w-full max-w-48" />
            <p className="text-meta">Scan to see the menu and order to this table</p>
            <p className="text-small text-quiet [overflow-wrap:anywhere]">{table.address}</p>
          </li>
        ))}
      </ul>
    </PrintPage>
  );
}
