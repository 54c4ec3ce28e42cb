import type { Arrival } from "./arrival.server";

/** The time an order is due, as the largest thing around. */
export function ArrivalClock({ arrival, large }: { arrival: Arrival; large?: boolean }) {
  return (
    <p>
      <span className="text-on-night-quiet block">{arrival.label}</span>
      <bdi
        dir="ltr"
        className={`text-clock block whitespace-nowrap ${large ? "text-[3.75rem]! md:text-[5rem]!" : "text-[3.125rem]!"}`}
      >
        {arrival.clock}
        <span className="text-accent ms-1.5 text-[0.4em] tracking-normal">{arrival.half}</span>
      </bdi>
    </p>
  );
}
