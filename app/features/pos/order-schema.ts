import * as z from "zod";
import { checkDelivery, counterAddress, counterOrderFields } from "@domain/contract/ordering/counter";
import { parseDiscount, moneyFields } from "./counter-money";

const typed = counterOrderFields.shape;
const place = counterAddress.partial().shape;

/** The form fields of an order besides its dishes. */
export const counterForm = z
  .object({
    orderType: typed.orderType,
    customerName: typed.customerName,
    customerPhone: typed.customerPhone,
    address: place.address,
    city: place.city,
    zipcode: place.zipcode,
    couponCode: typed.couponCode,
    table: typed.table,
    note: typed.note,
    ...moneyFields,
  })
  .superRefine((order, context) => {
    const problems: { name: string; message: string }[] = checkDelivery(order);
    const missing = order.orderType === "delivery" ? counterAddress.safeParse(order).error?.issues : undefined;
    for (const { path, message } of missing ?? [])
      problems.push({ name: String(path[0]), message: sentences[String(path[0])] ?? message });
    for (const [name, message] of Object.entries(parseDiscount(order).problems)) problems.push({ name, message });
    for (const { name, message } of problems) context.addIssue({ code: "custom", path: [name], message });
  });

const sentences: Record<string, string> = {
  address: "Please enter the address",
  city: "Please enter the city",
  zipcode: "Please enter the ZIP code",
};
