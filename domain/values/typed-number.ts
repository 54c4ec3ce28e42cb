import * as z from "zod";
import { readNumber } from "./read-number";

/** `schema`, a number's, for what forms and addresses send as text. Numbers stay what they are; nothing else becomes one. */
export const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" ? readNumber(value) : value), schema);
