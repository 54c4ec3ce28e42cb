import { useRef, useState } from "react";
import { defaultOperatingHours, timeOptions } from "@domain/registration/options";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Button } from "../button";
import { Card } from "../card";
import { Icon } from "../icon";
import { FieldError } from "./field";

interface Row {
  day: string;
  fromTime: string;
  toTime: string;
  isOpen: boolean;
}

interface HoursTableProps {
  /** The target of errors about the whole table. */
  id: string;
  /** The form's id. */
  form: string;
  /** As submitted; undefined before that. */
  typed: unknown;
  errors: Record<string, string[] | null | undefined>;
  title?: string;
  text?: string;
  /** The action supports `intent=copy-hours`, so that the copy button works without JavaScript. */
  copiesWithoutScripts?: boolean;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** "10:00 PM" */
function clockText(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Every half hour, and the current value. */
const optionsWith = (time: string) =>
  [...new Set([...timeOptions, time])].sort().map((value) => ({ value, label: clockText(minutes(value)) }));
const usualText = "By the clock of your city. For a day that ends after midnight, choose the time it closes.";
const dayName = (day: string) => `${day.charAt(0)}${day.slice(1).toLowerCase()}`;

/** [WIZ-8…10] The week's opening hours: a table, on small screens a card per day. */
export function HoursTable(props: HoursTableProps) {
  const { id, form, typed, errors, title = "Operating hours", text = usualText, copiesWithoutScripts } = props;
  // The controls are uncontrolled, so choices before hydration stay; a copy re-renders them.
  const [{ rows, version }, setTable] = useState(() => ({ rows: readRows(typed), version: 0 }));
  const body = useRef<HTMLTableSectionElement>(null);
  const isHydrated = useHydrated();
  const copyMonday = () => {
    const chosen = [...(body.current?.rows ?? [])].map((row, index) => getChosenRow(row, rows[index]));
    const { fromTime = "", toTime = "" } = chosen[0] ?? {};
    const copied = chosen.map((row) => (row.isOpen ? { ...row, fromTime, toTime } : row));
    setTable({ rows: copied, version: version + 1 });
  };
  const whole = errors.operatingHours ?? undefined;
  return (
    <Card as="section" id="hours" aria-labelledby="hours-title">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="hours-title" className="text-section">
            {title}
          </h2>
          <p className="text-meta text-quiet">{text}</p>
        </div>
        <Button
          variant="ghost"
          icon="copy"
          className={copiesWithoutScripts ? "-mx-4.5" : "-mx-4.5 noscript:hidden"}
          {...(isHydrated || !copiesWithoutScripts
            ? { onClick: copyMonday }
            : { type: "submit", name: "intent", value: "copy-hours", formNoValidate: true, form })}
        >
          Copy Monday to every open day
        </Button>
      </div>
      <div id={id} tabIndex={-1} className="rounded-small">
        <FieldError id={id} errors={whole} />
      </div>
      <table role="table" aria-labelledby="hours-title" className="mt-3 w-full border-collapse max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-line text-small text-quiet border-b">
            {["Day", "From", "To", "Open"].map((head) => (
              <th key={head} scope="col" className="h-10 pe-4 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="max-md:flex max-md:flex-col">
          {rows.map((row, index) => (
            <HoursRow
              key={`${row.day}${version}`}
              row={row}
              name={`operatingHours[${index}]`}
              form={form}
              errors={errors}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface HoursRowProps {
  row: Row;
  name: string;
  form: string;
  errors: HoursTableProps["errors"];
}

function HoursRow({ row, name, form, errors }: HoursRowProps) {
  const { day, isOpen } = row;
  const [{ fromTime, toTime }, setTimes] = useState(row);
  const label = dayName(day);
  const isNextDay = minutes(toTime) <= minutes(fromTime);
  const times = [
    { key: "fromTime", label: "From", value: row.fromTime },
    { key: "toTime", label: "To", value: row.toTime },
  ] as const;
  return (
    <tr className="group border-line grid-cols-2 gap-x-3 gap-y-2 border-b py-3 last:border-b-0 max-md:grid md:h-13.5">
      <th
        scope="row"
        className="text-label text-ink group-not-has-[input:checked]:text-quiet pe-4 text-start max-md:flex max-md:items-center"
      >
        {label}
        <input type="hidden" name={`${name}.day`} value={day} form={form} />
      </th>
      {times.map((time) => (
        <td key={time.key} className="py-1.5 pe-4 align-top max-md:row-start-2 max-md:p-0">
          <span aria-hidden className="text-small text-quiet mb-1 block md:hidden">
            {time.label}
          </span>
          <span className="relative block md:w-37">
            <select
              id={`${form}-${name}.${time.key}`}
              name={`${name}.${time.key}`}
              form={form}
              aria-label={`${label}, ${time.label.toLowerCase()}`}
              aria-invalid={errors[`${name}.${time.key}`] ? true : undefined}
              defaultValue={time.value}
              onChange={({ currentTarget }) => setTimes((times) => ({ ...times, [time.key]: currentTarget.value }))}
              className="field field-compact group-not-has-[input:checked]:bg-muted group-not-has-[input:checked]:text-quiet max-md:min-h-12"
            >
              {optionsWith(time.value).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3" />
          </span>
          {time.key === "toTime" && isNextDay && (
            <span className="text-small text-quiet mt-1 hidden group-has-[input:checked]:block">
              closes {clockText(minutes(toTime))} next day
            </span>
          )}
          <FieldError id={`${form}-${name}.${time.key}`} errors={errors[`${name}.${time.key}`] ?? undefined} />
        </td>
      ))}
      <td className="align-top max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end md:py-1.5">
        <label className="text-body inline-flex min-h-11 items-center gap-2.5 pointer-fine:md:min-h-10">
          <input
            type="checkbox"
            name={`${name}.isOpen`}
            form={form}
            defaultChecked={isOpen}
            aria-label={`${label}, open`}
            className="check"
          />
          <span aria-hidden className="min-w-13">
            <span className="hidden group-has-[input:checked]:inline">Open</span>
            <span className="text-quiet group-has-[input:checked]:hidden">Closed</span>
          </span>
        </label>
      </td>
    </tr>
  );
}

/** A row's current values. */
function getChosenRow(element: HTMLTableRowElement, row: Row | undefined): Row {
  const [from, to] = element.querySelectorAll("select");
  const isOpen = element.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false;
  return { day: row?.day ?? "", fromTime: from?.value ?? "", toTime: to?.value ?? "", isOpen };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The seven days as submitted, else the usual hours [WIZ-9]. */
function readRows(typed: unknown): Row[] {
  const typedRows = Array.isArray(typed) ? typed.filter(isRecord) : [];
  return defaultOperatingHours.map((usual) => {
    const row = typedRows.find(({ day }) => day === usual.day);
    if (!row) return typedRows.length > 0 ? { ...usual, isOpen: false } : usual;
    const time = (value: unknown, otherwise: string) =>
      typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : otherwise;
    return {
      day: usual.day,
      fromTime: time(row.fromTime, usual.fromTime),
      toTime: time(row.toTime, usual.toTime),
      isOpen: "isOpen" in row && row.isOpen !== null && row.isOpen !== undefined,
    };
  });
}
