import type { LoaderFunctionArgs } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { parseBasket } from "~/features/pos/basket";
import { toQuoteRequest, readDraft } from "~/features/pos/draft.server";
import { formRefusal, isHostError, refusalMessage } from "~/host/errors";
import { requireMerchant } from "~/session/guards.server";

/** The price of the order in the URL, fetched while it is edited; responds 4xx or 5xx with a message if refused. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const merchant = requireMerchant(request, context);
  const basket = parseBasket(new URL(request.url).searchParams);
  const draft = await readDraft(context, merchant, basket);
  const headers = { "Cache-Control": "no-store" };
  try {
    // Dishes added to an open order are priced separately.
    const body = {
      items: basket.lines,
      ...(basket.order ? { orderType: "takeaway" as const } : toQuoteRequest(draft)),
    };
    const quote = await context.host.call(counterCalls.quoteCounterOrder, {
      params: { id: merchant.restaurant.id },
      body,
    });
    return Response.json({ quote }, { headers });
  } catch (error) {
    const failed = "The order could not be changed";
    // A quote changes nothing, whoever answered.
    const refusal = formRefusal(error, failed, isHostError(error, "invalid_response") ? failed : undefined);
    const message = refusalMessage(refusal);
    // A call the host does not support responds 404.
    if (isHostError(error, "unsupported")) return Response.json({ message }, { status: 404, headers });
    return Response.json({ message }, { status: refusal.status, headers });
  }
}
