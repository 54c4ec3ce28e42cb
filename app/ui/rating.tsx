import { Icon } from "./icon";

/** Star, average with one decimal and, when the host knows it, the count in brackets. Nothing at all without an average. */
export function Rating({ value, count }: { value: number | null | undefined; count?: number | null }) {
  if (value === null || value === undefined) return null;
  const average = value.toFixed(1);
  const counted = count === null || count === undefined ? "" : ` from ${count} ratings`;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon name="star" weight="fill" size={16} className="text-star" />
      <span className="sr-only">{`Rated ${average} of 5${counted}`}</span>
      <span aria-hidden className="text-ink font-bold tabular-nums">
        {average}
      </span>
      {counted && (
        <span aria-hidden className="text-quiet tabular-nums">
          ({count})
        </span>
      )}
    </span>
  );
}

/** Five stars, filled to the tenth; the number is read out. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const row = (className: string) => (
    <span aria-hidden className={`flex w-max ${className}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" weight="fill" size={size} />
      ))}
    </span>
  );
  return (
    <span className="relative inline-block">
      <span className="sr-only">{`${rating} of 5 stars`}</span>
      {row("text-muted")}
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${(rating / 5) * 100}%` }}>
        {row("text-star")}
      </span>
    </span>
  );
}
