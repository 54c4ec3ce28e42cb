const star =
  "M38.2 20 32.87 25.33 32.87 32.87 25.33 32.87 20 38.2 14.67 32.87 7.13 32.87 7.13 25.33 1.8 20 7.13 14.67 7.13 7.13 14.67 7.13 20 1.8 25.33 7.13 32.87 7.13 32.87 14.67Z";
const bowl = "M9.6 20.4h20.8a1 1 0 0 1 1 1.1A11.4 11.4 0 0 1 20 31 11.4 11.4 0 0 1 8.6 21.5a1 1 0 0 1 1-1.1Z";
const crescent = "M22.6 8.2a5.1 5.1 0 1 0 3.7 7.5 4.3 4.3 0 0 1-3.7-7.5Z";

/** The mark alone: khatim, bowl, crescent. On night the star is saffron. Decorative: the name stands beside it. */
export function LogoMark({ size = 34, night }: { size?: number; night?: boolean }) {
  const [body, inside, moon] = night
    ? ["fill-accent stroke-accent", "fill-night", "fill-night"]
    : ["fill-primary stroke-primary", "fill-surface", "fill-accent"];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false" className="shrink-0">
      <path d={star} strokeWidth="2.6" strokeLinejoin="round" className={body} />
      <path d={bowl} className={inside} />
      <path d={crescent} className={moon} />
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
