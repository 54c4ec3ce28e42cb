import type { BadgeTone, FilledIconName } from "~/ui/badge";

/** [ORD-11] Where an order came from; each has a list of its own. */
export const sources = ["online", "table", "pos"] as const;
export type Source = (typeof sources)[number];

/** Worded as specified [ORD-6]. */
export const sourceTitles: Record<Source, string> = {
  online: "Online Orders",
  table: "Table Orders",
  pos: "POS Orders",
};

/** Orders of a source this app does not know are shown among the online ones. */
export const parseSource = (text: string): Source => sources.find((source) => source === text) ?? "online";

type ListStatus = "pending" | "completed" | "cancelled";

const looks: Record<ListStatus, { tone: BadgeTone; icon: FilledIconName }> = {
  pending: { tone: "warn", icon: "clock" },
  completed: { tone: "ok", icon: "check-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
};

/** [ORD-10] Colour and icon of a list's status. */
export const getBadge = (status: ListStatus) => looks[status];

export const listWords: Record<ListStatus, string> = {
  pending: "Pending",
  completed: "Completed",
  cancelled: "Cancelled",
};
