/** An empty plate with the khatim on its rim: the picture of 403, 404 and 500. Decorative. */
export function EmptyPlate({ size = 160 }: { size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden focusable="false">
      <use href="/drawings.svg#empty-plate" />
    </svg>
  );
}
