import { merchantListWithSalesExport } from "~/features/lists/list.server";
import { getReportRestaurant } from "~/features/lists/period.server";
import { type Guest, listGuests } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue } from "~/lib/lists/table-export.server";
import { shortMomentText } from "~/lib/text/order-text";
import { phoneText } from "~/lib/text/phone-text";

/** A customer of the restaurant; times in its time zone. */
const toGuestRow = (guest: Guest, zone: string) => ({
  id: guest.id,
  name: guest.name,
  phone: guest.phone ?? null,
  orders: guest.orders,
  total: guest.total ?? null,
  lastVisit: guest.last_visit,
  zone,
  last: shortMomentText(guest.last_visit, zone, new Date()),
  allergies: guest.allergies ?? null,
  notes: guest.notes ?? null,
});

export type GuestRow = ReturnType<typeof toGuestRow>;

/**
 * [RUSH-17] The whole team sees this list; only those who see sales may export it, with all names and phone numbers.
 * @throws HostError unsupported
 */
export const guestList = merchantListWithSalesExport<GuestRow>({
  title: "Customers",
  row: ["customer", "customers"],
  name: "customers",
  path: dashboardPaths.dashboardGuests(),
  columns: {
    filters: ["search", "from", "to"],
    days: ["from", "to"],
    sorts: ["name", "orders", "total", "last"],
    sort: "-last",
  },
  exportColumns: [
    { head: "Name", value: (row) => row.name, width: 28 },
    { head: "Phone", value: (row) => row.phone && phoneText(row.phone), width: 18 },
    { head: "Orders", value: (row) => row.orders, width: 10 },
    { head: "Spent", value: (row) => (row.total === null ? null : row.total / 100), isMoney: true, width: 12 },
    { head: "Last visit", value: (row) => momentValue(row.lastVisit, row.zone), width: 20, isMoment: true },
    { head: "Time zone", value: (row) => row.zone, width: 18, inFilesOnly: true },
    { head: "Allergies", value: (row) => row.allergies, width: 28 },
    { head: "Notes", value: (row) => row.notes, width: 40 },
  ],
  perFile: 1000,
  async read(host, { scope: { restaurantId }, state, page, perPage }) {
    const { search, from: date_from, to: date_to } = state.filters;
    const query = { search, date_from, date_to, sort: state.sort, page, per_page: perPage };
    const [{ timeZone: zone }, { guests, total }] = await Promise.all([
      getReportRestaurant(host, { id: restaurantId }),
      listGuests(host, restaurantId, query),
    ]);
    return { rows: guests.map((guest) => toGuestRow(guest, zone)), total };
  },
});
