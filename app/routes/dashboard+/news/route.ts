import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadNews } from "~/features/orders/news.server";
import { requireMerchant } from "~/session/guards.server";

/** [RUSH-1] What the dashboard's frame tells of new orders, for pages that have no other reason to load anew. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { restaurant } = requireMerchant(request, context);
  const news = await loadNews(context, restaurant.id);
  return Response.json(news, { headers: { "Cache-Control": "no-store" } });
}
