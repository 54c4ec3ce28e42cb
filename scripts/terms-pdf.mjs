import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

/** Makes /assets/terms-and-conditions.pdf of the text of the Terms page [PAGE-2]: tagged, in English, with its title. */
const root = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(root, "app/routes/_customer+/terms/terms.json");
const target = path.join(root, "public/assets/terms-and-conditions.pdf");

const ink = "#17211b";
const body = "#3a433d";
const green = "#0b6349";
const quiet = "#5e675f";
const margins = { top: 72, bottom: 76, left: 84, right: 84 };

/**
 * @typedef {{ heading: string, paragraphs: string[], points?: string[] }} Section
 * @typedef {{ title: string, lead: string, changed: string, sections: Section[] }} Terms
 * @param {Terms} terms
 * @returns {Promise<Buffer>} the same bytes for the same text
 */
export async function termsPdf({ title, lead, changed, sections }) {
  const date = new Date(changed);
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
  const doc = new PDFDocument({
    size: "LETTER",
    margins,
    lang: "en-US",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    bufferPages: true,
    info: { Title: `${title} of HalalGo`, Author: "HalalGo", CreationDate: date },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  doc.on("data", (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));

  const whole = doc.struct("Document");
  doc.addStructure(whole);
  /** @param {string} tag @param {() => void} draw */
  const element = (tag, draw, into = whole) => into.add(doc.struct(tag, draw));
  const text = () => doc.font("Helvetica").fontSize(10.5).fillColor(body);

  element("P", () => doc.font("Helvetica-Bold").fontSize(13).fillColor(green).text("HalalGo"));
  doc.moveDown(1.2);
  element("H1", () => doc.font("Helvetica-Bold").fontSize(26).fillColor(ink).text(title));
  doc.moveDown(0.4);
  element("P", () => text().fontSize(12.5).text(lead, { lineGap: 4 }));
  doc.moveDown(0.5);
  element("P", () => text().fillColor(quiet).text(`Last changed ${day}.`));
  for (const [index, { heading, paragraphs, points = [] }] of sections.entries()) {
    doc.moveDown(1.4);
    // A heading never stands at the foot of a page by itself.
    if (doc.y > doc.page.height - margins.bottom - 80) doc.addPage();
    element("H2", () =>
      doc
        .font("Helvetica-Bold")
        .fontSize(14)
        .fillColor(ink)
        .text(`${index + 1}. ${heading}`),
    );
    for (const paragraph of paragraphs) {
      doc.moveDown(0.5);
      element("P", () => text().text(paragraph, { lineGap: 3.5 }));
    }
    if (points.length > 0) writeList(points);
  }

  /** @param {string[]} points */
  function writeList(points) {
    const list = doc.struct("L");
    whole.add(list);
    for (const point of points) {
      doc.moveDown(0.4);
      const item = doc.struct("LI");
      list.add(item);
      if (doc.y > doc.page.height - margins.bottom - 30) doc.addPage();
      const { y } = doc;
      element("Lbl", () => text().text("•", margins.left + 4, y, { lineBreak: false }), item);
      const at = { width: doc.page.width - margins.left - margins.right - 18, lineGap: 3.5 };
      element("LBody", () => text().text(point, margins.left + 18, y, at), item);
      item.end();
      doc.x = margins.left;
    }
    list.end();
  }

  whole.end();
  numberPages(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** At the foot, as an artifact: not read out. @param {PDFKit.PDFDocument} doc */
function numberPages(doc) {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Writing below the margin would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.font("Helvetica").fontSize(9).fillColor(quiet);
    const at = { align: "center", width: doc.page.width - margins.left - margins.right, lineBreak: false };
    doc.text(`Page ${page + 1} of ${count}`, margins.left, doc.page.height - 48, at);
    doc.endMarkedContent();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, await termsPdf(JSON.parse(readFileSync(source, "utf8"))));
}
