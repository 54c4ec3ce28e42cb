import * as z from "zod";
import { decimal, happenedAt, periodEnd, periodStart, timestamp } from "@domain/contract/primitives";
import { defaultTimeZone, toInstant } from "@domain/local-time";
import { parseCents, toDecimal } from "@domain/money";

/**
 * [HOST-3] The one place that knows how other hosts spell what the contract defines. Converts an answer to what
 * `schema` expects: `firstName` for `first_name` and vice versa, 1, "1" and "true" for booleans, "3" for a number, 7
 * for a text or an id, 15.9 for "15.9", a list as JSON text, times as seconds, milliseconds or "2026-11-21 18:30:00"
 * (all UTC), dates as that day, and null for omitted nullable fields. Anything else is left for the schema to refuse;
 * records without fixed fields are not touched.
 */
export const coerce = (schema: z.core.$ZodType, value: unknown): unknown => createReader(schema)(value);

type Reader = (value: unknown) => unknown;

const readers = new WeakMap<z.core.$ZodType, Reader>();

/** Computed once per schema: inspecting a zod schema takes longer than reading a value. */
function createReader(schema: z.core.$ZodType): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const reader = newReader(schema);
  readers.set(schema, reader);
  return reader;
}

function newReader(schema: z.core.$ZodType): Reader {
  if (schema === decimal) return (value) => (typeof value === "number" ? toDecimalText(value) : value);
  if (schema === timestamp) return timeAt(noon);
  if (schema === happenedAt) return timeAt(noon, dayOfOthers);
  if (schema === periodStart) return timeAt(0, dayOfOthers);
  if (schema === periodEnd) return timeAt(24 * 60, dayOfOthers);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const read = createReader(schema.unwrap());
    return (value) => (value === null || value === undefined ? value : read(value));
  }
  if (schema instanceof z.ZodObject) return objectReader(schema.shape);
  if (schema instanceof z.ZodArray) return listReader(createReader(schema.element));
  if (schema instanceof z.ZodBoolean)
    return (value) => (typeof value === "boolean" ? value : (marks.get(String(value)) ?? value));
  if (schema instanceof z.ZodNumber)
    return (value) => (typeof value === "string" && isNumber.test(value) ? Number(value) : value);
  if (schema instanceof z.ZodString) return (value) => (typeof value === "number" ? String(value) : value);
  return (value) => value;
}

/** An amount sent as a number with at most two decimals. */
const toDecimalText = (value: number): string =>
  /^\d+(?:\.\d{1,2})?$/.test(String(value)) ? String(value) : toDecimal(parseCents(value));

/** The schema, with its input coerced first. */
export const lenient = <Answer extends z.ZodType>(schema: Answer) =>
  z
    .unknown()
    .transform((value) => coerce(schema, value))
    .pipe(schema);

const marks = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);
const isNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** A JSON object, which a list is not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function objectReader(shape: Readonly<Record<string, z.core.$ZodType>>): Reader {
  const fields = Object.entries(shape).map(([name, schema]) => {
    return { name, other: swapCase(name), read: createReader(schema), isNullable: schema instanceof z.ZodNullable };
  });
  return (value) => {
    if (!isObject(value)) return value;
    let found: Record<string, unknown> = value;
    for (const { name, other, read, isNullable } of fields) {
      const sentName: string = !(name in value) && other in value ? other : name;
      if (!isNullable && !(sentName in value)) continue;
      const known = read(value[sentName]) ?? (isNullable ? null : undefined);
      if (known === value[sentName] && sentName === name) continue;
      if (found === value) found = { ...value };
      found[name] = known;
    }
    return found;
  };
}

const listReader =
  (readOne: Reader): Reader =>
  (value) => {
    const list: unknown = typeof value === "string" && value.startsWith("[") ? parsed(value) : value;
    if (!Array.isArray(list)) return value;
    const read = list.map(readOne);
    return read.every((one, index) => one === list[index]) ? list : read;
  };

/** "firstName" for "first_name", "first_name" for "firstName". */
const swapCase = (name: string): string =>
  name.includes("_")
    ? name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** For dates without a time: noon falls on the same day in every zone that people order in. */
const noon = 12 * 60;

const aDay = /^(\d{4}-\d\d-\d\d)(?:[ T]00:00(?::00(?:\.0+)?)?)?$/;
/** Midnight UTC as other hosts write it; our own API writes ".000Z" and means the time. */
const utcMidnight = /^(\d{4}-\d\d-\d\d)[ T]00:00(?::00(?:\.0{6,})?)?(?:Z|[+-]00:?00)$/;
const anAmericanDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const withoutZone = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

const findDay = (text: string): string | undefined => aDay.exec(text)?.[1];
/** Also accepts times that only other hosts send for a date. */
const dayOfOthers = (text: string): string | undefined => findDay(text) ?? utcMidnight.exec(text)?.[1];

/**
 * A time as the contract defines it. One without a zone is UTC. A date is that day in the platform's time zone, at the
 * minute `ofDay`: as UTC it would be shown as the day before. Invalid times are null, as if omitted.
 */
function timeAt(ofDay: number, dayOf = findDay): Reader {
  return (value) => {
    const digits = /^\d{10}(?:\d{3})?$/.exec(String(value))?.[0];
    const instant = digits && new Date(Number(digits) * (digits.length === 10 ? 1_000 : 1)).toISOString();
    if (instant && !dayOf(instant.replace(".000", ""))) return instant;
    const raw = instant?.replace(".000", "") ?? value;
    if (typeof raw !== "string") return value;
    const text = raw.trim().replace(anAmericanDay, (_, month: string, day: string, year: string) => {
      return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    });
    const day = dayOf(text);
    if (day) return Number.isNaN(Date.parse(day)) ? null : toInstant(day, ofDay, defaultTimeZone).toISOString();
    const read = text.replace(withoutZone, "$1T$2Z");
    return Number.isNaN(Date.parse(read)) ? null : read;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A core entity's decimal as cents; null when missing or invalid, so that it is omitted rather than shown as 0. */
export function parseCentsOrNull(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : parseCents(value);
}

/** A rating or another plain number that may be sent as text. */
export function parseNumberOrNull(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
