import * as z from "zod";

/** What is read of Clover's answers; everything else in them is ignored. */
const cloverCard = z
  .object({ brand: z.string().nullish(), last4: z.string().nullish(), type: z.string().nullish() })
  .nullish();

export const cloverCharge = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  status: z.string().nullish(),
  paid: z.boolean().nullish(),
  captured: z.boolean().nullish(),
  source: cloverCard,
});

/** Whether money moved: `pending` where the card was only asked, or nothing is decided yet. */
export function stateOf({ paid, status, captured }: z.infer<typeof cloverCharge>): "paid" | "failed" | "pending" {
  if (paid === false || status === "failed") return "failed";
  return captured === false || status === "pending" ? "pending" : "paid";
}

export const cloverCharges = z.object({
  data: z.array(cloverCharge.extend({ external_reference_id: z.string().nullish() })),
  has_more: z.boolean().nullish(),
});

/** POST /v1/customers. `sources.data` names the kept card; other gateways answer objects with an id there. */
export const cloverCustomer = z.object({
  id: z.string().min(1),
  sources: z.object({
    data: z
      .array(z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform((source) => source.id)]))
      .min(1),
  }),
});

export const cloverRefund = z.object({ id: z.string().min(1), status: z.string().nullish() });

export const cloverCheckout = z.object({ checkoutSessionId: z.string().min(1), href: z.url() });

export const cloverCheckoutState = z.object({
  status: z.string().nullish(),
  paymentId: z.string().nullish(),
});

export const cloverError = z.object({
  message: z.string().nullish(),
  error: z
    .object({
      type: z.string().nullish(),
      code: z.string().nullish(),
      message: z.string().nullish(),
      charge: z.string().nullish(),
    })
    .nullish(),
});

/** The documented labels of a hosted checkout's event: Type, Status, Id (payment), MerchantId, Data (checkout session). */
export const cloverEvent = z.object({
  type: z.string().nullish(),
  status: z.string().nullish(),
  id: z.string().nullish(),
  merchantId: z.string().nullish(),
  data: z.string().nullish(),
  checkoutSessionId: z.string().nullish(),
});
