import type { ReactNode } from "react";
import type { FilledIconName } from "../badge";
import { Icon } from "../icon";
import { Khatim } from "../illustration";

export type TimelineStep = {
  label: string;
  /** "ended": the event that ended it early. */
  state: "done" | "now" | "later" | "ended";
  /** Icon of the current step. */
  icon?: FilledIconName;
  /** A sentence about the current step. */
  text?: ReactNode;
  /** Formatted time, at the end. */
  time?: string;
};

/** Past, current and future steps, from top to bottom. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={`${step.label}${index}`}
          aria-current={step.state === "now" ? "step" : undefined}
          className="flex gap-4"
        >
          <span className="flex w-10 flex-col items-center">
            <Mark step={step} />
            {index < steps.length - 1 && (
              <span className={`w-0.5 flex-1 ${step.state === "done" ? "bg-primary" : "bg-line"}`} />
            )}
          </span>
          <span className={`min-w-0 flex-1 ${step.state === "now" ? "pt-2 pb-6" : "pb-5"}`}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={step.state === "later" ? "text-quiet" : "text-ink font-bold"}>
                {step.label}
                <span className="sr-only">{stepStateTexts[step.state]}</span>
              </span>
              {step.time && <span className="text-meta text-quiet tabular-nums">{step.time}</span>}
            </span>
            {step.text && <span className="text-meta mt-0.5 block">{step.text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What is read out of a step beside its name: of one that ended all, the name says it. */
export const stepStateTexts = { done: ", done", now: ", now", later: ", not yet", ended: "" };

function Mark({ step }: { step: TimelineStep }) {
  if (step.state === "now") {
    return (
      <Khatim size={40} className="bg-accent text-on-accent">
        <Icon name={step.icon ?? "clock"} weight="fill" size={20} />
      </Khatim>
    );
  }
  if (step.state === "later") return <span className="border-control bg-surface size-6 rounded-full border-2" />;
  const isEnded = step.state === "ended";
  return (
    <span
      className={`grid size-6 place-items-center rounded-full ${isEnded ? "bg-danger-soft text-danger-text" : "bg-primary text-on-primary"}`}
    >
      <Icon name={isEnded ? "x" : "check"} weight="bold" size={14} />
    </span>
  );
}
