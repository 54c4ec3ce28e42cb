import { Link } from "@remix-run/react";
import { Icon } from "../icon";
import { Khatim } from "../illustration";

type Step = { label: string; to?: string };
type State = "done" | "now" | "later";

const words: Record<State, string> = { done: "Done", now: "You are here", later: "Not started" };
const marks: Record<State, string> = {
  done: "bg-primary text-on-primary",
  now: "bg-accent text-on-accent",
  later: "bg-muted text-quiet",
};
const bars: Record<State, string> = { done: "bg-primary", now: "bg-accent", later: "bg-muted" };

/**
 * Progress through a few steps (`current` counts from 0); completed steps are links. Small screens show "Step 2 of 4",
 * and "All 4 steps done" after the last.
 */
export function ProgressSteps({ label, current, steps }: { label: string; current: number; steps: Step[] }) {
  return (
    <nav aria-label={label}>
      <p className="text-label text-ink mb-2 md:hidden">
        {current < steps.length ? `Step ${current + 1} of ${steps.length}` : `All ${steps.length} steps done`}
        <span className="text-quiet font-normal"> {steps[current]?.label}</span>
      </p>
      <ol className="flex gap-2 md:gap-4">
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "now" : "later";
          return (
            <li
              key={step.label}
              className="min-w-0 flex-1 md:flex-auto"
              aria-current={state === "now" ? "step" : undefined}
            >
              <span aria-hidden className={`block h-1 rounded-full ${bars[state]}`} />
              <span className="mt-3 flex items-start gap-3 max-md:sr-only">
                <Khatim size={40} className={`font-bold tabular-nums ${marks[state]}`}>
                  {state === "done" ? <Icon name="check" weight="bold" size={16} /> : index + 1}
                </Khatim>
                <span className="min-w-0">
                  <StepName step={step} state={state} />
                  <span className="text-small text-quiet block">{words[state]}</span>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepName({ step, state }: { step: Step; state: State }) {
  if (state === "done" && step.to) {
    return (
      <Link to={step.to} className="text-label text-primary block underline underline-offset-[3px]">
        {step.label}
      </Link>
    );
  }
  return <span className={`text-label block ${state === "later" ? "text-quiet" : "text-ink"}`}>{step.label}</span>;
}
