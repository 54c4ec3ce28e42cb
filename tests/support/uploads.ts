import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A PDF of one empty page. */
export const pdf = (text = "menu"): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  );

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 14, g: 100, b: 60 } } });

export const png = (width = 40, height = 30): Promise<Buffer> => canvas(width, height).png().toBuffer();

/** With a place and a camera in its metadata, as telephones write them. */
export const jpeg = (width = 40, height = 30): Promise<Buffer> =>
  canvas(width, height)
    .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitude: "41/1 40/1 0/1" } })
    .jpeg()
    .toBuffer();

/** A picture of a few bytes that says it has this many pixels. */
export function pngBomb(side = 50_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1024 * 1024))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A multipart body: text by name, and files each with its field, name and bytes. */
export function makeForm(
  fields: Record<string, string>,
  files: { field: string; name: string; bytes: Uint8Array }[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, name, bytes } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}
