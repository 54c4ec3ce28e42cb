import type { ReactNode } from "react";
import { Card } from "../card";

export interface Figure {
  label: string;
  value: ReactNode;
  /** A small line below. */
  note?: ReactNode;
}

/** A few numbers side by side in one card. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <Card as="section" aria-label={label} padded={false} className="overflow-hidden">
      <dl className="-m-px grid grid-cols-2 xl:flex">
        {figures.map((figure) => (
          <div key={figure.label} className="border-line flex flex-1 flex-col border-s border-t p-5">
            <dt className="text-meta text-quiet">{figure.label}</dt>
            <dd className="text-figure text-ink mt-0.5 tabular-nums">{figure.value}</dd>
            {figure.note && <dd className="text-meta text-quiet">{figure.note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
