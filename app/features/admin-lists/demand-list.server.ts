import { browseCalls } from "@domain/contract/calls/browse";
import { defaultTimeZone } from "@domain/local-time";
import { adminList } from "~/features/lists/list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue } from "~/lib/lists/table-export.server";
import { shortMomentText } from "~/lib/text/order-text";
import { findTownName } from "./missed-search-list.server";

/** A ZIP code in which people asked for delivery; times in New York's time zone. */
export interface DemandLine {
  id: string;
  zip: string;
  /** "Hartford, CT"; null for an unknown code. */
  town: string | null;
  /** People who have not been notified yet. */
  waiting: number;
  /** Everyone who ever asked. */
  asked: number;
  at: string;
  when: string;
}

/** [FIND-5] Where people wait for delivery, most people first; contains no identities. @throws HostError unsupported */
export const demandList = adminList<DemandLine>({
  title: "Demand",
  row: ["ZIP code", "ZIP codes"],
  name: "demand",
  path: dashboardPaths.adminDemand(),
  columns: { filters: ["search"], sorts: ["waiting"], sort: "-waiting" },
  exportColumns: [
    { head: "ZIP code", value: (row) => row.zip, width: 10 },
    { head: "Town", value: (row) => row.town, width: 28 },
    { head: "Waiting", value: (row) => row.waiting, width: 10 },
    { head: "Requests in total", value: (row) => row.asked, width: 12 },
    { head: "Last request", value: (row) => momentValue(row.at, defaultTimeZone), width: 20, isMoment: true },
  ],
  perFile: 1000,
  async read(host, { state, page, perPage }) {
    const query = { search: state.filters.search, page, per_page: perPage };
    const { items, total } = await host.call(browseCalls.listDemand, { query });
    const lines = items.map(async ({ zip_code: zip, waiting, asked, last_at: at }) => ({
      id: zip,
      zip,
      town: await findTownName(zip),
      waiting,
      asked,
      at,
      when: shortMomentText(at, defaultTimeZone, new Date()),
    }));
    return { rows: await Promise.all(lines), total };
  },
});
