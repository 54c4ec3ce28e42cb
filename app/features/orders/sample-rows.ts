import type { OrderRow } from "./order-row.server";
import type { Source } from "./sources";

const names = ["Amina Rahman", "Omar Haddad", "Nadia Siddiqui", "Yusuf Demir", "Layla Karim"];
const types: Record<Source, string> = { online: "Delivery", table: "Dine-in", pos: "Takeaway" };
const statuses = ["pending", "completed", "completed", "cancelled", "completed"] as const;

/** [HOST-63] What the list looks like, for a host that keeps no orders; shown under a badge that says so. */
export const sampleRows = (source: Source): OrderRow[] =>
  names.map((customer, index) => ({
    id: `sample-${index + 1}`,
    number: `HG-${1001 + index}`,
    source,
    type: types[source],
    customer,
    total: 1849 + index * 735,
    when: `Nov ${12 - index}, 6:${10 + index} PM`,
    listStatus: statuses[index] ?? "completed",
    step: null,
    isNew: false,
    minutesLeft: null,
  }));
