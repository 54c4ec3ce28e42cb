const dots = "••••";

/**
 * Masks a bank number for display: the last four digits, or the last two of a short number; empty stays empty. Already masked numbers
 * are unchanged, since a host may have masked them.
 */
export function maskNumber(number: string): string {
  if (number === "" || isMaskedNumber(number)) return number;
  return `${dots}${number.slice(number.length >= 8 ? -4 : -2)}`;
}

/** Whether a submitted value is one that `maskNumber` returned. */
export const isMaskedNumber = (text: string): boolean => text.startsWith(dots);

/** The number to store: an unchanged mask keeps the stored number. */
export const resolveMaskedNumber = (
  typed: string | null | undefined,
  stored: string | null | undefined,
): string | null => (typed && stored && typed === maskNumber(stored) ? stored : typed || null);
