import type { LoaderFunctionArgs } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/orders";
import { readPos } from "~/features/pos/basket";
import { priced, readDraft } from "~/features/pos/draft.server";
import { isHostError, formRefusal } from "~/host/errors";
import { requireMerchant } from "~/session/guards.server";

/** What the basket in the address costs, for a page that is being pressed on; 4xx or 5xx with a sentence where it is refused. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const taker = requireMerchant(request, context);
  const pos = readPos(new URL(request.url).searchParams);
  const draft = await readDraft(context, taker, pos);
  const headers = { "Cache-Control": "no-store" };
  try {
    // What comes to an open order is priced by itself.
    const asked = { items: pos.lines, ...(pos.order ? { orderType: "takeaway" as const } : priced(draft)) };
    const quote = await context.host.call(counterCalls.quoteCounterOrder, {
      params: { id: taker.restaurant.id },
      body: asked,
    });
    return Response.json({ quote }, { headers });
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "The order could not be changed");
    // What the host lacks is not there.
    if (isHostError(error, "unsupported")) return Response.json({ message: formErrors[0] }, { status: 404, headers });
    const message = formErrors[0] ?? Object.values(fieldErrors)[0]?.[0] ?? "The order could not be changed";
    return Response.json({ message }, { status, headers });
  }
}
