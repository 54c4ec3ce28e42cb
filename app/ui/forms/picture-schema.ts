import * as z from "zod";
import { uploadLimits, uploadRefusals } from "@domain/registration/uploads";

/** Whether a file was chosen: where none is, browsers send an empty one without a name. */
export const isNamedFile = (value: unknown): boolean => value instanceof File && value.name !== "";

/** A file of a `PictureField`, or anything else; the host detects its type from its content. */
const pictureFile = z
  .unknown()
  .optional()
  .refine((value) => !(value instanceof Blob) || value.size <= uploadLimits.fileBytes, uploadRefusals.tooLarge)
  .refine((value) => !(value instanceof Blob && value.size === 0 && isNamedFile(value)), uploadRefusals.empty);

/** The file that was chosen; undefined for an empty field. */
export const chosenPicture = pictureFile.transform((value) =>
  value instanceof Blob && value.size > 0 ? value : undefined,
);

/** The fields of a `PictureField`. */
export const pictureFields = {
  image: pictureFile,
  kept_image: z.string().max(64).optional(),
  remove_image: z.unknown().optional(),
};
