import * as z from "zod";
import { companyFields } from "@domain/settings/company";

/** [SET-2] The company form. `version` is the one that was loaded. */
export const companyForm = z.object({ ...companyFields, version: z.string().max(12).optional() });
