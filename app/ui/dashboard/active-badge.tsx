import { Badge } from "~/ui/badge";

/** "Active" or "Inactive". */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? "ok" : "neutral"} icon={isActive ? "check-circle" : "pause-circle"}>
      {isActive ? "Active" : "Inactive"}
    </Badge>
  );
}
