import type { OrderType } from "@domain/orders/order-type";
import { FieldError } from "~/ui/forms/field";
import { Icon } from "~/ui/icon";
import { ChoiceChip, ChoiceCard, Section } from "./choice-card";
import type { SectionPart } from "./parts";

const titles: Record<OrderType, string> = {
  delivery: "Delivery time",
  takeaway: "Pickup time",
  "dine-in": "Time at the table",
};

/** [CHK-15] As soon as possible, or a time the restaurant offers; while it is closed only the latter. */
export function TimeSection({ view, choices, change }: SectionPart) {
  const { days, isOpen } = view;
  if (days.length === 0 && isOpen) return null;
  return (
    <Section id="when" title={titles[choices.type]}>
      <div className="grid gap-3 md:grid-cols-2">
        {view.occasions.map(({ kind, label, arrives, detail }) => (
          <ChoiceCard
            key={kind}
            name="when"
            value={kind}
            checked={choices.when === kind}
            onPick={() => change({ when: kind, day: "", time: "" })}
            label={label}
            hint={
              <>
                <strong className="text-card text-ink block text-balance">{arrives}</strong>
                {detail}
              </>
            }
          />
        ))}
        <ChoiceCard
          name="when"
          value="asap"
          checked={choices.when === "asap"}
          onPick={() => change({ when: "asap" })}
          disabled={!isOpen}
          label="As soon as possible"
          hint={view.asapHint}
        />
        {view.daySpan && (
          <ChoiceCard
            name="when"
            value="later"
            checked={choices.when === "later"}
            onPick={() => change({ when: "later" })}
            label="Schedule for later"
            hint={view.daySpan}
          />
        )}
      </div>
      {view.timeProblem && <FieldError id="when" errors={[view.timeProblem]} />}
      {choices.when !== "asap" && days.length > 0 && <Times {...{ view, choices, change }} />}
      {view.ramadan && <p className="text-meta text-quiet mt-3">{view.ramadan.method}</p>}
    </Section>
  );
}

/** A day, then a time of it; without JavaScript "Update" shows the times of another day. */
function Times({ view, choices, change }: SectionPart) {
  return (
    <div className="mt-4">
      <div role="radiogroup" aria-label="Day" className="mb-4 flex flex-wrap gap-2.5">
        {view.days.map(({ date, day }) => (
          <ChoiceChip
            key={date}
            name="day"
            value={date}
            label={day}
            checked={choices.day === date}
            onPick={() => change({ day: date, time: "" })}
          />
        ))}
      </div>
      {view.occasion && <input type="hidden" name="time" value={choices.time} form="choices" />}
      {view.times.length > 0 && (
        <div className="field-box max-w-90">
          <label htmlFor="time" className="text-label text-ink mb-1.5 block">
            Time
          </label>
          <div className="relative">
            <select
              id="time"
              name="time"
              form="choices"
              className="field"
              aria-describedby="time-hint"
              value={choices.time || view.times[0]?.value}
              onChange={(event) => change({ time: event.currentTarget.value })}
            >
              {view.times.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon
              name="caret-down"
              weight="bold"
              size={16}
              className="text-quiet pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2"
            />
          </div>
          <p id="time-hint" className="text-meta text-quiet mt-1.5">
            In the restaurant&apos;s own time.
            <span className="scripting:hidden"> Another day? Press Update.</span>
          </p>
        </div>
      )}
    </div>
  );
}
