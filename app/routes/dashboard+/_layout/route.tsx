import {
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { News } from "~/features/orders/news.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { Badge } from "~/ui/badge";
import { DashboardAccount, DashboardBell } from "~/ui/dashboard/header-menus";
import type { NavigationGroup } from "~/ui/dashboard/navigation";
import { DashboardSearch } from "~/ui/dashboard/search";
import { DashboardShell } from "~/ui/dashboard/shell";
import { SoundButton } from "~/ui/dashboard/sound/sound-button";
import { RouteError } from "~/ui/feedback/route-error";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Logo } from "~/ui/logo";
import { CounterFrame } from "./counter-frame";
import { NewOrders } from "./new-orders";
import type { loadFrame } from "./shell.server";
import { StatusBanner } from "./status-banner";

export { loadFrame as loader } from "./shell.server";

// Loaded lazily: few change it, and without JavaScript there is no sound.
const SoundSettings = lazy(async () => ({
  default: (await import("~/ui/dashboard/sound/sound-settings")).SoundSettings,
}));

/**
 * Waiting orders change at any time, so every navigation reloads them.
 * [SESS-12] Not a form with mistakes: were the session over, the login would replace what was typed.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 422;

export default function DashboardLayout() {
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  );
}

/** Errors inside the dashboard keep its navigation; visitors without access see them outside of it. */
export function ErrorBoundary() {
  return (
    <DashboardFrame>
      <RouteError />
    </DashboardFrame>
  );
}

/** Undefined if the frame's own loader failed. */
const useFrame = () => useRouteLoaderData<typeof loadFrame>("routes/dashboard+/_layout/route");

/** The frame's data, after its loader has succeeded. */
type Frame = NonNullable<ReturnType<typeof useFrame>>;

function DashboardFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const handles = useMatches().map(({ handle }) => read(handle));
  const { news, loadNews } = useNews(frame);
  if (!frame || !news) {
    return (
      <>
        <QuietHeader />
        {children}
      </>
    );
  }
  const isFullScreen = handles.some((handle) => handle.isFullScreen);
  const end = <HeaderEnd frame={frame} news={news} isFullScreen={isFullScreen} />;
  const notices = (
    <>
      <WatchWithoutScripts />
      <NewOrders
        restaurantId={frame.restaurantId}
        orders={news.newOrders}
        total={news.toAccept ?? 0}
        loadedAt={news.now}
        usualMinutes={frame.usualMinutes}
        showsStrip={handles.some(({ isOfOrders }) => isOfOrders)}
        loadNews={handles.some(({ ignoresOrders }) => ignoresOrders) ? loadNews : undefined}
      />
      <StatusBanner status={frame.status} reason={frame.statusReason} isOwner={frame.isOwner} />
    </>
  );
  if (isFullScreen) {
    return (
      <CounterFrame end={end} notices={notices}>
        {children}
      </CounterFrame>
    );
  }
  return (
    <DashboardShell
      brand={
        <Link
          to={paths.dashboard()}
          aria-label="HalalGo, to the dashboard"
          className="rounded-small flex min-h-11 items-center"
        >
          <Logo />
        </Link>
      }
      search={
        <DashboardSearch action={dashboardPaths.dashboardSearch()} name="q" label="Search orders, items, coupons" />
      }
      end={end}
      groups={listNavigation(frame, news)}
      side={frame.sidebar}
      sideAction={paths.setSidebar()}
    >
      <div data-desk-content className="mx-auto max-w-320 p-4 md:p-6 xl:p-7">
        {notices}
        {children}
      </div>
    </DashboardShell>
  );
}

type HeaderEndProps = { frame: Frame; news: News; isFullScreen: boolean };

/** The end of the header: opening hours, sound, notifications and account. */
function HeaderEnd({ frame, news, isFullScreen }: HeaderEndProps) {
  const { person, restaurantName, status, opening, hasOrders, hasInbox } = frame;
  const { theme } = useVisitor();
  const isHydrated = useHydrated();
  return (
    <>
      {opening && status === "approved" && !isFullScreen && (
        <Badge tone={opening.isOpen ? "ok" : "neutral"} icon="storefront" className="py-1 max-md:hidden!">
          {opening.text}
        </Badge>
      )}
      {hasOrders && <SoundButton narrow="xl" />}
      {hasInbox && (
        <DashboardBell to={dashboardPaths.dashboardInbox()} unread={news.unread} calls={Boolean(news.toAccept)} />
      )}
      <DashboardAccount
        person={person}
        place={restaurantName}
        theme={theme}
        profileHref={paths.account()}
        settingsHref={dashboardPaths.dashboardSettings()}
        themeAction={paths.setTheme()}
        logoutAction={paths.logout()}
        device={
          hasOrders &&
          isHydrated && (
            <Suspense>
              <SoundSettings />
            </Suspense>
          )
        }
      />
    </>
  );
}

/** Without JavaScript a small page that refreshes itself looks for new orders. */
function WatchWithoutScripts() {
  const { theme } = useVisitor();
  const { pathname, search } = useLocation();
  return (
    <noscript>
      <iframe
        title="Looking for new orders"
        src={dashboardPaths.dashboardWatch({ page: pathname + search, theme })}
        height={32}
        className="mb-3 block h-14 w-full border-0 md:h-8"
      />
    </noscript>
  );
}

/** The sidebar's links, without those for calls that the host lacks. */
const listNavigation = ({ hasReviews, hasDayClose, seesSales }: Frame, { toAccept }: News): NavigationGroup[] => [
  {
    label: "Main",
    items: [
      { to: paths.dashboard(), label: "Dashboard", icon: "squares-four", end: true },
      { to: dashboardPaths.dashboardItems(), label: "Add Menu", icon: "fork-knife" },
      { to: dashboardPaths.dashboardAddons(), label: "Adds On", icon: "plus-circle" },
      { to: dashboardPaths.kitchen(), label: "KDS", icon: "cooking-pot" },
    ],
  },
  {
    label: "Orders",
    items: [
      {
        to: dashboardPaths.dashboardOrders("online"),
        label: "Online Orders",
        icon: "moped",
        count: toAccept,
      },
      ...(hasReviews ? [{ to: dashboardPaths.dashboardReviews(), label: "Reviews", icon: "star" as const }] : []),
    ],
  },
  {
    label: "Promo",
    items: [
      { to: dashboardPaths.dashboardCoupons(), label: "Coupons", icon: "ticket" },
      { to: dashboardPaths.dashboardOffers(), label: "Offers", icon: "tag" },
    ],
  },
  ...(seesSales
    ? [
        {
          label: "Reports",
          items: [
            { to: dashboardPaths.dashboardTransactions(), label: "Transactions", icon: "receipt" as const },
            { to: dashboardPaths.dashboardSales(), label: "Sales Report", icon: "chart-line-up" as const },
            ...(hasDayClose
              ? [{ to: dashboardPaths.dashboardDayClose(), label: "Day Close", icon: "vault" as const }]
              : []),
          ],
        },
      ]
    : []),
  { label: "Settings", items: [{ to: dashboardPaths.dashboardSettings(), label: "Settings", icon: "gear-six" }] },
];

/** Options that a dashboard page sets in its `handle`. */
interface PageHandle {
  /** The page shows orders, so orders to accept appear above it. */
  isOfOrders?: boolean;
  /** The page does not depend on orders, so new ones only reload the frame. */
  ignoresOrders?: boolean;
  /** The page fills the screen, without the sidebar. */
  isFullScreen?: boolean;
}

const read = (handle: unknown): PageHandle => (typeof handle === "object" && handle !== null ? handle : {});

/** Milliseconds. */
const maxWaitMs = 10_000;

/** The frame's news from its loader, or newer. `loadNews` resolves to false if loading fails. */
function useNews(frame: News | undefined) {
  const [later, setLater] = useState<News | null>(null);
  const [loadNews] = useState(() => async () => {
    // A response may stall on a broken connection; the timeout allows later requests.
    const news = await fetch(dashboardPaths.dashboardNews(), { signal: AbortSignal.timeout(maxWaitMs) })
      // A signed-out user is redirected to the login; the page handles that itself.
      .then((response) => (response.ok && !response.redirected ? response.json() : null))
      .catch(() => null);
    if (news) setLater(news);
    return Boolean(news);
  });
  const news = frame && later && later.now > frame.now ? later : frame;
  return { news, loadNews };
}
