import { z } from "@hono/zod-openapi";
import { filePart } from "@api/http/multipart";
import { typedNumber } from "@domain/values/typed-number";
import { encodePicture } from "./encode";
import type { FreshPicture } from "./store";

/** What a thing with a picture is sent with besides its own fields; all but `image` is extended. */
export const besidePicture = {
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
export async function freshPicture(
  { file, kept, field, width }: Sent,
  owner: { restaurantId: string; actorId: string },
): Promise<FreshPicture | null> {
  if (file instanceof Blob) return { ...owner, field, sizes: await encodePicture(file, { field, width }) };
  return kept ? { ...owner, field, keptId: kept } : null;
}

/** The same for what has one picture, `image`. */
export const freshImage = (
  { image, kept_image }: { image?: unknown; kept_image?: string },
  owner: { restaurantId: string; actorId: string },
) => freshPicture({ file: image, kept: kept_image, field: "image" }, owner);
