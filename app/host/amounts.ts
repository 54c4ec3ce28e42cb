import { parseCents } from "@domain/money";

/** A core entity's decimal as cents; null when it is missing or makes no sense, so that it is left out rather than shown as 0. */
export function centsOf(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : parseCents(value);
}

/** A rating or another plain number that may come as text. */
export function numberOf(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
