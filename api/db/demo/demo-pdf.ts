import type { SoundFile } from "@api/uploads/inspect";

/** A PDF of one page with these lines, as somebody might have sent it. */
export function demoPdf(name: string, lines: readonly string[]): SoundFile {
  const bytes = textPdf(lines);
  const content = async function* () {
    yield bytes;
  };
  return { contentType: "application/pdf", name, size: bytes.byteLength, width: null, height: null, content };
}

const marks: Record<string, string> = { "(": "\\(", ")": "\\)", "\\": "\\\\" };

/** A PDF of one page of US Letter, with these lines in Helvetica. Letters beyond Latin-1 become question marks. */
function textPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, (mark) => marks[mark] ?? "")}) Tj T*`);
  const text = `BT /F1 13 Tf 20 TL 72 700 Td ${shown.join(" ").replace(/[^\u0000-\u00ff]/g, "?")} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = body.length;
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}
