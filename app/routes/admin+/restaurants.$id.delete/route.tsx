import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { findRestaurantDetails } from "~/host/admin-restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete Restaurant · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const details = await findRestaurantDetails(context.host, params.id ?? "");
  if (!details)
    throw notFoundPage("Restaurant not found.", {
      to: dashboardPaths.adminRestaurants(),
      label: "Back to Restaurants",
    });
  return { name: details.name };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  return submitConfirmation(context, {
    run: () => context.host.send(restaurantCalls.deleteRestaurant, { params: { id: params.id ?? "" } }),
    redirectTo: `${dashboardPaths.adminRestaurants()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? "Restaurant deleted",
    failureMessage: "Failed to delete restaurant",
  });
}

const consequences = [
  "Customers can no longer find it or order from it, and carts with its food cannot be ordered.",
  "Its team is logged out and its dashboard is closed. Open invitations end.",
  "Orders, payments, reviews and the history are kept. Refunds under way are finished.",
  "It cannot be brought back here.",
];

/** [ADMIN-4] */
export default function DeleteRestaurant() {
  const { name } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Restaurant"
      message={
        <>
          <span className="block">Are you sure you want to delete {name}?</span>
          <span role="list" className="text-meta text-quiet mt-2.5 flex flex-col gap-1.5">
            {consequences.map((text) => (
              <span role="listitem" key={text} className="block">
                {text}
              </span>
            ))}
          </span>
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${dashboardPaths.adminRestaurants()}${search}`}
      error={actionData?.error}
    />
  );
}
