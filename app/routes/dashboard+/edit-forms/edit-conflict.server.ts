import { changedMeanwhile } from "@domain/contract/menu";
import type { Host } from "~/host/client.server";
import { isHostError } from "~/host/errors";
import { getRestaurant } from "~/host/restaurants.server";
import { timeText } from "~/lib/order-text";
import type { EditConflict } from "~/ui/desk/conflict-notice";

type Values = Record<string, unknown>;

/** The fields that are compared, by their names in the form, and how they are said. */
export interface Compared {
  labels: Record<string, string>;
  /** What is there now, as the form would show it; null where it is gone. `words` says a field's value, where it does not say itself. */
  current: (restaurantId: string) => Promise<Current | null>;
}

interface Current {
  values: Values;
  words?: Record<string, (value: unknown) => string>;
}

interface Context {
  host: Host;
  restaurantId: string;
  typed: Values;
  compared: Compared | null;
}

/** Who was faster, when, and where what is there now differs from what was typed; null where that is not why the host refused. */
export async function editConflict(
  error: unknown,
  { host, restaurantId, typed, compared }: Context,
): Promise<EditConflict | null> {
  const change = isHostError(error, "conflict") ? changedMeanwhile.safeParse(error.data).data : undefined;
  if (!change) return null;
  const [now, place] = await Promise.all([compared?.current(restaurantId), getRestaurant(host, restaurantId)]);
  return {
    by: change.updated_by ?? "Somebody else",
    at: timeText(change.updated_at, place?.timeZone),
    version: change.version,
    differences: now && compared ? differences(compared.labels, typed, now) : [],
  };
}

function differences(labels: Compared["labels"], typed: Values, { values, words = {} }: Current) {
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
