import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";

/** [ROUTE-10, DASH-2] Sidebar links for counter work: orders, customers, tables, and messages to followers. */
export function CounterLinks() {
  return (
    <nav aria-label="Counter" className="flex flex-wrap gap-2 max-md:*:grow md:gap-2.5">
      <ButtonLink to={dashboardPaths.dashboardPos()} icon="plus">
        New POS order
      </ButtonLink>
      <ButtonLink to={dashboardPaths.dashboardGuests()} variant="secondary" icon="users">
        Customers
      </ButtonLink>
      <ButtonLink to={dashboardPaths.dashboardTables()} variant="secondary" icon="table">
        Dining tables
      </ButtonLink>
      <ButtonLink to={dashboardPaths.dashboardFollowers()} variant="secondary" icon="megaphone">
        Message followers
      </ButtonLink>
    </nav>
  );
}
