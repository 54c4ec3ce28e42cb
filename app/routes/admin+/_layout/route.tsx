import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { listInactiveRestaurants } from "~/host/admin.server";
import { isHostError } from "~/host/errors";
import { listNotifications } from "~/host/notifications.server";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { sidebarOf } from "~/session/preferences.server";
import { useVisitor } from "~/session/use-visitor";
import { Badge } from "~/ui/badge";
import { DeskAccount } from "~/ui/desk/desk-account";
import { DeskBell } from "~/ui/desk/desk-bell";
import { DeskSearch } from "~/ui/desk/desk-search";
import { DeskShell } from "~/ui/desk/desk-shell";
import { Logo } from "~/ui/logo";

/** [ADMIN-1] The administration's frame; what the host fails to say of it is left out. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireArea(request, context, "admin");
  const quietly = (error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    context.logger.warn({ code: error.code }, "The administration's frame goes without a part");
    return null;
  };
  const [news, inactive] = await Promise.all([
    listNotifications(context.host, { per_page: 1 }).catch(quietly),
    listInactiveRestaurants(context.host).catch(quietly),
  ]);
  const name = `${user.first_name ?? ""} ${user.last_name ?? ""}`.trim() || user.email;
  return {
    person: { id: user.id, name, email: user.email },
    unread: news?.unreadCount ?? null,
    pending: inactive?.filter(({ status }) => status === "pending").length ?? null,
    sidebar: sidebarOf(context.cookies),
  };
}

/** What waits changes by itself: each page tells it anew. */
export const shouldRevalidate = () => true;

export default function AdminLayout() {
  const { person, unread, pending, sidebar } = useLoaderData<typeof loader>();
  const { theme } = useVisitor();
  const inactive = deskPaths.adminInactive();
  return (
    <DeskShell
      brand={
        <Link
          to={paths.admin()}
          aria-label="HalalGo administration, to the dashboard"
          className="rounded-small flex items-center gap-2.5"
        >
          <Logo />
          <Badge tone="pass">Admin</Badge>
        </Link>
      }
      search={<DeskSearch action={deskPaths.adminSearch()} name="q" label="Search restaurants, agents, orders" />}
      end={
        <>
          <DeskBell to={deskPaths.adminInbox()} unread={unread} />
          <DeskAccount
            person={person}
            place="Administrator"
            theme={theme}
            profileHref={paths.account()}
            themeAction={paths.setTheme()}
            logoutAction={paths.logout()}
          />
        </>
      }
      groups={[
        {
          label: "Main",
          items: [
            { to: paths.admin(), label: "Dashboard", icon: "squares-four", end: true },
            { to: deskPaths.adminRestaurants(), label: "Restaurants", icon: "storefront" },
            { to: inactive, label: "Inactive Restaurants", icon: "hourglass-medium", count: pending },
            { to: deskPaths.adminAgents(), label: "Sales Agents", icon: "identification-card" },
          ],
        },
        {
          label: "Marketplace",
          items: [
            { to: deskPaths.adminOrders(), label: "Orders", icon: "receipt" },
            { to: deskPaths.adminFailedPayments(), label: "Failed Payments", icon: "credit-card" },
            { to: deskPaths.adminRefunds(), label: "Refunds", icon: "arrow-u-up-left" },
            { to: deskPaths.adminCoupons(), label: "Coupons", icon: "ticket" },
            { to: deskPaths.adminCustomers(), label: "Customers", icon: "users" },
          ],
        },
        {
          label: "Records",
          items: [{ to: deskPaths.adminAudit(), label: "Audit Log", icon: "clock-counter-clockwise" }],
        },
      ]}
      side={sidebar}
      sideAction={paths.setSidebar()}
    >
      <div className="mx-auto max-w-320 p-4 md:p-6 xl:p-7">
        <Outlet />
      </div>
    </DeskShell>
  );
}
