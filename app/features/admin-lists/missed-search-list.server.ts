import { searchCalls } from "@domain/contract/calls/browse";
import { defaultTimeZone } from "@domain/local-time";
import { adminList } from "~/features/lists/list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue } from "~/lib/lists/table-export.server";
import { shortMomentText } from "~/lib/text/order-text";
import { loadGazetteer } from "~/places/gazetteer.server";

/** A search without results in a ZIP code; times in New York's time zone. */
export interface MissedSearchLine {
  id: string;
  term: string;
  /** null for searches without an address. */
  zip: string | null;
  town: string | null;
  count: number;
  at: string;
  when: string;
}

/** [FIND-18] Searches without results, most frequent first; contains no identities. @throws HostError unsupported */
export const missedSearchList = adminList<MissedSearchLine>({
  title: "Searches Without Result",
  row: ["search", "searches"],
  name: "missed-searches",
  path: dashboardPaths.adminMissedSearches(),
  columns: { filters: ["search"], sorts: ["count"], sort: "-count" },
  exportColumns: [
    { head: "Searched for", value: (row) => row.term, width: 32 },
    { head: "ZIP code", value: (row) => row.zip, width: 10 },
    { head: "Town", value: (row) => row.town, width: 28 },
    { head: "Times", value: (row) => row.count, width: 10 },
    { head: "Last searched", value: (row) => momentValue(row.at, defaultTimeZone), width: 20, isMoment: true },
  ],
  perFile: 1000,
  async read(host, { state, page, perPage }) {
    const query = { search: state.filters.search, page, per_page: perPage };
    const { items, total } = await host.call(searchCalls.listSearchMisses, { query });
    const lines = items.map(async ({ term, zip_code: zip, count, last_at: at }) => ({
      id: `${term} ${zip ?? ""}`,
      term,
      zip,
      town: zip && (await findTownName(zip)),
      count,
      at,
      when: shortMomentText(at, defaultTimeZone, new Date()),
    }));
    return { rows: await Promise.all(lines), total };
  },
});

/** The town of a ZIP code, "Hartford, CT", or null. */
export async function findTownName(zip: string): Promise<string | null> {
  const area = (await loadGazetteer()).zip(zip);
  return area?.zip === zip ? `${area.city.name}, ${area.city.state}` : null;
}
