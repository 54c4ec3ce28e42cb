import * as z from "zod";

/** The fields of a `PictureField`; the host detects a file's type from its content. */
export const pictureFields = {
  image: z.unknown().optional(),
  kept_image: z.string().max(64).optional(),
  remove_image: z.unknown().optional(),
};
