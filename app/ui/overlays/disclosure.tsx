import type { ReactNode } from "react";
import { Icon } from "../icon";

/** A line that opens what is below it; a native `<details>`. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group">
      <summary className="rounded-small text-label text-ink flex min-h-11 items-center justify-between gap-3">
        {summary}
        <Icon
          name="caret-down"
          weight="bold"
          size={16}
          className="duration-fast transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
