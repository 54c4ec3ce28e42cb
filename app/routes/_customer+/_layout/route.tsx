import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useMatches } from "@remix-run/react";
import { keepMode, modeOf } from "~/session/preferences.server";
import { CartBar } from "./cart-bar";
import { Footer } from "./footer";
import { frameOf } from "./frame";
import { Header } from "./header";
import { loadHeaderSummary } from "./summary.server";

/** The customer area's frame: header, footer and, on small screens, the cart bar. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const chosen = new URL(request.url).searchParams.get("mode");
  if (chosen === "delivery" || chosen === "pickup") keepMode(context.cookies, chosen);
  const mode = chosen === "pickup" || chosen === "delivery" ? chosen : modeOf(context.cookies);
  return { mode, ...(await loadHeaderSummary(context)) };
}

/** Counts change by what the visitor does, not by looking around. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.searchParams.get("mode") !== nextUrl.searchParams.get("mode");
}

export default function CustomerLayout() {
  const { mode, carts, unreadCount } = useLoaderData<typeof loader>();
  const frame = frameOf(useMatches());
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="bg-surface text-primary text-label z-toast rounded-control elevation-2 sr-only px-4 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        Skip to content
      </a>
      {frame.header && (
        <Header mode={mode} itemCount={carts?.itemCount ?? null} unreadCount={unreadCount} frame={frame} />
      )}
      <div className="flex-1">
        <Outlet />
      </div>
      {frame.footer && <Footer />}
      {frame.cartBar && carts?.last && <CartBar itemCount={carts.itemCount} last={carts.last} />}
    </div>
  );
}
