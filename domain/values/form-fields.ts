import * as z from "zod";

/** Values of forms and of JSON, read by the same schema. */

/** Left out or empty is null. */
export const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());

/** True unless it is false; left out is true. */
export const formFlag = z.preprocess((value) => (typeof value === "boolean" ? value : value !== "false"), z.boolean());
