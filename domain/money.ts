/**
 * Money is whole US cents everywhere; decimals exist only on the wire and on the screen.
 * This is the only module that rounds. Halves go away from zero, as a till does.
 */

/** Rounds a fraction of a cent to whole cents: 10.5 gives 11, -10.5 gives -11. Throws RangeError for NaN and infinities. */
export function roundCents(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${value}`);
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/** `percent` per cent of an amount, in whole cents: `computePercent(999, 8.25)` gives 82. Four decimals of the rate count. */
export function computePercent(cents: number, percent: number): number {
  const rate = Math.round(percent * 10_000);
  return roundCents((cents * rate) / 1_000_000);
}

/**
 * Cents of a decimal from the wire or a form: "12.50", "$1,234.5", ".5", "5.", 12.5. Null when it is no amount or has more than
 * two decimals; floats from JSON are taken by their shortest decimal form and rounded.
 */
export function parseCents(value: string | number): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? roundDecimal(value) : null;
  const match = /^([-−])?\$?(?=\.?\d)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(value.trim());
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return null;
  return sign && cents !== 0 ? -cents : cents;
}

/** Whether it has digits and is still no amount, as "12.345", "7,50" and "1e3": people meant one, so it is neither missing nor 0. */
export const isMiswrittenAmount = (value: string | number): boolean =>
  parseCents(value) === null && /\p{Nd}/u.test(String(value));

/** The decimal string of the wire: 1250 gives "12.50". A missing amount gives "0.00". */
export function toDecimal(cents: number | null | undefined): string {
  const amount = roundCents(cents ?? 0);
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats cents for people: 123456 gives "$1,234.56", -320 gives "−$3.20". A missing amount shows as "$0.00". */
export function formatCents(cents: number | null | undefined): string {
  const amount = roundCents(cents ?? 0);
  const [whole = "0", fraction = "00"] = toDecimal(Math.abs(amount)).split(".");
  return `${amount < 0 ? "−" : ""}$${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

/** 1.005 is stored as 1.00499…; its shortest decimal form still reads 1.005, so the digits are shifted, not multiplied. */
function roundDecimal(value: number): number {
  const [digits = "0", exponent = "0"] = String(value).split("e");
  return roundCents(Number(`${digits}e${Number(exponent) + 2}`));
}
