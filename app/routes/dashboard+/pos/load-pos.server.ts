import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/orders";
import { readPos } from "~/features/pos/basket";
import { priced, readDraft } from "~/features/pos/draft.server";
import { nullIfUnsupported } from "~/host/errors";
import { listMenuItems } from "~/host/menu.server";
import { listTables } from "~/host/settings.server";
import { requireMerchant } from "~/session/guards.server";

/** [ROUTE-10] The menu, what is ordered so far with the host's prices, and the tables; null where the host takes no such orders. */
export async function loadPos({ request, context }: LoaderFunctionArgs) {
  const taker = requireMerchant(request, context);
  const { restaurant } = taker;
  const { host } = context;
  const pos = readPos(new URL(request.url).searchParams);
  const draft = await readDraft(context, taker, pos);
  const [quote, items, tables] = await Promise.all([
    host
      .call(counterCalls.quoteCounterOrder, {
        params: { id: restaurant.id },
        body: { items: pos.lines, ...priced(draft) },
      })
      .catch(nullIfUnsupported),
    listMenuItems(host, { restaurant_id: restaurant.id }),
    listTables(host, restaurant.id),
  ]);
  const own = items.filter(({ restaurantId }) => restaurantId === null || restaurantId === restaurant.id);
  const wanted = pos.q.toLowerCase();
  return {
    pos,
    /** What was typed so far. */
    draft,
    /** Names this order, however often it is sent. */
    key: randomUUID(),
    quote,
    categories: [...new Set(own.flatMap(({ category }) => category ?? []))],
    items: own
      .filter(({ category }) => !pos.category || category === pos.category)
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ id, name, image, priceCents, deal, isAvailable, servedLater }) => ({
        id,
        name,
        image,
        isAvailable,
        /** A word for whoever takes the order: it may be sold all the same [RUSH-18]. */
        servedFrom: servedLater?.text ?? null,
        priceCents: priceCents - (deal?.discountCents ?? 0),
        wasCents: deal ? priceCents : null,
      })),
    tables: tables?.filter(({ is_active }) => is_active).map(({ label }) => label) ?? [],
  };
}

export type PosView = Awaited<ReturnType<typeof loadPos>>;
