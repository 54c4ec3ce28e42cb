import type { OrderType } from "@domain/order-status";
import { Icon } from "~/ui/icon";
import { ChoiceCard } from "./choice-card";
import type { SectionPart } from "./parts";
import { Section } from "./section";

const titles: Record<OrderType, string> = {
  delivery: "Delivery time",
  takeaway: "Pickup time",
  "dine-in": "Time at the table",
};

/** [CHK-15] As soon as possible, or a time the restaurant offers; while it is closed only the latter. */
export function TimeSection({ view, choices, change }: SectionPart) {
  const { days, isOpen, opens } = view;
  if (days.length === 0 && isOpen) return null;
  const first = days[0];
  const last = days.at(-1);
  const span = first && last && (first === last ? first.day : `${first.day} to ${last.day}`);
  return (
    <Section id="when" title={titles[choices.type]}>
      <div className="grid gap-3 md:grid-cols-2">
        <ChoiceCard
          name="when"
          value="asap"
          checked={choices.when === "asap"}
          onPick={() => change({ when: "asap" })}
          disabled={!isOpen}
          label="As soon as possible"
          hint={
            isOpen
              ? view.arrival
              : `Closed${opens ? `. Opens ${opens.toLowerCase().replace(/[ap]m$/, (half) => half.toUpperCase())}` : ""}`
          }
        />
        {days.length > 0 && (
          <ChoiceCard
            name="when"
            value="later"
            checked={choices.when === "later"}
            onPick={() => change({ when: "later" })}
            label="Schedule for later"
            hint={span}
          />
        )}
      </div>
      {choices.when === "later" && days.length > 0 && <TimeSelect {...{ view, choices, change }} />}
    </Section>
  );
}

function TimeSelect({ view, choices, change }: SectionPart) {
  return (
    <div className="field-box mt-4 max-w-90">
      <label htmlFor="time" className="text-label text-ink mb-1.5 block">
        Order for
      </label>
      <div className="relative">
        <select
          id="time"
          name="time"
          form="choices"
          className="field"
          value={choices.time || view.days[0]?.times[0]?.value}
          onChange={(event) => change({ time: event.currentTarget.value })}
        >
          {view.days.map(({ day, times }) => (
            <optgroup key={day} label={day}>
              {times.map(({ value, label }) => (
                <option key={value} value={value}>{`${day}, ${label}`}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon
          name="caret-down"
          weight="bold"
          size={16}
          className="text-quiet pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2"
        />
      </div>
      <p className="text-meta text-quiet mt-1.5">Times are {view.restaurant.name}&apos;s own.</p>
    </div>
  );
}
