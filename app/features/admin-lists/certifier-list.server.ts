import { halalCalls } from "@domain/contract/calls/halal";
import type { Certifier } from "@domain/contract/halal";
import { adminList } from "~/features/lists/list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { filterRows } from "~/lib/lists/filter-rows";

/** [HALAL-3] The directory of certifiers; the host does not paginate it. @throws HostError unsupported */
export const certifierList = adminList<Certifier>({
  title: "Certifiers",
  row: ["certifier", "certifiers"],
  name: "certifiers",
  path: dashboardPaths.adminCertifiers(),
  columns: {
    filters: ["search", "status"],
    choices: { status: ["active", "inactive"] },
    sorts: ["name", "country"],
    sort: "name",
  },
  exportColumns: [
    { head: "Name", value: (row) => row.name, width: 32 },
    { head: "Short name", value: (row) => row.short_name, width: 14 },
    { head: "Country", value: (row) => row.country, width: 18 },
    { head: "Website", value: (row) => row.website, width: 32 },
    { head: "Look-up address", value: (row) => row.lookup_url, width: 40 },
    { head: "Phone", value: (row) => row.phone, width: 18 },
    { head: "Certificates", value: (row) => row.certificates, width: 12 },
    { head: "Status", value: (row) => (row.is_active ? "Active" : "Inactive"), width: 12 },
  ],
  read: async (host, { state, page, perPage: limit }) =>
    filterRows(
      (await host.call(halalCalls.listCertifiers)).items,
      { ...state, page, limit },
      {
        textOf: ({ name, short_name: short, country }) => [name, short, country],
        valueOf: ({ name, country }, column) => (column === "country" ? country : name),
        matches: ({ is_active: isActive }, { status }) => !status || status === (isActive ? "active" : "inactive"),
      },
    ),
});
