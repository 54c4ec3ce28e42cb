import type { OrderStatus } from "@domain/orders/order-status";

/** [RUSH-6] How long a bump can be undone before the customer is emailed. Milliseconds. */
export const undoMs = 20_000;

/**
 * [RUSH-7] The status changes that follow when lines of a ticket are bumped or recalled: the first done line starts the order, the
 * last one makes it ready, and a recalled line brings it back to preparing. Null: the order has no ticket.
 * @param done whether each line is done now
 */
export function findTicketSteps(status: OrderStatus, done: readonly boolean[]): OrderStatus[] | null {
  const isWhole = done.every(Boolean);
  switch (status) {
    case "accepted":
      if (!done.some(Boolean)) return [];
      return isWhole ? ["preparing", "ready"] : ["preparing"];
    case "preparing":
      return isWhole ? ["ready"] : [];
    case "ready":
      return isWhole ? [] : ["preparing"];
    case "placed":
    case "completed":
    case "rejected":
    case "cancelled":
      return null;
  }
}

/** Matches how customers write about allergies. */
const allergyWords = /allerg|anaphyla|intoleran|c(o?e)liac/i;

/** [RUSH-7] Whether a note mentions an allergy, so that the ticket can highlight it. */
export const mentionsAllergy = (note: string | null | undefined): boolean => allergyWords.test(note ?? "");

/** [RUSH-7] Kitchen stations: Grill, Fryer, Cold. Compared by name, ignoring case and spaces. */
export const maxStationLength = 30;
export const stationLengthMessage = `A station can be at most ${maxStationLength} characters`;
export const isSameStation = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The stations of a kitchen: its own list, then others named by its dishes. */
export function listStations(named: readonly string[], used: readonly (string | null)[]): string[] {
  const all = [...named];
  for (const name of used) if (name && !all.some((known) => isSameStation(known, name))) all.push(name);
  return all;
}

/** The stations a display shows after one was toggled: one, several, or none, which means all. */
export const toggleStation = (shown: readonly string[], pressed: string): string[] =>
  shown.some((name) => isSameStation(name, pressed))
    ? shown.filter((name) => !isSameStation(name, pressed))
    : [...shown, pressed];
