import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { Overview } from "~/features/admin-restaurants/overview";
import type { loader, RestaurantPage } from "~/features/admin-restaurants/restaurant-page.server";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { Dotted } from "~/ui/layout/dotted";
import { Tabs } from "~/ui/layout/tabs";
import { Picture } from "~/ui/picture";

export { loader } from "~/features/admin-restaurants/restaurant-page.server";
export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = ({ data }: { data?: { details: { name: string } } }) => [
  { title: `${data?.details.name ?? "Restaurant"} · Administration · HalalGo` },
];

const overOverview = ["edit", "ask", "approve", "reject", "suspend", "resume"];

/** [ADMIN-9] One restaurant, in tabs. */
export default function RestaurantDetails() {
  const page = useLoaderData<typeof loader>();
  const { details, documentCount, noteCount } = page;
  const { pathname } = useLocation();
  // Whether a panel or dialog is open over the overview.
  const isOver = overOverview.some((part) => pathname === `${dashboardPaths.adminRestaurant(details.id)}/${part}`);
  const tab = (label: string, to: string, count?: number | null) => ({
    label,
    to,
    current: pathname === to,
    ...(count ? { count } : {}),
  });
  const overview = tab("Overview", dashboardPaths.adminRestaurant(details.id));
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <RestaurantHead {...page} />
      <Tabs
        label="About the restaurant"
        items={[
          { ...overview, current: overview.current || isOver },
          tab("Owner Details", dashboardPaths.adminRestaurantOwner(details.id)),
          tab("Business Info", dashboardPaths.adminRestaurantBusiness(details.id)),
          tab("Documents", dashboardPaths.adminRestaurantDocuments(details.id), documentCount),
          tab("Notes", dashboardPaths.adminRestaurantNotes(details.id), noteCount),
          ...(page.hasHistory ? [tab("History", dashboardPaths.adminRestaurantHistory(details.id))] : []),
        ]}
      />
      <div className="mt-5">{isOver ? <Overview {...page} /> : <Outlet context={page} />}</div>
      {isOver && <Outlet context={page} />}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** [ADMIN-9] The restaurant's name, its status, and the available actions. */
function RestaurantHead({ details, status, applied, canSuspend }: RestaurantPage) {
  const { id, name, category, cuisine_type: cuisine, street_address: street, city, state, rejection_reason } = details;
  const kind = [category, cuisine === "Other" || cuisine === category ? null : cuisine].filter(Boolean).join(", ");
  const place = [street, city, state].filter(Boolean).join(", ");
  const picture = details.logo ?? details.banner_image;
  return (
    <PageHead
      title={name}
      crumbs={[
        { label: "Dashboard", to: paths.admin() },
        { label: "Restaurants", to: dashboardPaths.adminRestaurants() },
        { label: name },
      ]}
      back={
        <ButtonLink
          to={dashboardPaths.adminRestaurants()}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-mx-3"
        >
          Back to Restaurants
        </ButtonLink>
      }
      picture={
        picture ? (
          <Picture
            src={picture}
            alt=""
            width={72}
            height={72}
            className="rounded-control size-14 shrink-0 md:size-18"
          />
        ) : (
          <span
            aria-hidden
            className="rounded-control bg-muted text-quiet grid size-14 shrink-0 place-items-center md:size-18"
          >
            <Icon name="storefront" size={28} />
          </span>
        )
      }
      mark={<StatusBadge status={status} />}
      below={
        <>
          <p>
            <Dotted facts={[kind, place, status === "active" ? null : applied]} />
          </p>
          {status === "rejected" && rejection_reason && (
            <p className="text-danger-text break-words">Rejected: {rejection_reason}</p>
          )}
          {status === "suspended" && (
            <p className="text-danger-text break-words">Suspended: {details.suspension_reason}</p>
          )}
        </>
      }
      action={
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink
            to={dashboardPaths.adminRestaurantEdit(id)}
            variant="secondary"
            icon="pencil-simple"
            preventScrollReset
          >
            Edit Restaurant Details
          </ButtonLink>
          <Decision id={id} status={status} canSuspend={canSuspend} />
        </div>
      }
    />
  );
}

/** [ADMIN-9] The possible decisions; confirmed in a dialog over this page. */
function Decision({ id, status, canSuspend }: { id: string } & Pick<RestaurantPage, "status" | "canSuspend">) {
  const to = (decision: Parameters<typeof dashboardPaths.adminRestaurantDecision>[1]) => ({
    to: dashboardPaths.adminRestaurantDecision(id, decision),
    preventScrollReset: true,
  });
  if ((status === "active" || status === "suspended") && !canSuspend) return null;
  if (status === "active")
    return (
      <ButtonLink {...to("suspend")} variant="danger-text" icon="pause-circle">
        Suspend
      </ButtonLink>
    );
  if (status === "suspended")
    return (
      <ButtonLink {...to("resume")} icon="arrow-counter-clockwise">
        Bring back
      </ButtonLink>
    );
  return (
    <ButtonLink {...to("approve")} icon="seal-check">
      Approve
    </ButtonLink>
  );
}
