import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatPersonName } from "@domain/values/person-name";
import { getQueue } from "~/features/halal-evidence/evidence.server";
import { listInactiveRestaurants } from "~/host/admin-restaurants.server";
import { type Capability, listCapabilities } from "~/host/capabilities.server";
import { nullIfFailed } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { getSidebar } from "~/session/cookies/preferences.server";
import { requireArea } from "~/session/guards.server";
import { useVisitor } from "~/session/use-visitor";
import { Badge } from "~/ui/badge";
import { DashboardAccount, DashboardBell } from "~/ui/dashboard/header-menus";
import type { NavigationGroup, NavigationItem } from "~/ui/dashboard/navigation";
import { DashboardSearch } from "~/ui/dashboard/search";
import { DashboardShell } from "~/ui/dashboard/shell";
import { RouteError } from "~/ui/feedback/route-error";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { Logo } from "~/ui/logo";

/** [ADMIN-1] The administration's layout; data that the host fails to return is omitted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireArea(request, context, "admin");
  const withoutPart = nullIfFailed(
    context.logger,
    "Part of the administration's layout not loaded; page shown without it",
  );
  const [news, inactive, offered] = await Promise.all([
    listNotifications(context.host, { per_page: 1 }).catch(withoutPart),
    listInactiveRestaurants(context.host).catch(withoutPart),
    listCapabilities(context.host, [
      "notifications",
      "orders",
      "failedPayments",
      "refunds",
      "platformCoupons",
      "customers",
      "demandList",
      "reportedReviews",
      "missedSearches",
      "auditLog",
      "halalQueue",
      "certifiers",
      "calendar",
    ]),
  ]);
  const queue = offered.includes("halalQueue") ? await getQueue(context.host, "new").catch(withoutPart) : null;
  const name = formatPersonName(user.first_name, user.last_name) || user.email;
  return {
    person: { id: user.id, name, email: user.email },
    unread: news?.unreadCount ?? null,
    pending: inactive?.filter(({ status }) => status === "pending").length ?? null,
    // Expiring and expired certificates are known already; the others await a decision.
    evidence: queue && queue.counts.new + queue.counts.reported,
    sidebar: getSidebar(context.cookies),
    offered,
  };
}

type OfferedItem = NavigationItem & { offer: Capability };

const marketplace: OfferedItem[] = [
  { offer: "orders", to: dashboardPaths.adminOrders(), label: "Orders", icon: "receipt" },
  { offer: "failedPayments", to: dashboardPaths.adminFailedPayments(), label: "Failed Payments", icon: "credit-card" },
  { offer: "refunds", to: dashboardPaths.adminRefunds(), label: "Refunds", icon: "arrow-u-up-left" },
  { offer: "platformCoupons", to: dashboardPaths.adminCoupons(), label: "Coupons", icon: "ticket" },
  { offer: "customers", to: dashboardPaths.adminCustomers(), label: "Customers", icon: "users" },
  { offer: "reportedReviews", to: dashboardPaths.adminReviews(), label: "Reported Reviews", icon: "star" },
  { offer: "demandList", to: dashboardPaths.adminDemand(), label: "Demand", icon: "map-pin" },
  {
    offer: "missedSearches",
    to: dashboardPaths.adminMissedSearches(),
    label: "Searches Without Result",
    icon: "question",
  },
  { offer: "certifiers", to: dashboardPaths.adminCertifiers(), label: "Certifiers", icon: "shield-check" },
  { offer: "calendar", to: dashboardPaths.adminCalendar(), label: "Calendar", icon: "moon" },
];
const records: OfferedItem[] = [
  { offer: "auditLog", to: dashboardPaths.adminAudit(), label: "Audit Log", icon: "clock-counter-clockwise" },
];

/**
 * The counts of pending items change without user action, so each navigation reloads them.
 * [SESS-12] Not a form with mistakes: were the session over, the login would replace what was typed.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 422;

export default function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

/** Errors and missing pages keep the navigation; people without access see the error outside of it. */
export function ErrorBoundary() {
  return (
    <AdminFrame>
      <RouteError />
    </AdminFrame>
  );
}

/** Undefined if the layout's own loader failed. */
const useFrame = () => useRouteLoaderData<typeof loader>("routes/admin+/_layout/route");

function AdminFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const { theme } = useVisitor();
  const inactive = dashboardPaths.adminInactive();
  if (!frame) {
    return (
      <>
        <QuietHeader />
        {children}
      </>
    );
  }
  const { person, unread, pending, evidence, sidebar } = frame;
  const isOffered = ({ offer }: { offer: Capability }) => frame.offered.some((offered) => offered === offer);
  const groups: NavigationGroup[] = [
    {
      label: "Main",
      items: [
        { to: paths.admin(), label: "Dashboard", icon: "squares-four", end: true },
        { to: dashboardPaths.adminRestaurants(), label: "Restaurants", icon: "storefront" },
        { to: inactive, label: "Inactive Restaurants", icon: "hourglass-medium", count: pending },
        ...(isOffered({ offer: "halalQueue" })
          ? [{ to: dashboardPaths.adminHalal(), label: "Halal Evidence", icon: "seal-check" as const, count: evidence }]
          : []),
        { to: dashboardPaths.adminAgents(), label: "Sales Agents", icon: "identification-card" },
      ],
    },
    { label: "Marketplace", items: marketplace.filter(isOffered) },
    { label: "Records", items: records.filter(isOffered) },
  ];
  return (
    <DashboardShell
      brand={
        <Link
          to={paths.admin()}
          aria-label="HalalGo Admin, to the dashboard"
          className="rounded-small flex min-h-11 items-center gap-2.5"
        >
          <Logo /> <Badge tone="pass">Admin</Badge>
        </Link>
      }
      search={
        <DashboardSearch action={dashboardPaths.adminSearch()} name="q" label="Search restaurants, agents, orders" />
      }
      end={
        <>
          {isOffered({ offer: "notifications" }) && <DashboardBell to={dashboardPaths.adminInbox()} unread={unread} />}
          <DashboardAccount
            person={person}
            place="Administrator"
            theme={theme}
            profileHref={paths.account()}
            themeAction={paths.setTheme()}
            logoutAction={paths.logout()}
          />
        </>
      }
      groups={groups.filter(({ items }) => items.length > 0)}
      side={sidebar}
      sideAction={paths.setSidebar()}
    >
      <div data-desk-content className="mx-auto max-w-320 p-4 md:p-6 xl:p-7">
        {children}
      </div>
    </DashboardShell>
  );
}
