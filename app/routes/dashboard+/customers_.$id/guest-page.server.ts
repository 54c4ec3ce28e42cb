import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { guestNotesRequest } from "@domain/contract/guest";
import { getReportRestaurant } from "~/features/lists/period.server";
import { toOrderRow } from "~/features/orders/order-row.server";
import { formRefusal, nullIfUnsupported } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { findGuest } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm, readText } from "~/lib/read-form.server";
import { shortMomentText } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";

/** Number of orders on the page; the order list has the rest. */
const maxOrders = 10;

/** [RUSH-17] One customer of the restaurant, with their latest orders. Throws a 404 page. */
export async function loadGuest({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const id = params.id ?? "";
  const { host } = context;
  const [guest, { timeZone: zone }] = await Promise.all([
    findGuest(host, restaurant.id, id),
    getReportRestaurant(host, restaurant),
  ]);
  if (!guest)
    throw notFoundPage("Customer not found.", { to: dashboardPaths.dashboardGuests(), label: "Back to Customers" });
  const whose = guest.has_account ? { customer: id } : { search: id };
  const query = { restaurant_id: restaurant.id, ...whose, per_page: maxOrders };
  const list = await listOrders(host, query).catch(nullIfUnsupported);
  const moment = (at: string) => shortMomentText(at, zone, new Date());
  return {
    guest,
    first: moment(guest.first_visit),
    last: moment(guest.last_visit),
    orders: list?.orders.map(toOrderRow) ?? [],
    moreOrders: (list?.total ?? 0) > maxOrders,
  };
}

/** Saves notes about the customer; a rejected form keeps its input. */
export async function saveGuestNote({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const id = params.id ?? "";
  const form = await readForm(request);
  const typed = { allergies: readText(form, "allergies"), notes: readText(form, "notes") };
  const result = await createValidator(guestNotesRequest).validate(form);
  if (result.error) return data({ typed, errors: result.error.fieldErrors, error: null }, 422);
  try {
    const input = { params: { id: restaurant.id, guest: id }, body: result.data };
    await context.host.send(restaurantCalls.saveGuestNotes, input);
    return await redirectWithToast(context, dashboardPaths.dashboardGuest(id), {
      type: "success",
      message: "Notes saved",
    });
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    const refusal = formRefusal(fault, "Failed to save the notes");
    const errors: Record<string, string> = Object.fromEntries(
      Object.entries(refusal.fieldErrors).map(([name, texts]) => [name, texts[0] ?? ""]),
    );
    return data({ typed, errors, error: refusal.formErrors[0] ?? null }, refusal.status);
  }
}
