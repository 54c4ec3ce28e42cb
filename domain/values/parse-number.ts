/** Digits, with a sign and a point where wanted: what people write. */
const written = /^[+-]?(\d{1,15}(\.\d{0,20})?|\.\d{1,20})$/;

/** The number that a text says; NaN for all that only programs take for one: "0x5", "1e3", "", "Infinity". */
export function parseNumber(value: unknown): number {
  const text = typeof value === "string" ? value.trim() : "";
  return written.test(text) ? Number(text) : NaN;
}
