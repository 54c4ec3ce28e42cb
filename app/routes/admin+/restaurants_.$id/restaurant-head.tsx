import type { RestaurantPage } from "~/features/admin-restaurants/restaurant-page.server";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

/** [ADMIN-9] The restaurant's name, its status, and the available actions. */
export function RestaurantHead({ details, status, applied, canSuspend }: RestaurantPage) {
  const { id, name, category, cuisine_type: cuisine, street_address: street, city, state, rejection_reason } = details;
  const kind = [category, cuisine && cuisine !== "Other" ? cuisine : null].filter(Boolean).join(", ");
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
          <p>{[kind, place, status === "active" ? null : applied].filter(Boolean).join(" · ")}</p>
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
