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

/** [CHK-15] As soon as possible, or an available time; only the latter while the restaurant is closed. */
export function TimeSection({ view, choices, change }: SectionPart) {
  const { days, isOpen } = view;
  if (days.length === 0 && isOpen) return null;
  return (
    <Section id="when" title={titles[choices.type]}>
      <div className="grid gap-3 md:grid-cols-2">
        {view.occasions.map(({ kind, label, arrives, detail, isFull }) => (
          <ChoiceCard
            key={kind}
            name="when"
            value={kind}
            checked={choices.when === kind}
            disabled={isFull}
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
      <Quarters {...view} chosen={choices.time} />
      {view.timeProblem && <FieldError id="when" errors={[view.timeProblem]} />}
      {choices.when !== "asap" && days.length > 0 && <Times view={view} choices={choices} change={change} />}
      {view.ramadan && <p className="text-meta text-quiet mt-3">{view.ramadan.method}</p>}
    </Section>
  );
}

/** Submit buttons, which need no script: each chooses that quarter hour. */
const Quarters = ({ quarters, chosen }: Pick<SectionPart["view"], "quarters"> & { chosen: string }) =>
  quarters.length > 0 && (
    <>
      <p id="quarters" className="text-meta text-quiet mt-4 mb-2">
        Other times around today’s iftar
      </p>
      <div
        role="group"
        aria-labelledby="quarters"
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2.5 md:grid-cols-3"
      >
        {quarters.map(({ value, label, isFull }) => (
          <button
            key={value}
            form="choices"
            name="quarter"
            value={value}
            disabled={isFull}
            aria-pressed={value === chosen}
            className="rounded-control border-control bg-surface text-label text-ink hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text aria-pressed:ring-primary disabled:bg-muted disabled:border-line disabled:text-quiet min-h-11 border px-1 tabular-nums aria-pressed:ring-1"
          >
            {label}
            {isFull && <span className="text-meta block">Full</span>}
          </button>
        ))}
      </div>
    </>
  );

/** A day and one of its times; without JavaScript "Update" loads the times of another day. */
function Times({ view, choices, change }: SectionPart) {
  return (
    <div className="mt-4">
      <p aria-hidden className="text-label text-ink mb-1.5">
        Day
      </p>
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
              {view.times.map(({ value, label, isFull }) => (
                <option key={value} value={value} disabled={isFull}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3.5" />
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
