import { Icon } from "./icon";

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
