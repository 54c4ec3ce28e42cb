import { formatCount } from "@domain/values/plural";
import { Icon } from "./icon";

/** Star, average with one decimal and, when the host knows it, the count in brackets. Nothing at all without an average. */
export function Rating({ value, count }: { value: number | null | undefined; count?: number | null }) {
  if (value === null || value === undefined) return null;
  const average = value.toFixed(1);
  const isCounted = count !== null && count !== undefined;
  return (
    <span
      role="img"
      aria-label={`Rated ${average} of 5${isCounted ? ` from ${formatCount(count)} ratings` : ""}`}
      className="rating"
    >
      <b>{average}</b>
      {isCounted && ` (${formatCount(count)})`}
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
