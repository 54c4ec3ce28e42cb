import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import type { RestaurantDetails } from "@domain/contract/restaurant";
import { defaultTimeZone } from "@domain/local-time";
import { findUsState } from "@domain/registration/options";
import { maskNumber, resolveMaskedNumber } from "@domain/restaurants/bank-mask";
import { ownerRecordRoles } from "@domain/values/choices";
import { parseNumber } from "@domain/values/parse-number";
import { findCertifiedAs } from "~/features/halal-evidence/evidence.server";
import { type Comparison, editConflict } from "~/features/versioned-edit/save-edit.server";
import { findRestaurantDetails } from "~/host/admin-restaurants.server";
import type { Host } from "~/host/client/host";
import { saveRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { findChosenPoint } from "~/places/chosen-place.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { editForms } from "./schema";

const validators = {
  withOwner: createValidator(editForms.withOwner),
  withoutOwner: createValidator(editForms.withoutOwner),
};

/** Text fixed by [ADMIN-22]. */
const failed = "Failed to update restaurant details";

async function findRestaurant({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, "request" | "context" | "params">) {
  requireArea(request, context, "admin");
  const details = await findRestaurantDetails(context.host, params.id ?? "");
  if (!details)
    throw notFoundPage("Restaurant not found.", {
      to: dashboardPaths.adminRestaurants(),
      label: "Back to Restaurants",
    });
  return details;
}

/** The values as shown in the form. */
const detailValues = ({ owner, ...details }: RestaurantDetails) => ({
  name: details.name,
  phone: details.phone ?? "",
  street_address: details.street_address ?? "",
  city: details.city ?? "",
  state: findUsState(details.state ?? "")?.code ?? "",
  zip_code: details.zip_code ?? "",
  category: details.category ?? "",
  cuisine_type: details.cuisine_type ?? "",
  first_name: owner?.first_name ?? "",
  last_name: owner?.last_name ?? "",
  email: owner?.email ?? "",
  role: ownerRecordRoles.find((role) => role === owner?.role) ?? "",
  sales_tax_id: details.sales_tax_id ?? "",
  whatsapp_number: details.whatsapp_number ?? "",
  bank_name: details.bank_name ?? "",
  routing_number: maskNumber(details.routing_number ?? ""),
  account_number: maskNumber(details.account_number ?? ""),
});

/** [ADMIN-17] The form's initial values. */
export async function loader(args: LoaderFunctionArgs) {
  const details = await findRestaurant(args);
  const { owner } = details;
  return {
    hasOwner: Boolean(owner),
    certifiedAs: await findCertifiedAs(args.context.host, details.id),
    version: details.version ?? null,
    values: detailValues(details),
  };
}

export type Opened = Awaited<ReturnType<typeof loader>>;

/** [HOST-15] The host determines whether there is an owner, not the form. */
export async function action(args: ActionFunctionArgs) {
  const details = await findRestaurant(args);
  const { id, owner } = details;
  const { request, context } = args;
  const validator = owner ? validators.withOwner : validators.withoutOwner;
  const form = await readForm(request);
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ...edit } = result.data;
  const done = () =>
    redirectWithToast(context, dashboardPaths.adminRestaurant(id), {
      type: "success",
      message: "Restaurant details updated",
    });
  try {
    const routing_number = resolveMaskedNumber(edit.routing_number, details.routing_number) ?? undefined;
    const account_number = resolveMaskedNumber(edit.account_number, details.account_number) ?? undefined;
    const bank = { routing_number, account_number };
    const point = await findChosenPoint(context.places, form, { street: edit.street_address, zip: edit.zip_code });
    await context.host.send(restaurantCalls.editRestaurant, {
      params: { id },
      body: { ...edit, ...bank, ...point, ...(version ? { version: parseNumber(version) } : {}) },
    });
    return await done();
  } catch (error) {
    const refusal = saveRefusal(error, failed);
    const conflict = await editConflict(error, {
      typed: edit,
      compared: detailsComparison(context.host, details),
      timeZone: async () => details.time_zone ?? defaultTimeZone,
    });
    if (conflict?.isStored) return done();
    return data({ ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null }, refusal.status);
  }
}

const labels = {
  name: "Restaurant name",
  phone: "Phone",
  street_address: "Address",
  city: "City",
  state: "State",
  zip_code: "ZIP code",
  category: "Category",
  cuisine_type: "Cuisine type",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  role: "Role",
  sales_tax_id: "Sales tax ID",
  whatsapp_number: "WhatsApp number",
  bank_name: "Bank name",
  routing_number: "Routing number",
  account_number: "Account number",
};
const ownerLabels = new Set(["first_name", "last_name", "email", "role"]);
const withoutOwner = Object.fromEntries(Object.entries(labels).filter(([name]) => !ownerLabels.has(name)));

/** The fields compared after somebody else's concurrent change; the owner's only if there is one. */
export function detailsComparison(
  host: Pick<Host, "call">,
  { id, owner }: { id: string; owner?: object | null | undefined },
): Comparison {
  const current = async () => {
    const details = await findRestaurantDetails(host, id);
    return details ? { values: detailValues(details) } : null;
  };
  return { labels: owner ? labels : withoutOwner, current };
}
