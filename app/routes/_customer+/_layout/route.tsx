import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { pluralize } from "@domain/values/plural";
import { customerLayout } from "~/features/carts/in-cart";
import { FavouriteForm } from "~/features/favourites/favourite-button";
import { listCapabilities, supportsPass } from "~/host/capabilities.server";
import { modeIn, saveMode } from "~/session/cookies/preferences.server";
import { RouteError } from "~/ui/feedback/route-error";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import { Footer } from "./footer";
import { getFrame, panelHref } from "./frame";
import { Header } from "./header";
import { loadHeaderSummary } from "./summary.server";

// Loaded lazily, because a page's first rendering needs none of them; the live connection is for whoever is logged in, 3.5 kB.
const ChosenElsewhere = lazy(() => import("./chosen-elsewhere"));
const IntentPrefetch = lazy(() => import("./intent-prefetch"));
const LiveNews = lazy(() => import("./live-news"));

/** The layout of the customer area: header, footer and, on small screens, the cart bar. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const mode = modeIn(query, context.cookies);
  if (query.get("mode") === mode) saveMode(context.cookies, mode);
  const { contactEmail } = context.settings;
  const noPass = (error: unknown) => context.logger.warn({ err: error }, "Go Pass not loaded; footer shown without it");
  const [summary, isPassSold, offered] = await Promise.all([
    loadHeaderSummary(context),
    supportsPass(context.host, noPass),
    listCapabilities(context.host, ["newsletter", "certifiers"]),
  ]);
  const hasNewsletter = offered.includes("newsletter");
  const hasEvidence = offered.includes("certifiers");
  return { mode, contactEmail, isPassSold, hasNewsletter, hasEvidence, ...summary };
}

const headerMs = 600_000;
let askedAt = Date.now();

/**
 * Counts change through submissions and live events, not through navigation or a refused form. The next prayer changes
 * with time, so it is reloaded after a while.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus = 0, formMethod, currentUrl, nextUrl } = args;
  if (actionStatus >= 400) return false;
  if (Date.now() - askedAt > headerMs) {
    askedAt = Date.now();
    return true;
  }
  const isElsewhere = currentUrl.href !== nextUrl.href && formMethod === undefined;
  return !isElsewhere || currentUrl.searchParams.get("mode") !== nextUrl.searchParams.get("mode");
}

export default function CustomerLayout() {
  return (
    <CustomerFrame>
      <Outlet />
    </CustomerFrame>
  );
}

/** Errors and unknown URLs in the customer area keep header and footer. */
export function ErrorBoundary() {
  return (
    <CustomerFrame>
      <RouteError />
    </CustomerFrame>
  );
}

/** Undefined where the layout's own loader failed. */
const useSummary = () => useRouteLoaderData<typeof loader>(customerLayout);

function CustomerFrame({ children }: { children: ReactNode }) {
  const summary = useSummary();
  const { mode = "delivery", carts, news, contactEmail, isPassSold } = summary ?? {};
  const frame = getFrame(useMatches());
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col">
      {frame.header && (
        <Header
          mode={mode}
          itemCount={carts?.itemCount ?? null}
          unreadCount={news?.unreadCount ?? null}
          hasOrders={summary?.hasOrders}
          hasFavourites={summary?.hasFavourites}
          location={summary?.location ?? null}
          nextPrayer={summary?.nextPrayer ?? null}
          addresses={summary?.addresses ?? []}
          frame={frame}
        />
      )}
      <div className="flex-1">{children}</div>
      {summary?.hasFavourites && <FavouriteForm />}
      {frame.footer && (
        <Footer
          contactEmail={contactEmail}
          isPassSold={isPassSold}
          hasNewsletter={summary?.hasNewsletter}
          hasEvidence={summary?.hasEvidence}
        />
      )}
      {isHydrated && (
        <Suspense fallback={null}>
          <IntentPrefetch />
          {/* Neither where there is no header, as at the checkout: nothing should reload while a form is filled in. */}
          {frame.header && summary && <ChosenElsewhere mode={mode} address={summary.location?.address} />}
          {frame.header && news && <LiveNews newest={news.newest} />}
        </Suspense>
      )}
      {frame.cartBar && carts?.last && <CartBar last={carts.last} otherCarts={carts.count - 1} />}
    </div>
  );
}

type CartBarProps = {
  last: { name: string; itemCount: number; totalCents: number };
  /** How many other restaurants have carts; their lines are not included in count and sum. */
  otherCarts: number;
};

/** Fixed at the bottom of small screens while there are items: the cart used last, and a link to all. Not over the search's suggestions. */
function CartBar({ last, otherCarts }: CartBarProps) {
  const { pathname, search } = useLocation();
  return (
    <aside aria-label="Cart" className="md:hidden">
      <div aria-hidden className="h-22" />
      <Link
        to={panelHref("carts", pathname, search)}
        preventScrollReset
        data-foot-bar
        className="bg-primary text-on-primary rounded-card elevation-2 z-sticky fixed inset-x-3 bottom-3.5 flex min-h-15 items-center gap-3.5 px-4.5 py-2 [body:has([role=combobox][aria-expanded=true])_&]:hidden"
      >
        <span className="bg-surface text-primary text-label rounded-tag min-w-7 px-1.5 py-0.5 text-center tabular-nums">
          {last.itemCount}
        </span>
        <span className="min-w-0 flex-1">
          <span className="text-label block">{otherCarts > 0 ? "View carts" : "View cart"}</span>
          <span className="text-small flex">
            <span className="truncate">{last.name}</span>
            {otherCarts > 0 && <span className="ms-1 shrink-0">and {pluralize(otherCarts, "more cart")}</span>}
          </span>
        </span>
        <span className="text-card-list">
          <Money cents={last.totalCents} />
        </span>
      </Link>
    </aside>
  );
}
