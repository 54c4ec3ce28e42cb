import * as z from "zod";
import { quote } from "@domain/contract/ordering/quote";
import { typedNumber } from "@domain/values/typed-number";

/** [RUSH-13] Dishes added to an open order. */
export const moreForm = z.object({ key: z.guid(), amount: typedNumber(z.number().int()) });

/** The host's answer for the order being entered: a price or an error message. */
export const basketAnswer = z.union([z.object({ quote }), z.object({ message: z.string() })]);
