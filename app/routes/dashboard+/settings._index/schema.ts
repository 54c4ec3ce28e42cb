import * as z from "zod";
import { companyFields } from "@domain/settings/company";

/** [SET-2] The form of the company. `version` is the one it was opened with. */
export const companyForm = z.object({ ...companyFields, version: z.string().max(12).optional() });
