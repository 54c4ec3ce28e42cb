import { crc32, deflateSync } from "node:zlib";
import type { InspectedFile } from "@api/uploads/inspect";

/** A PDF of one page with these lines, like one an applicant might send. */
export function demoPdf(name: string, lines: readonly string[]): InspectedFile {
  return toInspectedFile("application/pdf", name, textPdf(lines), { width: null, height: null });
}

/** A PNG of a framed paper on a wall. */
export function demoPhoto(name: string): InspectedFile {
  const [width, height] = [360, 480];
  const shadeAt = (x: number, y: number) => {
    const edge = Math.min(x, y, width - x, height - y);
    if (edge < 60) return 150 + Math.round(y / 12);
    if (edge < 72) return 60;
    const isText = x > 104 && x < 256 - (y % 48) && y > 130 && y < 380 && y % 24 < 5;
    return isText ? 120 : 248;
  };
  const rows = Array.from({ length: height }, (_, y) => [0, ...Array.from({ length: width }, (_, x) => shadeAt(x, y))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits of gray.
  head.writeUInt8(8, 8);
  const bytes = Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
  return toInspectedFile("image/png", name, bytes, { width, height });
}

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function toInspectedFile(
  contentType: InspectedFile["contentType"],
  name: string,
  bytes: Buffer,
  size: Pick<InspectedFile, "width" | "height">,
): InspectedFile {
  const content = async function* () {
    yield bytes;
  };
  return { contentType, name, size: bytes.byteLength, ...size, content };
}

/** Escapes of a PDF string. */
const escapes: Record<string, string> = { "(": "\\(", ")": "\\)", "\\": "\\\\" };

/** A PDF of one page of US Letter, with these lines in Helvetica. Letters beyond Latin-1 become question marks. */
function textPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, (sign) => escapes[sign] ?? "")}) Tj T*`);
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
