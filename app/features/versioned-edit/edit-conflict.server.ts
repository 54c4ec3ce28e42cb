import { changedMeanwhile } from "@domain/contract/menu";
import { isHostError } from "~/host/errors";
import { timeText } from "~/lib/text/order-text";

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What is there now, as the form would show it. `words` says a field's value, where it does not say itself. */
export interface StoredValues {
  values: FormValues;
  words?: Record<string, (value: unknown) => string>;
}

/** The fields that are compared, by their names in the form, and how they are said. */
export interface Compared {
  labels: Record<string, string>;
  /** null where it is gone. */
  current: () => Promise<StoredValues | null>;
}

interface Typed {
  typed: FormValues;
  compared: Compared | null;
  /** By whose clock it is said when that was. */
  timeZone: () => Promise<string>;
}

/** Who was faster, when, and where what is there now differs from what was typed; null where that is not why the host refused. */
export async function editConflict(error: unknown, { typed, compared, timeZone }: Typed) {
  const change = isHostError(error, "conflict") ? changedMeanwhile.safeParse(error.data).data : undefined;
  if (!change) return null;
  const [now, zone] = await Promise.all([compared?.current(), timeZone()]);
  return {
    by: change.updated_by ?? "Somebody else",
    at: timeText(change.updated_at, zone),
    version: change.version,
    differences: now && compared ? differences(compared.labels, typed, now) : [],
  };
}

function differences(labels: Compared["labels"], typed: FormValues, { values, words = {} }: StoredValues) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const say = words[name] ?? ((value: unknown) => saidOf(value, values[name]));
    const [yours, theirs] = [say(typed[name]), say(values[name])];
    return isSame(yours, theirs) ? [] : [{ label, yours, theirs }];
  });
}

/** "4" is "4.00". */
const isSame = (yours: string, theirs: string) =>
  yours === theirs || (yours !== "" && theirs !== "" && Number(yours) === Number(theirs));

/** As a form sends it: a list may come as its only member, a mark as "on" or not at all. */
function saidOf(value: unknown, stored: unknown): string {
  if (typeof stored === "boolean") return value === true || value === "on" || value === "true" ? "Yes" : "No";
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === "string")
    .join(", ")
    .trim();
}
