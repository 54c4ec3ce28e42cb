import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { formatCount } from "@domain/values/plural";

export type TabItem = { to: string; label: string; count?: number; current: boolean };

/** Scrolls the current link to the middle of a strip that is wider than its place. `scrollIntoView` would also scroll the page. */
export function showCurrent(strip: HTMLElement | null) {
  const link = strip?.querySelector("[aria-current]");
  if (!strip || !link) return;
  const [frame, { left, right }] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
  strip.scrollLeft += (left + right - frame.left - frame.right) / 2;
}

/** Tabs are links; the current one has `aria-current`. Scrolls sideways on small screens. */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.to;
  useEffect(() => showCurrent(strip.current), [current]);
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul ref={strip} className="strip -mb-px flex gap-6">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item.current ? "page" : undefined}
              preventScrollReset
              className={`inline-flex min-h-11 min-w-6 items-center justify-center gap-2 border-b-3 px-0.5 pb-1 font-semibold whitespace-nowrap -outline-offset-2! ${
                item.current ? "border-primary text-ink" : "text-quiet hover:text-ink border-transparent"
              }`}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="rounded-tag bg-muted text-small text-ink px-1.5 font-semibold tabular-nums">
                  {formatCount(item.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
