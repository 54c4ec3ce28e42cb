import type { ReactNode } from "react";

/** What is known of a thing, as a list of labels and values, two abreast. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 text-base md:grid-cols-2">{children}</dl>;
}

/** One of them; without a value it says so. `wide` takes the whole width. */
export function Fact({ label, children, wide }: { label: string; children: ReactNode; wide?: boolean }) {
  const isMissing = children === null || children === undefined || children === "";
  return (
    <div className={wide ? "md:col-span-2" : undefined}>
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className={isMissing ? "text-quiet" : "text-ink font-medium break-words"}>
        {isMissing ? "Not given" : children}
      </dd>
    </div>
  );
}
