import * as z from "zod";

/** [SET-5] Also what the host says. */
const noneChosen = "Choose a logo or a banner image";

const file = z
  .unknown()
  .optional()
  .transform((value) => (value instanceof Blob && value.size > 0 ? value : undefined));

/** One that was kept when the form was refused. */
const kept = z.string().max(64).optional();

const gone = z.literal("true").optional();

/** [SET-5] At least one of the two, another or none any more. What a file is, the host judges by its bytes. */
export const imagesForm = z
  .object({
    logo: file,
    banner_image: file,
    kept_logo: kept,
    kept_banner_image: kept,
    remove_logo: gone,
    remove_banner_image: gone,
  })
  .refine((form) => Object.values(form).some((one) => one !== undefined), {
    path: ["logo"],
    error: noneChosen,
  });
