import * as z from "zod";
import { parseCents } from "@domain/money";
import type { Bill } from "@domain/orders/day-close";
import { typedNumber } from "@domain/values/typed-number";

/** A typed count; empty means none. */
const pieces = typedNumber(
  z
    .number("Enter a whole number")
    .int("Enter a whole number")
    .min(0, "Enter a whole number")
    .max(9_999, "At most 9,999"),
)
  .optional()
  .transform((count) => count ?? 0);

const amountField = (min: number, example: string) =>
  z
    .string({ error: `Enter an amount such as ${example}` })
    .optional()
    .transform((text, context) => {
      const cents = text === undefined ? 0 : parseCents(text);
      if (cents !== null && cents >= min && cents <= 10_000_000) return cents;
      const isLarge = cents !== null && cents > 10_000_000;
      context.addIssue({
        code: "custom",
        message: isLarge ? "At most $100,000.00" : `Enter an amount such as ${example}`,
      });
      return z.NEVER;
    });
const amount = amountField(0, "12.00");

const words = z.string({ error: "Enter a note" }).trim().max(200, "At most 200 characters").optional();

const counts = {
  hundreds: pieces,
  fifties: pieces,
  twenties: pieces,
  tens: pieces,
  fives: pieces,
  ones: pieces,
} satisfies Record<Bill, typeof pieces>;

/** [RUSH-14] The form for closing a day; amounts are converted to cents. */
export const drawerForm = z.object({
  ...counts,
  coins: amount,
  opening_float: amount,
  paid_out: amount,
  paid_out_for: words,
  float_left: amount,
  reason: words,
});

/** A correction to a closed day. */
export const correctionForm = z.object({
  amount: amountField(-10_000_000, "1.50 or -1.50"),
  note: z
    .string({ error: "Say what it is for" })
    .trim()
    .min(1, "Say what it is for")
    .max(200, "At most 200 characters"),
});
