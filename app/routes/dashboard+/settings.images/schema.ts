import * as z from "zod";

export const imagesFormId = "images";
/** [SET-5] Also what the host says. */
export const noneChosen = "Choose a logo or a banner image";

const file = z.unknown().transform((value) => (value instanceof Blob && value.size > 0 ? value : undefined));

/** [SET-5] At least one of the two. What a file is, the host judges by its bytes. */
export const imagesForm = z
  .object({ logo: file, banner_image: file })
  .refine(({ logo, banner_image }) => logo !== undefined || banner_image !== undefined, {
    path: ["logo"],
    error: noneChosen,
  });
