import * as z from "zod";
import { checkDelivery, counterAddress, counterOrderFields } from "@domain/contract/ordering/counter";
import { quote } from "@domain/contract/ordering/quote";
import { typedNumber } from "@domain/values/typed-number";
import { discountOf, moneyFields } from "~/features/pos/till-money";

const typed = counterOrderFields.shape;
const place = counterAddress.partial().shape;

/** What is entered beside the dishes. The amount is only what was shown; the host compares it with its own. */
export const posForm = z
  .object({
    orderType: typed.orderType,
    payment: typed.payment,
    customerName: typed.customerName,
    customerPhone: typed.customerPhone,
    address: place.address,
    city: place.city,
    zipcode: place.zipcode,
    couponCode: typed.couponCode,
    table: typed.table,
    note: typed.note,
    ...moneyFields,
    key: z.guid(),
    amount: typedNumber(z.number().int()),
  })
  .superRefine((order, context) => {
    const problems: { name: string; message: string }[] = checkDelivery(order);
    const missing = order.orderType === "delivery" ? counterAddress.safeParse(order).error?.issues : undefined;
    for (const { path, message } of missing ?? [])
      problems.push({ name: String(path[0]), message: sentences[String(path[0])] ?? message });
    for (const [name, message] of Object.entries(discountOf(order).problems)) problems.push({ name, message });
    for (const { name, message } of problems) context.addIssue({ code: "custom", path: [name], message });
  });

/** [RUSH-13] Dishes that come to an open order. */
export const moreForm = z.object({ key: z.guid(), amount: typedNumber(z.number().int()) });

/** [RUSH-13] An open order is paid. */
export const payForm = z.object({
  method: z.enum(["cash", "credit_card"], "Choose how it is paid"),
  tip: moneyFields.tip,
  tendered: moneyFields.tendered,
});

const sentences: Record<string, string> = {
  address: "Please enter the address",
  city: "Please enter the city",
  zipcode: "Please enter the zip code",
};

/** What the host says of a basket that is being pressed together. */
export const basketAnswer = z.union([z.object({ quote }), z.object({ message: z.string() })]);
