import { formatCents } from "@domain/money";

/** An amount in cents, always with two decimals and never mirrored. `signed` writes "+$1.00" for extras. */
export function Money({ cents, signed }: { cents: number | null | undefined; signed?: boolean }) {
  const sign = signed && (cents ?? 0) >= 0 ? "+" : "";
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {sign + formatCents(cents)}
    </bdi>
  );
}

/** A price; with `wasCents` the old price stands struck beside the new one. */
export function Price({ cents, wasCents }: { cents: number | null | undefined; wasCents?: number | null }) {
  if (typeof wasCents !== "number" || wasCents <= (cents ?? 0)) {
    return (
      <span className="text-ink font-bold">
        <Money cents={cents} />
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">Now</span>
      <span className="text-ink font-bold">
        <Money cents={cents} />
      </span>
      <s className="text-meta text-quiet">
        <span className="sr-only">was </span>
        <Money cents={wasCents} />
      </s>
    </span>
  );
}
