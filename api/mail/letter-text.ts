import type { Letter, LetterPart } from "./letter";

/** The letter as plain text. `publicUrl`: where people reach the app, without a slash at the end. */
export function letterText(letter: Letter, publicUrl: string): string {
  const foot = [letter.because];
  if (letter.unsubscribePath) foot.push(`Unsubscribe: ${publicUrl}${letter.unsubscribePath}`);
  const body = letter.parts.map((part) => partText(part, publicUrl));
  return [letter.heading, ...body, `-- \n${foot.join("\n")}\nHalalGo, Bristol, CT · ${publicUrl}`].join("\n\n");
}

function partText(part: LetterPart, publicUrl: string): string {
  if ("paragraph" in part) return part.paragraph;
  if ("quote" in part) {
    return part.quote
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join("\n");
  }
  if ("button" in part) return `${part.button.label}:\n${publicUrl}${part.button.path}`;
  if ("facts" in part) return part.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
  return part.rows
    .map(({ label, detail, amount }) => `${label}: ${amount}${detail ? `\n    ${detail}` : ""}`)
    .join("\n");
}
