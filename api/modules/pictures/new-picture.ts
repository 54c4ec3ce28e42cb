import { z } from "@hono/zod-openapi";
import { ApiError } from "@api/errors";
import { filePart } from "@api/http/files";
import { megabyte } from "@domain/file-size";
import { uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { typedNumber } from "@domain/values/typed-number";
import type { NewPicture } from "./store";

/** The picture fields sent with an entity; all but `image` are extended. */
export const pictureFields = {
  image: z.union([filePart, z.string().max(500)]).optional(),
  /** The id of a picture uploaded before (`POST /pictures`); a file takes precedence. */
  kept_image: z.string().max(64).optional(),
  remove_image: z.enum(["true", "false"]).optional(),
  version: typedNumber(z.number().int()).optional(),
};

interface Sent {
  file: unknown;
  pendingId: string | undefined;
  /** The field that errors name. */
  field: string;
  /** The width of an additional, larger size in pixels. */
  width?: number;
}

/** The picture that was sent, as a file or a pending picture; null without either. @throws ApiError validation_failed */
export async function readNewPicture(
  { file, pendingId, field, width }: Sent,
  owner: { restaurantId: string; actorId: string },
): Promise<NewPicture | null> {
  if (file instanceof Blob) return { ...owner, field, sizes: await encodePicture(file, { field, width }) };
  return pendingId ? { ...owner, field, keptId: pendingId } : null;
}

/** The picture that was sent for an entity with a single one, `image`; null without. @throws ApiError validation_failed */
export const readNewImage = (
  { image, kept_image }: { image?: unknown; kept_image?: string },
  owner: { restaurantId: string; actorId: string },
) => readNewPicture({ file: image, pendingId: kept_image, field: "image" }, owner);

/** Browsers offer a wide banner to wide screens. */
export const bannerWidth = 1440;

/** Widths in pixels; pages choose one. The last is the entity's `image`. */
const pictureWidths = [160, 480, 960] as const;

/** [ITEM-2] The forms mention it too. */
const maxBytes = 10 * megabyte;

interface Encoding {
  /** The field that errors name. */
  field?: string | undefined;
  /** The width of an additional, larger size in pixels. */
  width?: number | undefined;
}

/**
 * Re-encodes a picture: upright, without metadata, as WebP in several widths. Its type is detected from its first bytes, not its
 * name.
 * @throws ApiError validation_failed naming `field`
 */
export async function encodePicture(
  file: Blob,
  { field = "image", width: larger }: Encoding = {},
): Promise<{ width: number; bytes: Uint8Array }[]> {
  const refused = (message: string) => new ApiError("validation_failed", message, { errors: { [field]: message } });
  if (file.size > maxBytes) throw refused("The picture must be smaller than 10 MB");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) throw refused("Choose a JPG, PNG or WebP picture");
  const { default: sharp } = await import("sharp");
  try {
    // Protects against decompression bombs: 50,000 by 50,000 pixels can be a few kB. The header alone is read, so that the limit can be named.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > uploadLimits.pixels) throw refused(uploadRefusals.tooManyPixels);
    return await Promise.all(
      [...pictureWidths, ...(larger ? [larger] : [])].map(async (width) => ({
        width,
        bytes: await sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: "error" })
          .rotate()
          .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
      })),
    );
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Anything sharp cannot decode.
    throw refused(uploadRefusals.damaged);
  }
}

/** JPEG, PNG or WebP by their signatures; nothing else reaches the decoder. */
function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return true;
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP";
}
