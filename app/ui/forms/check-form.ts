import { parseWithZod } from "@conform-to/zod/v4";
import type * as z from "zod";

/** conform's `onValidate` for a schema. Brings zod: loaded by `useLazyForm` alone. */
export function checkForm<Schema extends z.ZodType>(schema: Schema) {
  return ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema });
}
