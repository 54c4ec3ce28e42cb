import * as z from "zod";
import { addonFields } from "@domain/menu/addon-rules";
import { pictureFields } from "~/ui/forms/picture-schema";

/** [ADDON-2, ADDON-3] The form of an add-on. `version` is the one it was opened with. */
export const addonForm = z.object({
  ...addonFields,
  is_available: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  version: z.string().max(12).optional(),
  ...pictureFields,
});

export type AddonForm = z.output<typeof addonForm>;
