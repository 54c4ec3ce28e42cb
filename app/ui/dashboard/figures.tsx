import type { ReactNode } from "react";
import { Card } from "../card";
import { cx } from "../cx";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";

export interface Figure {
  label: string;
  value: ReactNode;
  /** A small line below. */
  note?: ReactNode;
  icon?: IconName;
}

/** Key figures side by side in a card; below 1024 px two per row or, of five, three, and the first of an odd number is wider. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <Card as="section" aria-label={label} padded={false} className="overflow-hidden">
      <dl className="figures">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt className={cx("text-meta text-quiet", figure.icon && "pe-8")}>{figure.label}</dt>
            {figure.icon && (
              <dd aria-hidden>
                <Icon name={figure.icon} size={24} />
              </dd>
            )}
            <dd className="text-figure text-ink mt-0.5 tabular-nums">{figure.value}</dd>
            {figure.note && <dd className="text-meta text-quiet">{figure.note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A change in percent since `before`: "October", and when that was: "in October". An increase is good. */
export function Change({ percent, before }: { percent: number | null; before: { text: string; time: string } }) {
  if (percent === null) return <>Nothing {before.time} to compare with</>;
  if (percent === 0) return <>Same as {before.text}</>;
  const isDown = percent < 0;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span
        className={`inline-flex items-center gap-1 font-semibold tabular-nums ${isDown ? "text-danger-text" : "text-success-text"}`}
      >
        <Icon name={isDown ? "trend-down" : "trend-up"} weight="bold" size={14} />
        <span className="sr-only">{isDown ? "Down" : "Up"} </span>
        {Math.abs(percent).toLocaleString("en-US")}%
      </span>
      on {before.text}
    </span>
  );
}
