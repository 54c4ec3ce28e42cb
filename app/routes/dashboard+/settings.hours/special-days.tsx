import type { ReactNode } from "react";
import { controlProps, FieldError } from "~/ui/forms/field";
import { Icon } from "~/ui/icon";
import { TitledCard } from "~/ui/layout/titled-card";

export interface SpecialDayRow {
  date: string;
  kind: string;
  fromTime: string;
  toTime: string;
  note: string;
}

interface SpecialDaysProps {
  /** The id of the form. */
  form: string;
  rows: readonly SpecialDayRow[];
  /** The range of selectable dates. */
  today: string;
  lastDay: string;
  canEdit: boolean;
  errors: Record<string, string>;
}

/** Empty rows after the existing ones; saving adds new ones. */
const emptyRows = 2;
const empty: SpecialDayRow = { date: "", kind: "closed", fromTime: "", toTime: "", note: "" };

/** [SET-3] Days that differ from their weekday, such as holidays: closed, or with other hours. */
export function SpecialDays({ form, rows, canEdit, errors, today, lastDay }: SpecialDaysProps) {
  const shown = canEdit ? [...rows, ...Array.from({ length: emptyRows }, () => empty)] : rows;
  return (
    <TitledCard
      title="Holidays and special days"
      text="Days on which you close, or open at other times. Customers see them, and nobody can order for a closed day."
    >
      <div id={`${form}-specialDays`} tabIndex={-1}>
        <FieldError id={`${form}-specialDays`} errors={errors.specialDays ? [errors.specialDays] : undefined} />
      </div>
      {shown.length === 0 && <p className="text-body mt-3">No special days are coming up.</p>}
      <ul className="mt-1">
        {shown.map((row, index) => (
          <SpecialDayLine
            key={index}
            row={row}
            name={`specialDays[${index}]`}
            canRemove={canEdit && index < rows.length}
            label={row.date || (index === rows.length ? "New day" : "Another new day")}
            form={form}
            errors={errors}
            today={today}
            lastDay={lastDay}
          />
        ))}
      </ul>
    </TitledCard>
  );
}

interface LineProps extends Pick<SpecialDaysProps, "form" | "errors" | "today" | "lastDay"> {
  row: SpecialDayRow;
  name: string;
  label: string;
  canRemove: boolean;
}

function SpecialDayLine({ form, row, name, label, canRemove, errors, today, lastDay }: LineProps) {
  return (
    <li className="group border-line border-b py-4 last:border-b-0 last:pb-0">
      <fieldset className="grid grid-cols-2 items-start gap-3 md:flex md:flex-wrap">
        <legend className="sr-only">{label}</legend>
        <Part label="Date" form={form} name={`${name}.date`} errors={errors}>
          {(control) => (
            <input type="date" {...control} defaultValue={row.date} min={today} max={lastDay} className="field" />
          )}
        </Part>
        <Part label="On that day" form={form} name={`${name}.kind`} errors={errors}>
          {(control) => (
            <span className="relative block">
              <select {...control} defaultValue={row.kind} className="field">
                <option value="closed">Closed</option>
                <option value="open">Open</option>
              </select>
              <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3" />
            </span>
          )}
        </Part>
        {(["fromTime", "toTime"] as const).map((key) => (
          <Part
            key={key}
            label={key === "fromTime" ? "From" : "To"}
            form={form}
            name={`${name}.${key}`}
            errors={errors}
            className="group-has-[option[value=closed]:checked]:hidden"
          >
            {(control) => <input type="time" {...control} defaultValue={row[key]} className="field" />}
          </Part>
        ))}
        <Part
          label="Note"
          form={form}
          name={`${name}.note`}
          errors={errors}
          className="col-span-2 md:min-w-48 md:flex-1"
        >
          {(control) => (
            <input
              {...control}
              defaultValue={row.note}
              maxLength={80}
              placeholder="Eid, for example"
              className="field"
            />
          )}
        </Part>
      </fieldset>
      {canRemove && (
        <label className="text-meta mt-1 inline-flex min-h-11 items-center gap-2.5">
          <input type="checkbox" name={`${name}.remove`} className="check" /> Remove {label} when saving
        </label>
      )}
    </li>
  );
}

interface PartProps {
  label: string;
  form: string;
  name: string;
  errors: Record<string, string>;
  className?: string;
  children: (control: ReturnType<typeof controlProps>) => ReactNode;
}

function Part({ label, form, name, errors, className, children }: PartProps) {
  const id = `${form}-${name}`;
  const message = errors[name];
  return (
    <div className={className}>
      <label htmlFor={id} className="text-small text-quiet mb-1 block">
        {label}
      </label>
      {children(controlProps({ id, name, errors: message ? [message] : undefined }))}
      <FieldError id={id} errors={message ? [message] : undefined} />
    </div>
  );
}
