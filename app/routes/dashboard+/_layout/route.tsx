import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { requireMerchant } from "~/session/guards.server";
import { useVisitor } from "~/session/use-visitor";
import { Badge } from "~/ui/badge";
import { DeskAccount } from "~/ui/desk/desk-account";
import { DeskBell } from "~/ui/desk/desk-bell";
import { DeskSearch } from "~/ui/desk/desk-search";
import { DeskShell } from "~/ui/desk/desk-shell";
import { Logo } from "~/ui/logo";
import { loadShell } from "./shell.server";
import { StatusBanner } from "./status-banner";

/** The frame of everybody who works at a restaurant. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const name = `${user.first_name ?? ""} ${user.last_name ?? ""}`.trim() || user.email;
  return { person: { id: user.id, name, email: user.email }, ...(await loadShell(context, restaurant)) };
}

/** What waits changes by itself: each page tells it anew. */
export const shouldRevalidate = () => true;

export default function DashboardLayout() {
  const { person, restaurantName, status, rejectionReason, opening, unread, toAccept, sidebar } =
    useLoaderData<typeof loader>();
  const { theme } = useVisitor();
  const orders = deskPaths.dashboardOrders("online");
  return (
    <DeskShell
      brand={
        <Link to={paths.dashboard()} aria-label="HalalGo, to the dashboard" className="rounded-small flex">
          <Logo />
        </Link>
      }
      search={<DeskSearch action={deskPaths.dashboardSearch()} name="q" label="Search orders, items, coupons" />}
      end={
        <>
          {opening && status === "approved" && (
            <Badge tone={opening.isOpen ? "ok" : "neutral"} icon="storefront" className="min-h-8! max-md:hidden!">
              {opening.text}
            </Badge>
          )}
          <DeskBell to={deskPaths.dashboardInbox()} unread={unread} />
          <DeskAccount
            person={person}
            place={restaurantName}
            theme={theme}
            profileHref={paths.account()}
            settingsHref={deskPaths.dashboardSettings()}
            themeAction={paths.setTheme()}
            logoutAction={paths.logout()}
          />
        </>
      }
      groups={[
        {
          label: "Main",
          items: [
            { to: paths.dashboard(), label: "Dashboard", icon: "squares-four", end: true },
            { to: deskPaths.dashboardItems(), label: "Add Menu", icon: "fork-knife" },
            { to: deskPaths.dashboardAddons(), label: "Adds On", icon: "plus-circle" },
            { to: deskPaths.kitchen(), label: "KDS", icon: "cooking-pot" },
          ],
        },
        { label: "Orders", items: [{ to: orders, label: "Online Orders", icon: "moped", count: toAccept }] },
        {
          label: "Promo",
          items: [
            { to: deskPaths.dashboardCoupons(), label: "Coupons", icon: "ticket" },
            { to: deskPaths.dashboardOffers(), label: "Offers", icon: "tag" },
          ],
        },
        {
          label: "Reports",
          items: [
            { to: deskPaths.dashboardTransactions(), label: "Transactions", icon: "receipt" },
            { to: deskPaths.dashboardSales(), label: "Sales Report", icon: "chart-line-up" },
          ],
        },
        { label: "Settings", items: [{ to: deskPaths.dashboardSettings(), label: "Settings", icon: "gear-six" }] },
      ]}
      side={sidebar}
      sideAction={paths.setSidebar()}
    >
      <div className="mx-auto max-w-320 p-4 md:p-6 xl:p-7">
        <StatusBanner status={status} reason={rejectionReason} />
        <Outlet />
      </div>
    </DeskShell>
  );
}
