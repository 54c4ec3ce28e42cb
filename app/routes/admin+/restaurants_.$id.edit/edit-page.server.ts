import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { usState } from "@domain/registration/options";
import { ownerRecordRoles } from "@domain/restaurant-edit";
import { validationError } from "remix-validated-form";
import { standardZone } from "@domain/local-time";
import { editRestaurant, getRestaurantDetails } from "~/host/admin.server";
import { editConflict } from "~/host/edit-conflict.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";
import { editForms } from "./schema";

const validators = {
  withOwner: createValidator(editForms.withOwner),
  withoutOwner: createValidator(editForms.withoutOwner),
};

/** To the letter [ADMIN-22]. */
const failed = "Failed to update restaurant details";

async function findRestaurant({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, "request" | "context" | "params">) {
  requireArea(request, context, "admin");
  const details = await getRestaurantDetails(context.host, params.id ?? "");
  if (!details) throw data({ code: "not_found", message: "Restaurant not found." }, 404);
  return details;
}

/** [ADMIN-17] What the form begins with. */
export async function loader(args: LoaderFunctionArgs) {
  const details = await findRestaurant(args);
  const { owner } = details;
  return {
    hasOwner: Boolean(owner),
    version: details.version ?? null,
    values: valuesOf(details),
  };
}

const valuesOf = ({ owner, ...details }: Awaited<ReturnType<typeof findRestaurant>>) => ({
  name: details.name,
  phone: details.phone ?? "",
  street_address: details.street_address ?? "",
  city: details.city ?? "",
  state: usState(details.state ?? "")?.code ?? "",
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
  routing_number: details.routing_number ?? "",
  account_number: details.account_number ?? "",
});

const labels = {
  name: "Restaurant name",
  phone: "Phone",
  street_address: "Address",
  city: "City",
  state: "State",
  zip_code: "Zip code",
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

export type Opened = Awaited<ReturnType<typeof loader>>;

/** [HOST-15] Whether there is an owner is the host's to say, not the form's. */
export async function action(args: ActionFunctionArgs) {
  const details = await findRestaurant(args);
  const { id, owner } = details;
  const { request, context } = args;
  const validator = owner ? validators.withOwner : validators.withoutOwner;
  const result = await validator.validate(await request.formData());
  if (result.error) return validationError(result.error, result.submittedData);
  const { version, ...edit } = result.data;
  try {
    await editRestaurant(context.host, id, { ...edit, ...(version ? { version: Number(version) } : {}) });
    return await redirectWithToast(context, deskPaths.adminRestaurant(id), {
      type: "success",
      message: "Restaurant details updated",
    });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    const conflict = await editConflict(error, {
      typed: edit,
      compared: {
        labels: owner ? labels : withoutOwner,
        current: async () => ({ values: valuesOf(await findRestaurant(args)) }),
      },
      timeZone: async () => details.time_zone ?? standardZone,
    });
    return data({ ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null }, refusal.status);
  }
}
