import { useId } from "react";

const tileStar =
  "M96 48 81.94 62.06 81.94 81.94 62.06 81.94 48 96 33.94 81.94 14.06 81.94 14.06 62.06 0 48 14.06 33.94 14.06 14.06 33.94 14.06 48 0 62.06 14.06 81.94 14.06 81.94 33.94Z";
const innerStar =
  "M67.2 48 61.58 53.62 61.58 61.58 53.62 61.58 48 67.2 42.38 61.58 34.42 61.58 34.42 53.62 28.8 48 34.42 42.38 34.42 34.42 42.38 34.42 48 28.8 53.62 34.42 61.58 34.42 61.58 42.38Z";

type StarPatternProps = { tile?: number; opacity?: number; className?: string };

/** The star-and-cross ornament behind a panel; the parent is `relative overflow-hidden`. Only on night, promos and notes. */
export function StarPattern({ tile = 96, opacity = 0.1, className = "text-white" }: StarPatternProps) {
  const id = useId();
  const scale = tile / 96;
  return (
    <svg
      aria-hidden
      focusable="false"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
      style={{ opacity }}
    >
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <g
          transform={`scale(${scale})`}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6 / scale}
          strokeLinejoin="round"
        >
          <path d={tileStar} />
          <path d={innerStar} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
