import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { type ChargeRecord, type ChargeSearch, ProviderUnavailableError } from "@api/payments/provider";

/** The parts of Clover's answers that are read; everything else is ignored. */
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
export function getChargeState({
  paid,
  status,
  captured,
}: z.infer<typeof cloverCharge>): "paid" | "failed" | "pending" {
  if (paid === false || status === "failed") return "failed";
  return captured === false || status === "pending" ? "pending" : "paid";
}

const cloverCharges = z.object({
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

const cloverError = z.object({
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

/**
 * The sentence for the customer by Clover's error code (docs.clover.com, "Ecommerce API error codes"): what happened, that no
 * money moved, and what to do. Branch on the code only; the HTTP status differs between gateways.
 */
const sentences: Record<string, string> = {
  card_declined: "Your card was declined. Your card was not charged. Use another card.",
  insufficient_funds: "Your card does not have enough funds. Your card was not charged. Use another card.",
  expired_card: "Your card has expired. Your card was not charged. Use another card.",
  incorrect_cvc: "The CVV does not match the card. Your card was not charged. Check it or use another card.",
  invalid_cvc: "The CVV does not match the card. Your card was not charged. Check it or use another card.",
  incorrect_number: "The card number is not right. Your card was not charged. Check the number or use another card.",
  invalid_number: "The card number is not right. Your card was not charged. Check the number or use another card.",
  invalid_card_type: "This kind of card is not accepted. Your card was not charged. Use another card.",
  incorrect_zip: "The postal code does not match the card. Your card was not charged. Check it or use another card.",
  amount_too_large: "The amount is too large for one payment. Your card was not charged. Order in two parts.",
  token_already_used: "These card details were already used once. Your card was not charged. Enter the card again.",
  missing: "These card details are no longer valid. Your card was not charged. Enter the card again.",
};

const otherwise = "Your payment did not go through. Your card was not charged. Check the card or use another one.";

/** The sentence for a refused charge. */
export const getDeclineMessage = (code: string | null): string => (code ? (sentences[code] ?? otherwise) : otherwise);

export type Fetch = (request: Request) => Response | Promise<Response>;

export interface CloverCall {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
}

/** Clover's answer: its JSON, or its refusal with the error's code. A refusal means that nothing was done. */
export type CloverResponse =
  | { ok: true; json: unknown }
  | { ok: false; status: number; code: string | null; message: string };

/** Statuses after which it is unknown, or not yet decided, whether the call took effect. */
const undecided = (status: number): boolean => status >= 500 || status === 429 || status === 409 || status === 408;

/**
 * One call to Clover with a time limit over headers and body together.
 * @throws ProviderUnavailableError without an answer in time, on an undecided status, or when the answer is not JSON.
 */
export async function callClover(send: Fetch, call: CloverCall): Promise<CloverResponse> {
  let status: number;
  let json: unknown;
  try {
    const response = await send(
      new Request(call.url, {
        method: call.method,
        headers: {
          accept: "application/json",
          ...(call.body ? { "content-type": "application/json" } : {}),
          ...call.headers,
        },
        body: call.body ? JSON.stringify(call.body) : null,
        redirect: "error",
        signal: AbortSignal.timeout(call.timeoutMs),
      }),
    );
    status = response.status;
    json = await response.json();
  } catch (cause) {
    throw new ProviderUnavailableError(`Clover gave no answer to ${call.method} ${new URL(call.url).pathname}`, {
      cause,
    });
  }
  if (status >= 200 && status < 300) return { ok: true, json };
  if (undecided(status)) throw new ProviderUnavailableError(`Clover answered ${status}`);
  const refusal = cloverError.safeParse(json);
  const error = refusal.success ? refusal.data.error : null;
  const message = error?.message ?? (refusal.success ? refusal.data.message : null) ?? `Clover answered ${status}`;
  return { ok: false, status, code: error?.code ?? null, message };
}

const toleranceSeconds = 5 * 60;

/** A Clover-Signature header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(secret: string, rawBody: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, rawBody)}`;
}

/** Whether the header was made with the secret over exactly this body, at most five minutes from now; never without a secret. */
export function verifyWebhook(secret: string, header: string | null, rawBody: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i.exec(header?.replaceAll(" ", "") ?? "");
  if (!secret || !match?.[1] || !match[2]) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(match[2], "hex"), Buffer.from(digest(secret, seconds, rawBody), "hex"));
}

const digest = (secret: string, seconds: number, rawBody: string): string =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");

const pageSize = 100;
const maxPages = 50;

/**
 * Reads Clover's list of charges (docs.clover.com, "Get charges": created.gte and created.lte in milliseconds, limit,
 * starting_after; newest first) until it finds the paid one with this reference. Null when there certainly is none.
 * @throws ProviderUnavailableError when the list cannot be read to its end
 */
export async function findCloverCharge(
  list: (query: URLSearchParams) => Promise<CloverResponse>,
  { reference, from, to }: ChargeSearch,
): Promise<ChargeRecord | null> {
  const span = { "created.gte": String(from.getTime()), "created.lte": String(to.getTime()) };
  let last: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({ ...span, limit: String(pageSize), ...(last ? { starting_after: last } : {}) });
    const response = await list(query);
    const charges = response.ok ? cloverCharges.safeParse(response.json) : null;
    if (!charges?.success) throw new ProviderUnavailableError("Clover does not list its charges");
    const { data, has_more: hasMore } = charges.data;
    const found = data.find(
      (charge) => charge.external_reference_id === reference && charge.paid && getChargeState(charge) === "paid",
    );
    if (found) {
      const { id, amount, source } = found;
      return {
        chargeId: id,
        amountCents: amount,
        brand: source?.brand ?? source?.type ?? null,
        last4: source?.last4 ?? null,
      };
    }
    last = data.at(-1)?.id;
    if (!hasMore || !last) return null;
  }
  throw new ProviderUnavailableError("Clover lists more charges than can be looked through");
}
