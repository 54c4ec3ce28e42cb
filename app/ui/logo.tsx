/**
 * The mark alone: khatim, bowl, crescent. On night the star is saffron. Decorative: the name stands beside it. Drawn in
 * app/ui/drawings.svg, which spares every page's script its paths.
 */
export function LogoMark({ size = 34, night }: { size?: number; night?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      className={night ? "logo-mark-night shrink-0" : "logo-mark shrink-0"}
    >
      <use href="/icons.svg#logo-mark" />
    </svg>
  );
}

/** Mark and wordmark. `size` is the mark's edge in px; the clear space around it is up to the page. */
export function Logo({ size = 34, night }: { size?: number; night?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2" dir="ltr">
      <LogoMark size={size} night={night} />
      <span
        className={`font-display font-extrabold tracking-[-0.035em] [font-stretch:88%] ${night ? "text-white" : "text-ink"}`}
        style={{ fontSize: size * 0.68, lineHeight: 1 }}
      >
        Halal<span className={night ? "text-accent" : "text-primary"}>Go</span>
      </span>
    </span>
  );
}
