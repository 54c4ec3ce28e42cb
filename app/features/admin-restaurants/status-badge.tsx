import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";

const looks: Record<string, { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  active: { tone: "ok", icon: "check-circle", word: "Active" },
  rejected: { tone: "bad", icon: "x-circle", word: "Rejected" },
  suspended: { tone: "bad", icon: "pause-circle", word: "Suspended" },
};
const pending = { tone: "warn", icon: "hourglass-medium", word: "Pending" } as const;

type Status = "active" | "pending" | "rejected" | "suspended";

/** [ADMIN-8] */
export const statusWord = (status: Status): string => (looks[status] ?? pending).word;

/** [ADMIN-8] A restaurant's status as a badge. */
export function StatusBadge({ status }: { status: Status }) {
  const { tone, icon, word } = looks[status] ?? pending;
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
