import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { pluralize } from "@domain/values/plural";
import type { Host } from "~/host/client/host";
import { isHostError, rethrowUnlessHostError } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireMerchant } from "~/session/guards.server";
import textFont from "~/styles/fonts/figtree.woff2";

/**
 * [RUSH-1] The content of an iframe on every dashboard page without JavaScript. It refreshes itself, so that the page
 * need not and nothing half typed is lost. `page` is the page's URL; `seen` identifies the orders at the first load.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  // The login must not be framed, so the frame links the surrounding page to it.
  const isFramed = request.headers.get("Sec-Fetch-Dest") === "iframe";
  if (isFramed && !context.session.user) return answer(searchParams, { news: "ended", seen: null, toAccept: 0 });
  const { restaurant } = requireMerchant(request, context);
  const seen = searchParams.get("seen");
  const state = await orderState(context.host, restaurant.id).catch((error: unknown) => {
    if (isFramed && isHostError(error, "unauthenticated")) return "ended" as const;
    rethrowUnlessHostError(error);
    context.logger.warn({ code: error.code }, "New orders could not be looked for");
    return null;
  });
  if (state === "ended") return answer(searchParams, { news: "ended", seen: null, toAccept: 0 });
  return answer(searchParams, {
    seen: seen ?? state?.mark ?? null,
    news: !state ? "unknown" : seen !== null && seen !== state.mark ? "new" : "none",
    toAccept: state?.toAccept ?? 0,
  });
}

function answer(query: URLSearchParams, what: Pick<Watch, "seen" | "news" | "toAccept">): Response {
  const page = query.get("page") ?? "";
  const html = watchPage({
    page: /^\/dashboard([/?]|$)/.test(page) ? page : "/dashboard",
    theme: query.get("theme"),
    ...what,
  });
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      // Only our own pages may frame it.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  });
}

/** The number of orders to accept, and a hash that changes with any new order or status. */
async function orderState(host: Host, restaurantId: string): Promise<{ toAccept: number; mark: string }> {
  const [waits, newest] = await Promise.all([
    listOrders(host, { restaurant_id: restaurantId, status: "placed", per_page: 1 }),
    listOrders(host, { restaurant_id: restaurantId, per_page: 50 }),
  ]);
  const state = JSON.stringify([waits.total, newest.total, newest.orders.map(({ id, status }) => [id, status])]);
  return { toAccept: waits.total, mark: createHash("sha256").update(state).digest("base64url").slice(0, 16) };
}

/** A frame has none of the surrounding page's fonts. */
const face = `@font-face{font-family:Figtree;font-weight:400 700;src:url("${textFont}") format("woff2")}`;
const font = "font:500 15px/24px Figtree,system-ui,'Segoe UI',Roboto,sans-serif";

const schemes: Record<string, string> = { light: "light", dark: "dark" };

interface Watch {
  /** The surrounding page, which the link reloads. */
  page: string;
  seen: string | null;
  /** "ended": the session has ended. */
  news: "none" | "new" | "unknown" | "ended";
  toAccept: number;
  theme: string | null;
}

/** The frame's HTML document: a sentence, and a link if there is news. */
export function watchPage({ page, seen, news, toAccept, theme }: Watch): string {
  const again = dashboardPaths.dashboardWatch({ page, theme: theme ?? undefined, seen: seen ?? undefined });
  const scheme = schemes[theme ?? ""] ?? "light dark";
  const colours = news === "none" ? "light-dark(#5b655f,#a3aea6)" : "light-dark(#17211b,#f2f1ea)";
  const link = `style="color:light-dark(#0b6349,#7fd1ae);font-weight:600" target="_top" href="${escaped(page)}"`;
  return `<!doctype html>
<html lang="en" style="color-scheme:${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>New orders</title>
<style>${face}</style>
${news === "ended" ? "" : `<meta http-equiv="refresh" content="30;url=${escaped(again)}">`}</head>
<body style="margin:0;color:${colours};${font}">
<p role="status" style="margin:0;padding:4px 2px">${sentence(news, toAccept)} <a ${link}>${news === "ended" ? "Log in" : "Refresh"}</a></p>
</body>
</html>
`;
}

function sentence(news: Watch["news"], toAccept: number): string {
  const waiting = pluralize(toAccept, "order waits", "orders wait");
  if (news === "ended") return "<strong>Your session has ended.</strong>";
  if (news === "unknown") return "We cannot look for new orders at the moment, and try again.";
  if (news === "new") return `<strong>Orders have changed. ${waiting} to be accepted.</strong>`;
  return "Looks for new orders every 30 seconds. Nothing has changed.";
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
