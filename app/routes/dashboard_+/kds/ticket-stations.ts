import { isSameStation } from "@domain/kitchen";
import type { Ticket, TicketLine } from "./ticket";
import { getClock } from "./ticket-clock";

const isToCook = ({ stage }: Ticket): boolean => stage === "confirmed" || stage === "preparing";

export interface DishCount {
  name: string;
  details: string;
  qty: number;
  station: string | null;
}

/** Every dish left to cook, the highest quantity first; scheduled orders count from their start time. */
export function countAllDay(tickets: readonly Ticket[], now: number): DishCount[] {
  const sums = new Map<string, DishCount>();
  const running = tickets.filter((ticket) => isToCook(ticket) && getClock(ticket, now).state !== "waits");
  for (const { name, details, qty, station, isDone } of running.flatMap(({ items }) => items)) {
    if (isDone) continue;
    const key = `${name}\n${details}\n${station}`;
    sums.set(key, { name, details, station, qty: qty + (sums.get(key)?.qty ?? 0) });
  }
  return [...sums.values()].sort((a, b) => b.qty - a.qty || a.name.localeCompare(b.name));
}

/** [RUSH-7] A ticket as shown at these stations (none means all); null if nothing is left to prepare there. */
export function ticketAt(ticket: Ticket, stations: readonly string[]): (Ticket & { elsewhere: string | null }) | null {
  const isHere = ({ station }: TicketLine) =>
    station === null || stations.length === 0 || stations.some((name) => isSameStation(name, station));
  const items = ticket.items.filter(isHere);
  if (items.length === 0) return null;
  if (stations.length > 0 && isToCook(ticket) && items.every(({ isDone }) => isDone)) return null;
  const others = new Map<string, number>();
  for (const { station, qty } of ticket.items.filter((item) => !isHere(item))) {
    if (station) others.set(station, (others.get(station) ?? 0) + qty);
  }
  const elsewhere = [...others].map(([name, qty]) => `+ ${qty} at ${name}`).join(", ");
  return { ...ticket, items, elsewhere: elsewhere || null };
}

/** Station names as one form value, a line each; browsers send line ends as CRLF. Empty: all stations. */
export const formatStations = (names: readonly string[]): string => names.join("\n");
export const parseStations = (value: string): string[] => value.split(/\r?\n/).filter((name) => name !== "");
