import { Icon } from "~/ui/icon";
import { Khatim } from "~/ui/illustration";
import { stepStateTexts } from "~/ui/layout/timeline";
import type { OrderView } from "./load-order.server";

/** The progress of an order as a row of steps. */
export function OrderProgress({ steps }: { steps: OrderView["progress"] }) {
  return (
    <ol aria-label="Progress" className="flex max-md:-mx-4">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={isHere(step) ? "step" : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center text-center"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-4.5 h-0.5 w-full ${step.state === "later" ? "bg-line" : "bg-primary"}`}
            />
          )}
          <span className="relative z-1 grid h-9 place-items-center">
            <Mark state={step.state} />
          </span>
          <span className={`text-small mt-1 ${isHere(step) ? "text-ink font-bold" : "text-quiet"}`}>
            {step.label}
            <span className="sr-only">{stepStateTexts[step.state]}</span>
          </span>
          {step.time && <span className="text-small text-quiet tabular-nums">{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}

const isHere = ({ state }: OrderView["progress"][number]) => state === "now" || state === "ended";

function Mark({ state }: { state: OrderView["progress"][number]["state"] }) {
  if (state === "now") {
    return (
      <Khatim size={36} className="bg-accent text-on-accent">
        <Icon name="bell" weight="fill" size={18} />
      </Khatim>
    );
  }
  if (state === "ended") {
    return (
      <span className="bg-danger-soft text-danger-text grid size-9 place-items-center rounded-full">
        <Icon name="x" weight="bold" size={16} />
      </span>
    );
  }
  if (state === "later") return <span className="border-control bg-raised size-5 rounded-full border-2" />;
  return (
    <span className="bg-primary text-on-primary grid size-5 place-items-center rounded-full">
      <Icon name="check" weight="bold" size={12} />
    </span>
  );
}
