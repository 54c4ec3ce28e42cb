import { timestamp } from "@domain/contract/primitives";
import * as z from "zod";

/**
 * [HOST-3] What a host of somebody else answered, as `schema` would have it written: `firstName` for `first_name` and the
 * other way round, 1, "1" and "true" for a boolean, "3" for a number, 7 for a text, a list as its JSON, times as seconds,
 * milliseconds or "2026-11-21 18:30:00" (all UTC). What says something else is left for the schema to refuse; amounts
 * (`decimal`) and what has no fixed fields are never touched.
 */
export function readAs(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema === timestamp) return timeIn(value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return value === null || value === undefined ? value : readAs(schema.unwrap(), value);
  if (schema instanceof z.ZodObject) return objectIn(schema.shape, value);
  if (schema instanceof z.ZodArray) {
    const list = typeof value === "string" && value.startsWith("[") ? parsed(value) : value;
    return Array.isArray(list) ? listIn(schema.element, list) : value;
  }
  if (schema instanceof z.ZodBoolean) return typeof value === "boolean" ? value : (marks.get(String(value)) ?? value);
  if (schema instanceof z.ZodNumber) return typeof value === "string" && isNumber.test(value) ? Number(value) : value;
  if (schema instanceof z.ZodString) return typeof value === "number" ? String(value) : value;
  return value;
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

function objectIn(shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): unknown {
  if (!isObject(value)) return value;
  let read: Record<string, unknown> = value;
  for (const [name, schema] of Object.entries(shape)) {
    const other = otherWay(name);
    const given: string = !(name in value) && other in value ? other : name;
    if (!(given in value)) continue;
    const known = readAs(schema, value[given]);
    if (known === value[given] && given === name) continue;
    if (read === value) read = { ...value };
    read[name] = known;
  }
  return read;
}

function listIn(element: z.core.$ZodType, list: readonly unknown[]): readonly unknown[] {
  const read = list.map((one) => readAs(element, one));
  return read.every((one, index) => one === list[index]) ? list : read;
}

const otherWays = new Map<string, string>();

/** "firstName" for "first_name", "first_name" for "firstName". */
function otherWay(name: string): string {
  const kept = otherWays.get(name);
  if (kept !== undefined) return kept;
  const other = name.includes("_")
    ? name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  otherWays.set(name, other);
  return other;
}

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
