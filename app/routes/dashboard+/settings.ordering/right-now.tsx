import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { busyMinuteOptions } from "@domain/values/choices";
import { SubmitButton } from "~/ui/button";
import { SelectField } from "~/ui/forms/select-field";
import { Icon } from "~/ui/icon";
import { TitledCard } from "~/ui/layout/titled-card";

interface KitchenLoad {
  /** "+15 min until 6:00 PM"; null when not busy. */
  busy: string | null;
  /** "Not taking orders until 6:00 PM"; null when not paused. */
  paused: string | null;
}

const minutes = (choices: readonly number[]) =>
  choices.map((value) => ({ value: String(value), label: durationText(value) }));

/** [SET-3] Busy mode and pauses, switched during service. Each button posts its own form. */
export function RightNow({ busy, paused }: KitchenLoad) {
  return (
    <TitledCard title="Right now">
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <Load title="Busy" text="Adds minutes to every estimate, for a while.">
          {busy ? (
            <Running icon="timer" text={`Busy: ${busy}`} intent="calm" label="End busy time" />
          ) : (
            <Form method="post" preventScrollReset className="flex flex-col gap-3">
              <div className="grid grid-cols-2 gap-3">
                <SelectField
                  label="Longer by"
                  name="busy_minutes"
                  id="busy-by"
                  defaultValue="15"
                  options={busyMinuteOptions.map((value) => ({ value: String(value), label: `+${value} min` }))}
                />
                <SelectField
                  label="For"
                  name="minutes"
                  id="busy-for"
                  defaultValue="60"
                  options={minutes(busyDurations)}
                />
              </div>
              <SubmitButton name="intent" value="busy" variant="secondary" icon="timer" pendingLabel="Saving...">
                Set as busy
              </SubmitButton>
            </Form>
          )}
        </Load>
        <Load title="Pause" text="No new orders; current orders continue.">
          {paused ? (
            <Running icon="pause-circle" text={paused} intent="resume" label="Take orders again" />
          ) : (
            <Form method="post" preventScrollReset className="flex flex-col gap-3">
              <SelectField
                label="For"
                name="minutes"
                id="pause-for"
                defaultValue="30"
                options={[...minutes(pauseDurations), { value: "day", label: "The rest of the day" }]}
              />
              <SubmitButton
                name="intent"
                value="pause"
                variant="secondary"
                icon="pause-circle"
                pendingLabel="Saving..."
              >
                Pause orders
              </SubmitButton>
            </Form>
          )}
        </Load>
      </div>
    </TitledCard>
  );
}

function Load({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="text-label text-ink font-bold">{title}</h3>
        <p className="text-meta text-quiet">{text}</p>
      </div>
      {children}
    </div>
  );
}

type RunningProps = { icon: "timer" | "pause-circle"; text: string; intent: string; label: string };

function Running({ icon, text, intent, label }: RunningProps) {
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-3">
      <p className="bg-accent-soft text-accent-text rounded-control text-label flex items-center gap-2.5 px-3.5 py-3">
        <Icon name={icon} weight="fill" />
        {text}
      </p>
      <SubmitButton name="intent" value={intent} variant="secondary" pendingLabel="Saving...">
        {label}
      </SubmitButton>
    </Form>
  );
}

/** Durations of busy mode, in minutes. */
export const busyDurations = [30, 60, 90, 120, 180] as const;
/** Durations of a pause, in minutes; the rest of the day is "day". */
export const pauseDurations = [15, 30, 60, 120, 240] as const;

/** "30 minutes", "1 hour", "90 minutes", "2 hours" */
const durationText = (minutes: number): string =>
  minutes % 60 === 0 ? (minutes === 60 ? "1 hour" : `${minutes / 60} hours`) : `${minutes} minutes`;
