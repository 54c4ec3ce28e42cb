import { Badge } from "../badge";

/** Says that what is shown is made up, since the host lacks the call for the real thing. */
export function SampleBadge({ className }: { className?: string }) {
  return (
    <Badge tone="warn" icon="info" className={className}>
      Sample data
    </Badge>
  );
}
