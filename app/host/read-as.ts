import { timestamp } from "@domain/contract/primitives";
import * as z from "zod";

/**
 * [HOST-3] What a host of somebody else answered, as `schema` would have it written: `firstName` for `first_name` and the
 * other way round, 1, "1" and "true" for a boolean, "3" for a number, 7 for a text, a list as its JSON, times as seconds,
 * milliseconds or "2026-11-21 18:30:00" (all UTC). What says something else is left for the schema to refuse; amounts
 * (`decimal`) and what has no fixed fields are never touched.
 */
export const readAs = (schema: z.core.$ZodType, value: unknown): unknown => readerOf(schema)(value);

type Reader = (value: unknown) => unknown;

const readers = new WeakMap<z.core.$ZodType, Reader>();

/** Worked out once a schema: asking what kind of schema one is takes zod longer than reading a value does. */
function readerOf(schema: z.core.$ZodType): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const reader = newReader(schema);
  readers.set(schema, reader);
  return reader;
}

function newReader(schema: z.core.$ZodType): Reader {
  if (schema === timestamp) return timeIn;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const read = readerOf(schema.unwrap());
    return (value) => (value === null || value === undefined ? value : read(value));
  }
  if (schema instanceof z.ZodObject) return objectReader(schema.shape);
  if (schema instanceof z.ZodArray) return listReader(readerOf(schema.element));
  if (schema instanceof z.ZodBoolean)
    return (value) => (typeof value === "boolean" ? value : (marks.get(String(value)) ?? value));
  if (schema instanceof z.ZodNumber)
    return (value) => (typeof value === "string" && isNumber.test(value) ? Number(value) : value);
  if (schema instanceof z.ZodString) return (value) => (typeof value === "number" ? String(value) : value);
  return (value) => value;
}

/** The schema, reading tolerantly. */
export const tolerant = <Answer extends z.ZodType>(schema: Answer) =>
  z
    .unknown()
    .transform((value) => readAs(schema, value))
    .pipe(schema);

const marks = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);
const isNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function objectReader(shape: Readonly<Record<string, z.core.$ZodType>>): Reader {
  const fields = Object.entries(shape).map(([name, schema]) => {
    return { name, other: otherWay(name), read: readerOf(schema) };
  });
  return (value) => {
    if (!isObject(value)) return value;
    let found: Record<string, unknown> = value;
    for (const { name, other, read } of fields) {
      const given: string = !(name in value) && other in value ? other : name;
      if (!(given in value)) continue;
      const known = read(value[given]);
      if (known === value[given] && given === name) continue;
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
const otherWay = (name: string): string =>
  name.includes("_")
    ? name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Local times of a day are no `timestamp`; one without a zone is UTC, as the contract's are. */
function timeIn(value: unknown): unknown {
  const digits = /^\d{10}(?:\d{3})?$/.exec(String(value))?.[0];
  if (digits) return new Date(Number(digits) * (digits.length === 10 ? 1_000 : 1)).toISOString();
  if (typeof value !== "string") return value;
  return value.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)$/, "$1T$2Z");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
