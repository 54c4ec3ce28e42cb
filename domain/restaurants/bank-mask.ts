const dots = "••••";

/**
 * A bank number as pages show it: its last four digits, of a short one the last two; nothing of none. A mask stays as it is, so a number that
 * a host has masked already may be given as well.
 */
export function maskNumber(number: string): string {
  if (number === "" || isMaskedNumber(number)) return number;
  return `${dots}${number.slice(number.length >= 8 ? -4 : -2)}`;
}

/** Whether a form brings back what `maskNumber` showed. */
export const isMaskedNumber = (text: string): boolean => text.startsWith(dots);

/** What a form means: a mask that is still that of `stored` leaves it as it was. */
export const resolveMaskedNumber = (
  typed: string | null | undefined,
  stored: string | null | undefined,
): string | null => (typed && stored && typed === maskNumber(stored) ? stored : typed || null);
