import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { findRestaurantDetails } from "~/host/admin-restaurants.server";
import type { Host } from "~/host/client/host";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm, readText } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { optionalReason, requiredReason } from "./reason";

/** The restaurant to decide about. If a colleague has decided already, the host says so on submission. */
export async function loadDecision({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const restaurant = await findRestaurantDetails(context.host, params.id ?? "");
  if (!restaurant)
    throw notFoundPage("Restaurant not found.", {
      to: dashboardPaths.adminRestaurants(),
      label: "Back to Restaurants",
    });
  // A host that tells of no applications knows no `expected_status` either, and might refuse it.
  const status = (restaurant.application !== undefined && restaurant.status) || "";
  const { registered_by: agent, open_requests: open } = restaurant.application ?? {};
  return { id: restaurant.id, name: restaurant.name, status, agent: agent ?? null, openQuestions: open ?? 0 };
}

interface Decided {
  reason: string | undefined;
  /** The status that the administrator saw. */
  expectedStatus: string | undefined;
}

const decide =
  (status: "approved" | "rejected") =>
  (host: Host, id: string, { reason, expectedStatus }: Decided) =>
    host.send(restaurantCalls.decideRestaurant, {
      params: { id },
      // An approval has no reason, whatever was posted.
      body: {
        restaurantId: id,
        status,
        reason: status === "rejected" ? reason : undefined,
        expected_status: expectedStatus,
      },
    });

/** The decisions about a restaurant: each one's form, call and success message. */
const decisions = {
  approve: { form: createValidator(optionalReason), act: decide("approved"), done: "Restaurant approved" },
  reject: { form: createValidator(optionalReason), act: decide("rejected"), done: "Restaurant rejected" },
  suspend: {
    form: createValidator(requiredReason),
    act: (host: Host, id: string, { reason }: Decided) =>
      host.send(restaurantCalls.suspendRestaurant, { params: { id }, body: { reason: reason ?? "" } }),
    done: "Restaurant suspended",
  },
  resume: {
    form: createValidator(optionalReason),
    act: (host: Host, id: string, { reason }: Decided) =>
      host.send(restaurantCalls.resumeRestaurant, { params: { id }, query: { reason } }),
    done: "Restaurant listed again",
  },
};

/** [ADMIN-7] Redirects to where the dialog was opened (`back`); a refusal keeps it open. */
export async function submitDecision(
  { request, context, params }: ActionFunctionArgs,
  name: keyof typeof decisions,
  back: string,
) {
  requireArea(request, context, "admin");
  const { form, act, done } = decisions[name];
  const posted = await readForm(request);
  const result = await form.validate(posted);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const expectedStatus = readText(posted, "expectedStatus") || undefined;
  const decided = { reason: result.data.reason || undefined, expectedStatus };
  return submitConfirmation(context, {
    run: () => act(context.host, params.id ?? "", decided),
    redirectTo: back,
    successMessage: done,
    // Text fixed by [ADMIN-7].
    failureMessage: "Failed to update restaurant status",
    submittedValues: refusedForm(result, { formErrors: [], fieldErrors: {} }),
  });
}

/** The list of inactive restaurants with its filters, except the search, which was for the restaurant just decided. */
export function inactiveListHref(request: Request): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete("search");
  return dashboardPaths.adminInactive(Object.fromEntries(searchParams));
}

/** The restaurant's own page. */
export const restaurantHref = ({ params }: Pick<ActionFunctionArgs, "params">): string =>
  dashboardPaths.adminRestaurant(params.id ?? "");
