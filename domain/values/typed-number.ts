import * as z from "zod";
import { parseNumber } from "./parse-number";

/** `schema`, a number's, for what forms and addresses send as text. Numbers stay what they are; nothing else becomes one. */
export const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" ? parseNumber(value) : value), schema);
