import * as z from "zod";
import { chosenPicture } from "~/ui/forms/picture-schema";

/** [SET-5] Worded as the host words it. */
const noneChosen = "Choose a logo or a banner image";

/** A file stored when the form was rejected. */
const storedFileId = z.string().max(64).optional();

const gone = z.literal("true").optional();

/** [SET-5] Replaces or removes at least one of the two images. The host checks the file type by its contents. */
export const imagesForm = z
  .object({
    logo: chosenPicture,
    banner_image: chosenPicture,
    kept_logo: storedFileId,
    kept_banner_image: storedFileId,
    remove_logo: gone,
    remove_banner_image: gone,
  })
  .refine((form) => Object.values(form).some((one) => one !== undefined), {
    path: ["logo"],
    error: noneChosen,
  });
