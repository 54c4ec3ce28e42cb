import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { getRestaurantDetails, statusOf } from "~/host/admin.server";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button-link";
import { PageHead } from "~/ui/desk/page-head";
import { RouteError } from "~/ui/route-error";
import { Tabs } from "~/ui/tabs";
import { StatusBadge } from "../restaurants/status-badge";
import { OverviewFacts } from "./overview-facts";

export const meta = () => [{ title: "Restaurant · HalalGo" }];

/** [ADMIN-9, ADMIN-16] What every tab shows something of. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const details = await getRestaurantDetails(context.host, params.id ?? "");
  if (!details) throw data({ code: "not_found", message: "Restaurant not found." }, 404);
  return { details, status: statusOf(details) };
}

export type RestaurantDetailsData = ReturnType<typeof useLoaderData<typeof loader>>;

/** [ADMIN-9] One restaurant, in tabs. */
export default function RestaurantDetails() {
  const loaded = useLoaderData<typeof loader>();
  const { details, status } = loaded;
  const { pathname } = useLocation();
  const isEditing = pathname === deskPaths.adminRestaurantEdit(details.id);
  const tab = (label: string, to: string) => ({ label, to, current: pathname === to });
  const overview = tab("Overview", deskPaths.adminRestaurant(details.id));
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title={details.name}
        crumbs={[
          { label: "Dashboard", to: paths.admin() },
          { label: "Restaurants", to: deskPaths.adminRestaurants() },
          { label: details.name },
        ]}
        below={
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <StatusBadge status={status} />
            {details.rejection_reason && <span>{details.rejection_reason}</span>}
          </span>
        }
        action={
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={deskPaths.adminRestaurants()} variant="secondary" icon="arrow-left">
              Back to Restaurants
            </ButtonLink>
            <ButtonLink
              to={deskPaths.adminRestaurantEdit(details.id)}
              variant="secondary"
              icon="pencil-simple"
              preventScrollReset
            >
              Edit Restaurant Details
            </ButtonLink>
            {status !== "active" && (
              <ButtonLink to={deskPaths.adminApprove(details.id, { search: details.name })} icon="check">
                Approve
              </ButtonLink>
            )}
          </div>
        }
      />
      <Tabs
        label="About the restaurant"
        items={[
          { ...overview, current: overview.current || isEditing },
          tab("Owner Details", deskPaths.adminRestaurantOwner(details.id)),
          tab("Business Info", deskPaths.adminRestaurantBusiness(details.id)),
          tab("Documents", deskPaths.adminRestaurantDocuments(details.id)),
          tab("Notes", deskPaths.adminRestaurantNotes(details.id)),
          tab("History", deskPaths.adminRestaurantHistory(details.id)),
        ]}
      />
      <div className="mt-5">{isEditing ? <OverviewFacts {...loaded} /> : <Outlet context={loaded} />}</div>
      {isEditing && <Outlet context={loaded} />}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
