import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadNews } from "~/features/orders/news.server";
import { requireMerchant } from "~/session/guards.server";

/** [RUSH-1] New orders for the dashboard's frame, for pages that do not need to reload themselves. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { restaurant } = requireMerchant(request, context);
  const news = await loadNews(context, restaurant.id);
  return Response.json(news, { headers: { "Cache-Control": "no-store" } });
}
