import { counterOrderRequest } from "@domain/contract/counter";
import * as z from "zod";

const typed = counterOrderRequest.shape;

/** What is entered beside the dishes. The amount is only what was shown; the host compares it with its own. */
export const posForm = z.object({
  orderType: typed.orderType,
  payment: typed.payment,
  customerName: typed.customerName,
  customerPhone: typed.customerPhone,
  table: typed.table,
  note: typed.note,
  key: z.guid(),
  amount: z.coerce.number().int(),
});

export const posFormId = "counter-order";
