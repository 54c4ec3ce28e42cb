import type { AppLoadContext } from "@remix-run/node";
import { encode } from "uqr";
import { listTables } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { isEditor } from "~/session/areas";

/** A code as one path of unit squares in a box of `size`, the quiet zone of four included. */
export function codeShape(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}

/** The own tables, each with its code and the address that the code is; null where the host keeps none. */
export async function loadTables({ host, origin, session }: AppLoadContext, restaurantId: string) {
  const tables = await listTables(host, restaurantId);
  return {
    canEdit: isEditor(session.user?.role ?? ""),
    tables:
      tables?.map((table) => {
        const address = `${origin}${dashboardPaths.tableCode(table.code)}`;
        return { ...table, address, shape: codeShape(address) };
      }) ?? null,
  };
}

export type CodedTable = NonNullable<Awaited<ReturnType<typeof loadTables>>["tables"]>[number];
