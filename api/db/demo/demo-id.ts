import { createHash } from "node:crypto";

/** The same id for the same words on every load, so that links to demo pages outlive a fresh database. */
export function demoId(...words: (string | number)[]): string {
  const hex = createHash("sha256").update(words.join("\n")).digest("hex");
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
