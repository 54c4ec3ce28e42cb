/** A spinner in the text colour. The text beside it says what is going on. */
export function Spinner({ size = 20, className = "" }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden className={`shrink-0 animate-spin ${className}`}>
      <path
        d="M10 2.5a7.5 7.5 0 1 0 7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </svg>
  );
}

/**
 * A placeholder with the shape of the content, e.g. `className="h-6 w-40"`. Appears after 150 ms; hidden without
 * JavaScript.
 */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden className={`skeleton block noscript:hidden ${className}`} />;
}
