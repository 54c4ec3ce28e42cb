import * as z from "zod";
import { quote } from "@domain/contract/ordering/quote";
import { typedNumber } from "@domain/values/typed-number";

/** [RUSH-13] Dishes that come to an open order. */
export const moreForm = z.object({ key: z.guid(), amount: typedNumber(z.number().int()) });

/** What the host says of a basket that is being pressed together. */
export const basketAnswer = z.union([z.object({ quote }), z.object({ message: z.string() })]);
