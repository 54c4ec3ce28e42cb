import { Badge } from "../badge";

/** Says that the data is made up, because the host lacks the call for real data. */
export function SampleBadge({ className }: { className?: string }) {
  return (
    <Badge tone="warn" icon="info" className={className}>
      Sample data
    </Badge>
  );
}
