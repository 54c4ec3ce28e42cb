import * as z from "zod";

/** What a `PictureField` posts; what a file is, the host judges by its bytes. */
export const pictureFields = {
  image: z.unknown().optional(),
  kept_image: z.string().max(64).optional(),
  remove_image: z.unknown().optional(),
};
