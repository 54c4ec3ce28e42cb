import * as z from "zod";
import { parseCents } from "@domain/money";
import { discountReasons } from "@domain/orders/counter-payment";
import { parseNumber } from "@domain/values/parse-number";
import { dollarsError, parseDollars } from "./dollars";

/** Dollars as typed; empty is null. */
export const dollarsField = z
  .string(dollarsError)
  .nullish()
  .transform((text, context) => {
    const { cents, error } = parseDollars(text);
    if (error === null) return cents;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });

export const moneyFields = {
  discountKind: z.enum(["percent", "amount"], "Choose percent or an amount").nullish(),
  discountValue: z.string("Enter a number").max(20, "Enter a number").nullish(),
  discountReason: z.string("Choose a reason").max(40, "Choose a reason").nullish(),
  discountNote: z.string("Enter a note").trim().max(200, "A note can be at most 200 characters").nullish(),
  tip: dollarsField,
};

type Typed = z.output<z.ZodObject<typeof moneyFields>>;

/** [RUSH-13] The discount as the host accepts it (null if there is none), and errors by field. */
export function parseDiscount(typed: Typed) {
  const { discountKind, discountValue, discountReason, discountNote: note } = typed;
  if (!discountValue?.trim()) return { discount: null, problems: {} };
  const kind = discountKind ?? "percent";
  const value = kind === "percent" ? parseNumber(discountValue) : (parseCents(discountValue) ?? NaN);
  const reason = discountReasons.find((one) => one === discountReason);
  const isRight = Number.isInteger(value) && value >= 1 && (kind === "amount" || value <= 100);
  if (isRight && reason) return { discount: { kind, value, reason, note: note || null }, problems: {} };
  return {
    discount: null,
    problems: {
      ...(isRight ? {} : { discountValue: kind === "percent" ? "Enter a whole number, 1 to 100" : dollarsError }),
      ...(reason ? {} : { discountReason: "Choose why something is taken off" }),
    },
  };
}

/** The valid amounts of the form while it is being filled in. */
export const counterMoney = z
  .object(moneyFields)
  .transform((typed) => ({ discount: parseDiscount(typed).discount, tip: typed.tip }));
