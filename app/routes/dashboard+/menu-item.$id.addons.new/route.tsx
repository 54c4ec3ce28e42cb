import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addonCalls } from "@domain/contract/calls/addons";
import { formatCents } from "@domain/money";
import { loadOwnItem } from "~/features/menu-items/items.server";
import { listAssignedAddons, listOwnAddons } from "~/host/addons.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { SelectField, SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";
import { TextLink } from "~/ui/text-link";
import { assignment } from "./schema";

export const meta = () => [{ title: "Add Addon · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).assignment);

/** Active add-ons that the item does not have yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(args.request, args.context);
  const [{ item }, all, assigned] = await Promise.all([
    loadOwnItem(args),
    listOwnAddons(args.context.host, { restaurant_id: restaurant.id, sort: "name" }),
    listAssignedAddons(args.context.host, args.params.id ?? ""),
  ]);
  const has = new Set(assigned.map(({ id }) => id));
  const options = all.addons
    .filter(({ id }) => !has.has(id))
    .map(({ id, name, priceCents, description, isActive }) => ({
      value: id,
      label: [name, description, formatCents(priceCents), isActive ? "" : "inactive"].filter(Boolean).join(" · "),
    }));
  return { itemId: item.id, options };
}

/** [ITEM-15, ADDON-5] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const result = await createValidator(assignment).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const itemId = params.id ?? "";
  try {
    const { message } = await context.host.send(addonCalls.assignAddon, {
      params: { itemId, addonId: result.data.addon },
    });
    const back = dashboardPaths.dashboardItemAddons(itemId);
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Addon added successfully" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to assign addon");
    return data({ formError: refusal.formErrors[0] ?? "Failed to assign addon" }, refusal.status);
  }
}

export default function AddAddon() {
  const { itemId, options } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string }>();
  const back = dashboardPaths.dashboardItemAddons(itemId);
  return (
    <Dialog size="sm" title="Add Addon" closeHref={back}>
      <ValidatedForm id="assign" validator={validator} className="panel-form">
        <PanelBody className="flex flex-col gap-4">
          {actionData?.formError && <FormError title={actionData.formError} />}
          <SelectField
            label="ADDON ITEM *"
            name="addon"
            required
            placeholder={options.length > 0 ? "Choose an add-on" : "No add-on is left to assign"}
            options={options}
          />
          {options.length === 0 && (
            <p className="text-meta">
              Every add-on is assigned already.{" "}
              <TextLink to={dashboardPaths.dashboardAddonNew()}>Add a new one</TextLink>
            </p>
          )}
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
