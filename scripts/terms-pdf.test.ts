import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import terms from "../app/routes/_customer+/terms/terms.json";
import { termsPdf } from "./terms-pdf.mjs";

/** What the pages of a PDF of ours say: its streams unpacked, the strings of their "show text" operators joined. */
function getText(pdf: Buffer): string {
  const streams = [...pdf.toString("latin1").matchAll(/\/FlateDecode\b[^]*?stream\n([^]*?)\nendstream/g)];
  return streams
    .map(([, packed = ""]) => inflateSync(Buffer.from(packed, "latin1")).toString("latin1"))
    .map((content) =>
      [...content.matchAll(/\[([^\]]*)\] TJ/g)]
        .map(([, shown = ""]) =>
          [...shown.matchAll(/<([\da-f]*)>/g)]
            .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
            .join(""),
        )
        .join(" "),
    )
    .join(" ");
}

const flat = (text: string) => text.replace(/\s+/g, " ");

test("[PAGE-2] the PDF says every sentence of the terms, and what it is", async () => {
  const pdf = await termsPdf(terms);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const text = flat(getText(pdf));
  const sentences = terms.sections.flatMap(({ heading, paragraphs, points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ]);
  const changed = new Date(terms.changed).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (const sentence of [terms.title, terms.lead, changed, ...sentences]) expect(text).toContain(sentence);
  const source = pdf.toString("latin1");
  expect(source).toMatch(/\(Terms and conditions of HalalGo\)/);
  expect(source).toContain("/Lang (en-US)");
  expect(source).toContain("/Marked true");
});

test("the same text makes the same file", async () => {
  const [one, other] = await Promise.all([termsPdf(terms), termsPdf(terms)]);
  expect(one.equals(other)).toBe(true);
});
