/** The shape of what comes, e.g. `className="h-6 w-40"`. Appears after 150 ms; not shown without JavaScript. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden className={`skeleton block noscript:hidden ${className}`} />;
}
