import type { ReactNode } from "react";

/** A list of labels and values in two columns. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 text-base md:grid-cols-2">{children}</dl>;
}

/** A value with its label; a missing value is stated. `wide` spans both columns. */
export function Fact({ label, children, wide }: { label: string; children: ReactNode; wide?: boolean }) {
  const isMissing = children === null || children === undefined || children === "";
  return (
    <div className={wide ? "md:col-span-2" : undefined}>
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className={isMissing ? "text-quiet" : "text-ink font-medium wrap-anywhere"}>
        {isMissing ? "Not given" : children}
      </dd>
    </div>
  );
}

/** Like `Facts`, one per line: label at the start, value beside it. For cards. */
export function FactRows({ children }: { children: ReactNode }) {
  return <dl className="divide-line divide-y text-base">{children}</dl>;
}

export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  const isMissing = children === null || children === undefined || children === "";
  return (
    <div className="grid gap-x-6 py-2.5 md:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-quiet">{label}</dt>
      <dd className={isMissing ? "text-quiet" : "text-ink wrap-anywhere"}>{isMissing ? "Not given" : children}</dd>
    </div>
  );
}
