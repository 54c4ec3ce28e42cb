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

/** On a phone two per row, or one where letters are too large for two. */
const phoneColumns = "max-md:grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))]";

/** Key figures side by side in a card; below 1024 px two per row or, of five, three; the first is wider then. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  const isOdd = figures.length % 2 === 1;
  return (
    <Card as="section" aria-label={label} padded={false} className="overflow-hidden">
      <dl
        className={cx(
          "-m-px grid grid-cols-2 min-[64rem]:flex",
          phoneColumns,
          figures.length === 5 && "md:grid-cols-3",
        )}
      >
        {figures.map((figure, index) => (
          <div
            key={figure.label}
            className={cx(
              "border-line relative flex flex-1 flex-col border-s border-t p-5 max-md:px-4",
              isOdd && index === 0 && "max-md:col-span-full md:max-[64rem]:col-span-2",
            )}
          >
            <dt className={cx("text-meta text-quiet", figure.icon && "pe-8")}>{figure.label}</dt>
            {figure.icon && (
              <dd aria-hidden className="text-primary absolute end-5 top-5">
                <Icon name={figure.icon} size={24} />
              </dd>
            )}
            <dd className="text-figure text-ink mt-0.5 tabular-nums max-xl:text-[1.375rem]">{figure.value}</dd>
            {figure.note && <dd className="text-meta text-quiet">{figure.note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A change in percent; `than` is the comparison: "on October". An increase is good. */
export function Change({ percent, than }: { percent: number | null; than: string }) {
  if (percent === null) return <>Nothing {than.replace(/^on /, "in ")} to compare with</>;
  if (percent === 0) return <>As {than.replace(/^on /, "in ")}</>;
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
      {than}
    </span>
  );
}
