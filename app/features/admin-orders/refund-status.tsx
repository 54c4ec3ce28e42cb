import { Badge } from "~/ui/badge";

type Status = "pending" | "succeeded" | "failed";

export const refundStatusText: Record<Status, string> = {
  pending: "Waiting for the provider",
  succeeded: "Given back",
  failed: "Refused by the provider",
};

const looks = {
  pending: { tone: "warn", icon: "hourglass-medium" },
  succeeded: { tone: "ok", icon: "check-circle" },
  failed: { tone: "bad", icon: "warning-circle" },
} as const;

/** The status of a refund as a badge. */
export const RefundStatus = ({ status }: { status: Status }) => (
  <Badge {...looks[status]}>{refundStatusText[status]}</Badge>
);
