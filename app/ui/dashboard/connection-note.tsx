import { useEffect, useState } from "react";
import type { LiveState } from "~/ui/live/live-stream";
import { cx } from "../cx";
import { Icon } from "../icon";

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** [RUSH-9] Says that the connection is lost, and since when by this computer's clock. */
export function ConnectionNote({ state, className }: { state: LiveState; className?: string }) {
  const isLost = state === "lost";
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => setSince(isLost ? clock.format(new Date()) : null), [isLost]);
  if (!isLost) return null;
  return (
    <p
      role="alert"
      className={cx(
        "bg-danger-soft text-danger-text rounded-control text-label flex items-center gap-2.5 px-4 py-3",
        className,
      )}
    >
      <Icon name="wifi-slash" size={20} />
      <span>Connection lost{since && ` since ${since}`}, trying again. What is shown may be out of date.</span>
    </p>
  );
}
