import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { standardZone } from "@domain/local-time";
import { unmasked } from "@domain/restaurants/bank-mask";
import { readNumber } from "@domain/values/read-number";
import { readCertifiedAs } from "~/features/halal-evidence/read-evidence.server";
import { editConflict } from "~/features/versioned-edit/edit-conflict.server";
import { getRestaurantDetails } from "~/host/admin-restaurants.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { comparedDetails, detailValues } from "./compared-details.server";
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
  if (!details)
    throw missingPage("Restaurant not found.", { to: dashboardPaths.adminRestaurants(), label: "Back to Restaurants" });
  return details;
}

/** [ADMIN-17] What the form begins with. */
export async function loader(args: LoaderFunctionArgs) {
  const details = await findRestaurant(args);
  const { owner } = details;
  return {
    hasOwner: Boolean(owner),
    certifiedAs: await readCertifiedAs(args.context.host, details.id),
    version: details.version ?? null,
    values: detailValues(details),
  };
}

export type Opened = Awaited<ReturnType<typeof loader>>;

/** [HOST-15] Whether there is an owner is the host's to say, not the form's. */
export async function action(args: ActionFunctionArgs) {
  const details = await findRestaurant(args);
  const { id, owner } = details;
  const { request, context } = args;
  const validator = owner ? validators.withOwner : validators.withoutOwner;
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ...edit } = result.data;
  try {
    const routing_number = unmasked(edit.routing_number, details.routing_number) ?? undefined;
    const account_number = unmasked(edit.account_number, details.account_number) ?? undefined;
    const bank = { routing_number, account_number };
    await context.host.send(restaurantCalls.editRestaurant, {
      params: { id },
      body: { ...edit, ...bank, ...(version ? { version: readNumber(version) } : {}) },
    });
    return await redirectWithToast(context, dashboardPaths.adminRestaurant(id), {
      type: "success",
      message: "Restaurant details updated",
    });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    const conflict = await editConflict(error, {
      typed: edit,
      compared: comparedDetails(context.host, details),
      timeZone: async () => details.time_zone ?? standardZone,
    });
    return data({ ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null }, refusal.status);
  }
}
