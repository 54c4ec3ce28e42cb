import type { BadgeTone, FilledIconName } from "~/ui/badge";

/** [ORD-11] Where an order came from; each source has its own list. */
export const sources = ["online", "table", "pos"] as const;
export type Source = (typeof sources)[number];

/** Titles fixed by [ORD-6]. */
export const sourceTitles: Record<Source, string> = {
  online: "Online Orders",
  table: "Table Orders",
  pos: "POS Orders",
};

/** Orders from an unknown source are listed as online orders. */
export const parseSource = (text: string): Source => sources.find((source) => source === text) ?? "online";

type ListStatus = "pending" | "completed" | "cancelled";

const looks: Record<ListStatus, { tone: BadgeTone; icon: FilledIconName }> = {
  pending: { tone: "warn", icon: "clock" },
  completed: { tone: "ok", icon: "check-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
};

/** [ORD-10] Color and icon of a status in lists. */
export const getBadge = (status: ListStatus) => looks[status];

export const listWords: Record<ListStatus, string> = {
  pending: "Pending",
  completed: "Completed",
  cancelled: "Cancelled",
};
