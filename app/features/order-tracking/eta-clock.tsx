import { cx } from "~/ui/cx";
import type { Eta } from "./order-eta.server";

/** An order's expected time, as the page's largest text. */
export function EtaClock({ eta, large }: { eta: Eta; large?: boolean }) {
  // "11:55 PM–12:05 AM": across noon or midnight both have AM or PM.
  const isLong = eta.clock.length > 11;
  // "12:00–12:10" must not overlap the picture beside it on phones.
  const isWide = eta.clock.length > 9;
  return (
    <p>
      <span className="text-on-night-quiet block">{eta.label}</span>
      <bdi
        dir="ltr"
        className={cx(
          // Beyond the words beside the picture, and in two lines only where the screen is too narrow for it.
          "text-clock block w-max",
          large ? "max-w-[calc(100vw-(--spacing(8)))]" : "max-w-[calc(100vw-(--spacing(16)))]",
          large && (isLong ? "text-[2.625rem]! md:text-[4rem]!" : "text-[3.75rem]! md:text-[5rem]!"),
          !large &&
            (isLong
              ? "text-[2rem]! md:text-[3.125rem]!"
              : isWide
                ? "text-[2.5rem]! md:text-[3.125rem]!"
                : "text-[3.125rem]!"),
        )}
      >
        {eta.clock}
        <span className="text-accent ms-1.5 text-[0.4em] tracking-normal whitespace-nowrap">{eta.half}</span>
      </bdi>
    </p>
  );
}
