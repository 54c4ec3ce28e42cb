import { dealCalls } from "@domain/contract/calls/promotions";
import { isOf, asAsked, sortable } from "./client/as-asked";
import { deal, type DealWire } from "@domain/contract/promotion";
import { centsOf } from "./client/coerce";
import type { Host } from "./client/host";
import { isHostError } from "./errors";
import type { Filters } from "~/lib/filter-rows";
import { matchesPromotion } from "./matches-promotion";
import { kindOf, type PromotionQuery } from "./promotions.server";
import { listAnswer, itemAnswer } from "./client/envelope";

/** An offer (deal) as those who look after it see it; amounts in cents, times UTC. */
export interface OwnOffer {
  id: string;
  title: string;
  type: "percentage" | "fixed";
  /** Hundredths of a percent point, or cents. */
  discountHundredths: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  image: string | null;
  /** Both empty: it covers the whole menu [OFFER-6]. */
  menuItemIds: string[];
  categories: string[];
  /** Undefined where the host counts no changes. */
  version: number | undefined;
}

/** A picture has to travel and be worked on. */
const timeoutMs = 30_000;

/** [HOST-35] One page of the own offers, as asked. */
export async function listOwnOffers(host: Host, query: PromotionQuery, options: { timeoutMs?: number } = {}) {
  const answer = await host.call(dealCalls.listDeals, { query: { ...query }, ...options }, listAnswer(deal));
  const own = answer.items.filter((wire) => (wire.restaurantId ?? query.restaurant_id) === query.restaurant_id);
  const { rows, total } = asAsked({ ...answer, items: own.map(toOwnOffer) }, { ...query }, narrowing);
  return { offers: rows, total };
}

const narrowing: Filters<OwnOffer> = {
  textOf: ({ title }) => [title],
  valueOf: (offer, column) => {
    if (column === "title") return offer.title;
    return column === "discount" ? sortable(offer.discountHundredths) : (offer.endsAt ?? "9");
  },
  matches: matchesPromotion,
};

/** One offer, from the list where the host lacks the call; null when there is none. */
export async function findOwnOffer(host: Host, restaurantId: string, id: string): Promise<OwnOffer | null> {
  try {
    const wire = await host.call(dealCalls.getDeal, { params: { id } }, itemAnswer(deal));
    return isOf(restaurantId, wire.restaurantId) ? toOwnOffer(wire) : null;
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { offers } = await listOwnOffers(host, { restaurant_id: restaurantId });
    return offers.find((own) => own.id === id) ?? null;
  }
}

/** [HOST-36, HOST-37] @returns the host's sentence */
export const saveOffer = (host: Host, id: string | null, body: FormData) =>
  id === null
    ? host.send(dealCalls.createDeal, { body, timeoutMs })
    : host.send(dealCalls.updateDeal, { params: { id }, body, timeoutMs });

/** [HOST-38] */
export const deleteOffer = (host: Host, id: string) => host.send(dealCalls.deleteDeal, { params: { id } });

const toOwnOffer = (wire: DealWire): OwnOffer => ({
  id: wire.id,
  title: wire.title,
  type: kindOf(wire.type),
  discountHundredths: centsOf(wire.discount_value) ?? 0,
  startsAt: wire.start_date ?? null,
  endsAt: wire.end_date ?? null,
  isActive: wire.is_active ?? true,
  image: wire.image ?? null,
  menuItemIds: wire.menuItemIds ?? [],
  categories: wire.categories ?? [],
  version: wire.version ?? undefined,
});
