import type { Kysely } from "kysely";
import type { Database } from "@api/db/tables";
import { cloverId, getFingerprint, toErrorReply } from "./options";
import {
  findRecord,
  findRecordByKey,
  listRefunds,
  replaceRecord,
  type StoredCard,
  type StoredCharge,
  writeRecord,
} from "./records";

export interface ChargeBody {
  amount: number;
  currency: string;
  source: string;
  external_reference_id?: string | undefined;
  stored_credentials?: { sequence: string; is_scheduled: boolean; initiator: string } | undefined;
}

type Answer = { status: number; answer: Record<string, unknown> };

const maxCents = 99_999_999;

/**
 * Charges a token, or a customer's kept card, once a key: the same key with the same body repeats the first answer, with another body it is refused.
 * Tokens work once. Two equal calls at the same time give one charge.
 */
export async function chargeToken(
  db: Kysely<Database>,
  now: Date,
  key: string | null,
  body: ChargeBody,
): Promise<Answer> {
  const fingerprint = getFingerprint(body);
  const invalid = checkCharge(body);
  if (invalid) return invalid;
  return db.transaction().execute(async (trx) => {
    const token = await findRecord(trx, "token", body.source, true);
    const customer = token ? null : await findRecord(trx, "customer", body.source, true);
    const known = key ? await findRecordByKey(trx, "charge", key) : null;
    if (known) return repeated(known, fingerprint);
    const card = token?.card ?? customer?.card;
    if (!card) return toErrorReply(400, "invalid_request_error", "missing", "The source is not known.");
    if (token?.used)
      return toErrorReply(400, "invalid_request_error", "token_already_used", "The source token was already used.");
    const id = cloverId();
    const outcome = toChargeOutcome(id, card, body, now);
    const charge = await writeRecord(trx, "charge", id, { fingerprint, amount: body.amount, ...outcome }, key);
    if (!charge)
      return toErrorReply(409, "idempotency_error", "idempotency_key_in_use", "A request with this key is under way.");
    if (token) await replaceRecord(trx, "token", body.source, { ...token, used: true });
    return outcome;
  });
}

/** The answer to a charge of this card; a declined charge has an id too, as at Clover. */
export function toChargeOutcome(id: string, card: StoredCard, body: Omit<ChargeBody, "source">, now: Date): Answer {
  if (card.behaviour === "decline")
    return toErrorReply(402, "card_error", "card_declined", "DECLINED: Do not honor", id);
  if (card.expYear * 12 + card.expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    return toErrorReply(402, "card_error", "expired_card", "DECLINED: Expired card", id);
  }
  const source = { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear };
  return {
    status: 200,
    answer: {
      id,
      object: "charge",
      amount: body.amount,
      amount_refunded: 0,
      currency: body.currency,
      created: now.getTime(),
      captured: true,
      paid: true,
      status: "succeeded",
      external_reference_id: body.external_reference_id ?? null,
      outcome: { network_status: "approved_by_network", type: "authorized" },
      source,
    },
  };
}

/** Gives back part or all (amount left out) of a charge, never more than is left of it. */
export async function refundCharge(
  db: Kysely<Database>,
  now: Date,
  key: string | null,
  body: { charge: string; amount?: number | undefined },
): Promise<Answer> {
  const fingerprint = getFingerprint(body);
  return db.transaction().execute(async (trx) => {
    const charge = await findRecord(trx, "charge", body.charge, true);
    const known = key ? await findRecordByKey(trx, "refund", key) : null;
    if (known) return repeated(known, fingerprint);
    if (charge?.status !== 200)
      return toErrorReply(404, "invalid_request_error", "resource_missing", "No such charge.");
    const left = charge.amount - (await listRefunds(trx, body.charge)).reduce((sum, refund) => sum + refund.amount, 0);
    const amount = body.amount ?? left;
    if (left === 0)
      return toErrorReply(400, "invalid_request_error", "charge_already_refunded", "The charge was refunded before.");
    if (!Number.isInteger(amount) || amount < 1 || amount > left) {
      return toErrorReply(
        400,
        "invalid_request_error",
        "refund_amount_invalid",
        "The amount is more than is left of the charge.",
      );
    }
    const id = cloverId();
    const answer = { id, object: "refund", amount, charge: body.charge, created: now.getTime(), status: "succeeded" };
    const refund = await writeRecord(
      trx,
      "refund",
      id,
      { fingerprint, status: 200, answer, amount, chargeId: body.charge },
      key,
    );
    if (!refund)
      return toErrorReply(409, "idempotency_error", "idempotency_key_in_use", "A request with this key is under way.");
    return { status: 200, answer };
  });
}

function checkCharge(body: ChargeBody): Answer | null {
  if (!Number.isInteger(body.amount) || body.amount < 1) {
    return toErrorReply(400, "invalid_request_error", "invalid_charge_amount", "The amount must be cents, at least 1.");
  }
  if (body.amount > maxCents)
    return toErrorReply(400, "invalid_request_error", "amount_too_large", "The amount is too large.");
  if (!/^[a-z]{3}$/.test(body.currency))
    return toErrorReply(400, "invalid_request_error", "invalid_currency", "Unknown currency.");
  if ((body.external_reference_id?.length ?? 0) > 12) {
    return toErrorReply(
      400,
      "invalid_request_error",
      "invalid_request",
      "external_reference_id has at most 12 characters.",
    );
  }
  return null;
}

function repeated(known: StoredCharge, fingerprint: string): Answer {
  if (known.fingerprint === fingerprint) return { status: known.status, answer: known.answer };
  return toErrorReply(400, "idempotency_error", "idempotency_error", "This key was used with another request.");
}
