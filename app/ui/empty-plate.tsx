/** An empty plate with the khatim on its rim: the picture of 403, 404 and 500. Decorative. */
export function EmptyPlate({ size = 160 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" aria-hidden focusable="false">
      <ellipse cx="80" cy="146" rx="56" ry="7" className="fill-muted" />
      <circle cx="80" cy="76" r="66" className="fill-surface stroke-line" strokeWidth="2" />
      <circle
        cx="80"
        cy="76"
        r="58"
        fill="none"
        className="stroke-primary"
        strokeWidth="3"
        strokeDasharray="1 8.1"
        strokeLinecap="round"
      />
      <circle cx="80" cy="76" r="45" className="fill-sunken stroke-line dark:fill-raised" strokeWidth="1.5" />
      <g fill="none" className="stroke-control" strokeWidth="2" strokeLinejoin="round">
        <rect x="65" y="61" width="30" height="30" />
        <rect x="65" y="61" width="30" height="30" transform="rotate(45 80 76)" />
      </g>
    </svg>
  );
}
