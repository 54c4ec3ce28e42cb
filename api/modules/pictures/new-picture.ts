import { z } from "@hono/zod-openapi";
import sharp from "sharp";
import { typedNumber } from "@domain/values/typed-number";
import { ApiError } from "../../errors";
import { filePart } from "../../http/files";
import type { NewPicture } from "./store";

/** What a thing with a picture is sent with besides its own fields; all but `image` is extended. */
export const pictureFields = {
  image: z.union([filePart, z.string().max(500)]).optional(),
  /** A picture that was kept before (`POST /pictures`), by its id; a file counts more. */
  kept_image: z.string().max(64).optional(),
  remove_image: z.enum(["true", "false"]).optional(),
  version: typedNumber(z.number().int()).optional(),
};

interface Sent {
  file: unknown;
  kept: string | undefined;
  /** What a refusal names. */
  field: string;
  /** Pixels across of a further, larger size. */
  width?: number;
}

/** The picture that was sent, as a file or as one that was kept; null where neither was. @throws ApiError validation_failed */
export async function readNewPicture(
  { file, kept, field, width }: Sent,
  owner: { restaurantId: string; actorId: string },
): Promise<NewPicture | null> {
  if (file instanceof Blob) return { ...owner, field, sizes: await encodePicture(file, { field, width }) };
  return kept ? { ...owner, field, keptId: kept } : null;
}

/** The same for what has one picture, `image`. */
export const readNewImage = (
  { image, kept_image }: { image?: unknown; kept_image?: string },
  owner: { restaurantId: string; actorId: string },
) => readNewPicture({ file: image, kept: kept_image, field: "image" }, owner);

/** Browsers offer a wide banner to wide screens. */
export const bannerWidth = 1440;

/** Pixels across; pages ask for the one that fits. The last is what an entity's `image` names. */
const pictureWidths = [160, 480, 960] as const;

/** [ITEM-2] Also what the forms say. */
const largestBytes = 10 * 1024 * 1024;

/** A bomb of 50,000 by 50,000 pixels is some kB as a file. */
const mostPixels = 50_000_000;

interface Encoding {
  /** What a refusal names. */
  field?: string | undefined;
  /** Pixels across of a further, larger size. */
  width?: number | undefined;
}

/**
 * A picture as browsers get it: drawn anew by us, upright, without its metadata, as WebP in several widths. What it is
 * is told by its first bytes, not by its name. @throws ApiError validation_failed naming `field`
 */
export async function encodePicture(
  file: Blob,
  { field = "image", width: larger }: Encoding = {},
): Promise<{ width: number; bytes: Uint8Array }[]> {
  const refused = (message: string) => new ApiError("validation_failed", message, { errors: { [field]: message } });
  if (file.size > largestBytes) throw refused("The picture must be smaller than 10MB");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) throw refused("Choose a JPG, PNG or WebP picture");
  try {
    return await Promise.all(
      [...pictureWidths, ...(larger ? [larger] : [])].map(async (width) => ({
        width,
        bytes: await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
          .rotate()
          .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
      })),
    );
  } catch {
    // Whatever sharp cannot draw: cut short, damaged or too many pixels.
    throw refused("This picture is damaged or too large to be shown");
  }
}

/** JPEG, PNG or WebP by their signatures; nothing else reaches the decoder. */
function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return true;
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP";
}
