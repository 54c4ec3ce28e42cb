import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import sharp from "sharp";

const PICTURES = join("public", "pictures", "demo");

/**
 * A folder to start the built app in: its public files, with each picture of the demo replaced by one of the same name, format and
 * proportions, but of one colour and a few pixels. Decoding and painting real ones took a twentieth of the processor time of pages
 * with food on them, and no test looks at what they show. What a test uploads stays as it is.
 */
export async function folderWithLightPictures(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-public-"));
  const pictures = resolve(PICTURES);
  cpSync("public", join(folder, "public"), {
    recursive: true,
    filter: (path) => !resolve(path).startsWith(pictures + sep),
  });
  // The reference of the API is served from there.
  symlinkSync(resolve("build"), join(folder, "build"));
  mkdirSync(join(folder, PICTURES), { recursive: true });
  const drawn = new Map<string, Buffer>();
  for (const name of readdirSync(PICTURES)) {
    const format = /\.(webp|avif)$/.exec(name)?.[1];
    if (format !== "webp" && format !== "avif") continue;
    const { width, height } = await sharp(join(PICTURES, name)).metadata();
    const by = greatestDivisor(width, height);
    const look = `${width / by}:${height / by} ${format}`;
    const picture = drawn.get(look) ?? (await draw(width / by, height / by, format));
    drawn.set(look, picture);
    writeFileSync(join(folder, PICTURES, name), picture);
  }
  return folder;
}

const draw = (width: number, height: number, format: "webp" | "avif") =>
  sharp({ create: { width, height, channels: 3, background: "#c8b49a" } })
    .toFormat(format)
    .toBuffer();

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
