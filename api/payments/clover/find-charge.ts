import { type ChargeRecord, type ChargeSearch, ProviderUnavailable } from "../provider";
import type { CloverAnswer } from "./http";
import { cloverCharges, stateOf } from "./wire";

const pageSize = 100;
const mostPages = 50;

/**
 * Reads Clover's list of charges (docs.clover.com, "Get charges": created.gte and created.lte in milliseconds, limit,
 * starting_after; newest first) until it finds the paid one with this reference. Null when there certainly is none.
 * @throws ProviderUnavailable when the list cannot be read to its end
 */
export async function findCloverCharge(
  list: (query: URLSearchParams) => Promise<CloverAnswer>,
  { reference, from, to }: ChargeSearch,
): Promise<ChargeRecord | null> {
  const span = { "created.gte": String(from.getTime()), "created.lte": String(to.getTime()) };
  let last: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ ...span, limit: String(pageSize), ...(last ? { starting_after: last } : {}) });
    const answer = await list(query);
    const charges = answer.ok ? cloverCharges.safeParse(answer.json) : null;
    if (!charges?.success) throw new ProviderUnavailable("Clover does not list its charges");
    const { data, has_more: hasMore } = charges.data;
    const found = data.find(
      (charge) => charge.external_reference_id === reference && charge.paid && stateOf(charge) === "paid",
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
  throw new ProviderUnavailable("Clover lists more charges than can be looked through");
}
