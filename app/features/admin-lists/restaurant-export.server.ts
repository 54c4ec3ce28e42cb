import { defaultTimeZone } from "@domain/local-time";
import { statusWord } from "~/features/admin-restaurants/status-badge";
import type { AdminRestaurant } from "~/host/admin-restaurants.server";
import { type ExportColumn, momentValue } from "~/lib/lists/table-export.server";
import { phoneText } from "~/lib/text/phone-text";

/** Columns of the export of restaurants. */
export const restaurantExportColumns: readonly ExportColumn<AdminRestaurant>[] = [
  { head: "Restaurant name", value: (row) => row.name, width: 28 },
  { head: "Owner email", value: (row) => row.ownerEmail, width: 30 },
  { head: "Phone", value: (row) => row.phone && phoneText(row.phone), width: 18 },
  { head: "Address", value: (row) => row.address, width: 40 },
  { head: "Category", value: (row) => row.category, width: 16 },
  { head: "Status", value: (row) => statusWord(row.status), width: 12 },
  { head: "Reason", value: (row) => row.reason, width: 40 },
  { head: "Registered", value: (row) => momentValue(row.createdAt, defaultTimeZone), width: 20, isMoment: true },
];
