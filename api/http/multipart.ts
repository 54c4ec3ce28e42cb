import { z } from "@hono/zod-openapi";

/** A file of a multipart call; an empty file field, as browsers send it, counts as none. */
export const filePart = z
  .custom<File>((value) => value instanceof File)
  .transform((file) => (file.size > 0 || file.name ? file : undefined))
  .optional()
  .openapi({ type: "string", format: "binary" });

/** Text that holds JSON (a list, an object); other text and lists stay as they are. */
export const fromJson = (value: unknown): unknown => {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
