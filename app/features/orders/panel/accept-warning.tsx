import { Icon } from "~/ui/icon";
import type { OrderView } from "./load-order.server";

/** How long the order still waits; then the platform cancels it and gives everything back. */
export function AcceptWarning({ deadline }: { deadline: NonNullable<OrderView["deadline"]> }) {
  const { minutes, isOver, at } = deadline;
  return (
    <p
      className={`rounded-control flex gap-2.5 p-3.5 ${minutes <= 5 ? "bg-danger-soft text-danger-text" : "bg-accent-soft text-accent-text"}`}
    >
      <Icon name="timer" weight="fill" size={22} className="shrink-0" />
      <span>
        <strong>{isOver ? "The time to accept is over." : leftText(minutes)}</strong>{" "}
        {isOver
          ? `It was to be accepted by ${at}, and is cancelled and given back by itself now.`
          : `Not accepted by ${at}, it is cancelled and given back by itself.`}
      </span>
    </p>
  );
}

function leftText(minutes: number): string {
  if (minutes < 1) return "Less than a minute left to accept.";
  if (minutes === 1) return "1 minute left to accept.";
  return minutes > 120 ? `${Math.floor(minutes / 60)} hours left to accept.` : `${minutes} minutes left to accept.`;
}
