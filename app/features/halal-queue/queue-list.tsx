import { Link } from "@remix-run/react";
import type { QueueKind } from "~/features/halal-evidence/evidence.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { Queue, QueueLine } from "./queue.server";

const kinds: { kind: QueueKind; label: string }[] = [
  { kind: "new", label: "New" },
  { kind: "expiring", label: "Expiring" },
  { kind: "expired", label: "Expired" },
  { kind: "reported", label: "Reported" },
];

/** Tabs of the four lists with their counts. */
export function QueueKinds({ queue, columns }: { queue: Queue; columns: 2 | 4 }) {
  return (
    <nav aria-label="Lists" className={cx("grid grid-cols-2 gap-2", columns === 4 && "md:grid-cols-4")}>
      {kinds.map(({ kind, label }) => (
        <Link
          key={kind}
          to={dashboardPaths.adminHalal({ kind })}
          aria-current={queue.kind === kind ? "true" : undefined}
          className={cx(
            "rounded-small text-meta flex min-h-11 items-center justify-between gap-1 border px-2.5",
            queue.kind === kind
              ? "border-primary bg-primary-soft text-primary-text ring-primary font-bold ring-1"
              : "border-line text-ink hover:bg-sunken dark:hover:bg-muted",
          )}
        >
          {label}
          <span className="tabular-nums">{queue.counts[kind]}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Texts of the empty lists. */
const nothingThere: Record<QueueKind, string> = {
  new: "Nothing is waiting.",
  expiring: "No certificate ends within 60 days.",
  expired: "No certificate has expired.",
  reported: "Nobody has reported anything.",
};

type QueueRowsProps = {
  queue: Queue;
  /** The entry that is open. */
  current: string | null;
};

/** The queue, oldest first; each entry links to the page that decides it. */
export function QueueRows({ queue, current }: QueueRowsProps) {
  if (queue.rows.length === 0) return <p className="text-meta text-quiet p-5">{nothingThere[queue.kind]}</p>;
  return (
    <ul className="divide-line divide-y">
      {queue.rows.map((line) => (
        <li key={line.key}>
          <QueueLink line={line} isCurrent={line.to === current} />
        </li>
      ))}
    </ul>
  );
}

function QueueLink({ line, isCurrent }: { line: QueueLine; isCurrent: boolean }) {
  const { to, name, what, picture, age, isLate } = line;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "flex items-center gap-3 border-s-4 py-3 ps-3 pe-4 -outline-offset-2!",
        isCurrent ? "border-primary bg-primary-soft" : "hover:bg-sunken dark:hover:bg-muted border-transparent",
      )}
    >
      {picture ? (
        <Picture src={picture} alt="" width={44} height={44} className="rounded-small size-11 shrink-0" />
      ) : (
        <span aria-hidden className="rounded-small bg-muted text-quiet grid size-11 shrink-0 place-items-center">
          <Icon name="storefront" size={22} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="text-label text-ink block break-words">{name}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="text-meta text-body">{what}</span>
          <Badge tone={isLate ? "warn" : "neutral"}>{age}</Badge>
        </span>
      </span>
    </Link>
  );
}
