type StarPatternProps = { tile?: number; opacity?: number; className?: string };

/** The star-and-cross ornament behind a panel; the parent is `relative overflow-hidden`. Only on night, promos and notes. */
export function StarPattern({ tile = 96, opacity = 0.1, className = "text-white" }: StarPatternProps) {
  return <span aria-hidden className={`star-pattern ${className}`} style={{ opacity, maskSize: tile }} />;
}
