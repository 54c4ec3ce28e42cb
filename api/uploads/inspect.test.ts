import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type UploadKind, uploadRefusals } from "@domain/registration/uploads";
import { jpeg, pdf, png, pngBomb } from "@tests/support/uploads";
import { type InspectedFile, inspectFile } from "./inspect";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inspect-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function inspect(name: string, bytes: Uint8Array, kind: UploadKind = "menu_file", isCut = false) {
  const path = join(folder, "file");
  writeFileSync(path, bytes);
  return inspectFile({ field: kind, name, path, size: bytes.byteLength, isCut }, kind);
}
async function sound(name: string, bytes: Uint8Array, kind?: UploadKind): Promise<InspectedFile> {
  const file = await inspect(name, bytes, kind);
  if (typeof file === "string") throw new Error(file);
  return file;
}
async function readBytes(file: InspectedFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.content()) parts.push(part);
  return Buffer.concat(parts);
}

test("[WIZ-14] a PDF is kept as it is, a picture is drawn anew without what its camera wrote", async () => {
  const menu = await sound("menu.pdf", pdf());
  expect(menu).toMatchObject({ contentType: "application/pdf", width: null, size: pdf().length });
  expect(await readBytes(menu)).toEqual(pdf());
  const photo = await jpeg(4000, 20);
  expect(photo.includes("SpyCam")).toBe(true);
  const inspected = await sound("check.jpeg", photo, "voided_check");
  expect(inspected).toMatchObject({ contentType: "image/jpeg", width: 3000, height: 15, name: "check.jpeg" });
  const bytes = await readBytes(inspected);
  expect([bytes.length, bytes.includes("SpyCam"), (await sharp(bytes).metadata()).exif]).toEqual([
    inspected.size,
    false,
    undefined,
  ]);
});

test("[WIZ-14] what a file is, its content says, not its name", async () => {
  const zip = Buffer.from("PK\x03\x04 and so on");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  for (const bytes of [zip, svg, html, Buffer.from("%PD")]) {
    expect(await inspect("menu.png", bytes)).toBe(uploadRefusals.notDocument);
    expect(await inspect("logo.png", bytes, "logo")).toBe(uploadRefusals.notPicture);
  }
  expect(await inspect("logo.png", pdf(), "logo")).toBe(uploadRefusals.notPicture);
  expect(await sound("really a picture.pdf", await png())).toMatchObject({
    contentType: "image/png",
    name: "really a picture.png",
  });
});

test("empty, cut off, damaged and overlarge files are refused with a sentence each", async () => {
  expect(await inspect("a.pdf", Buffer.alloc(0))).toBe(uploadRefusals.empty);
  expect(await inspect("a.pdf", pdf(), "menu_file", true)).toBe(uploadRefusals.tooLarge);
  expect(await inspect("a.pdf", pdf().subarray(0, 100))).toBe(uploadRefusals.damaged);
  const photo = await sharp(await jpeg(600, 600))
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(await inspect("a.png", photo.subarray(0, photo.length / 2))).toBe(uploadRefusals.damaged);
  expect(await inspect("a.jpg", Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(500)]))).toBe(
    uploadRefusals.damaged,
  );
  expect(await inspect("bomb.png", pngBomb(50_000))).toBe(uploadRefusals.tooManyPixels);
});

test("a picture that is also a page is a picture only", async () => {
  const both = Buffer.concat([await png(), Buffer.from("<script>alert(1)</script>")]);
  expect((await readBytes(await sound("x.png", both))).includes("script")).toBe(false);
});

test("a name keeps its letters and loses what misleads", async () => {
  const names = ["../../etc/passwd", 'C:\\menus\\"Menü ٢".PDF', "\u202Egpj.exe", "a".repeat(300), ""];
  expect(await Promise.all(names.map(async (name) => (await sound(name, pdf())).name))).toEqual([
    "passwd.pdf",
    "Menü ٢.PDF",
    "gpj.pdf",
    `${"a".repeat(120)}.pdf`,
    "file.pdf",
  ]);
});
