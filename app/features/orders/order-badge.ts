import type { BadgeTone, FilledIconName } from "~/ui/badge";

type ListStatus = "pending" | "completed" | "cancelled";

const looks: Record<ListStatus, { tone: BadgeTone; icon: FilledIconName }> = {
  pending: { tone: "warn", icon: "clock" },
  completed: { tone: "ok", icon: "check-circle" },
  cancelled: { tone: "bad", icon: "x-circle" },
};

/** [ORD-10] Colour and icon of a list's status. */
export const badgeOf = (status: ListStatus) => looks[status];

export const listWords: Record<ListStatus, string> = {
  pending: "Pending",
  completed: "Completed",
  cancelled: "Cancelled",
};
