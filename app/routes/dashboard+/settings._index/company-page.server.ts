import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { SettingsWire } from "@domain/contract/settings";
import { defaultTimeZone } from "@domain/local-time";
import { usTimeZones } from "@domain/settings/company";
import { findCertifiedAs } from "~/features/halal-evidence/evidence.server";
import { saveSettingsTab, parseVersion } from "~/features/settings/save-settings.server";
import type { Comparison, FormValues } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { findRestaurant } from "~/host/restaurants.server";
import { findSettings, saveSettings } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { findChosenPoint } from "~/places/chosen-place.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { companyForm } from "./schema";

const validator = createValidator(companyForm);

/** The company's data as form values. */
const companyValues = (known: Known) => ({
  name: known.name,
  email: known.email ?? "",
  phone: known.phone ?? "",
  website: known.website ?? "",
  description: known.description ?? "",
  street_address: known.street_address ?? "",
  city: known.city ?? "",
  state: known.state ?? "",
  zip_code: known.zip_code ?? "",
  time_zone: known.time_zone ?? defaultTimeZone,
});

/** [SET-2] The company's settings; if the host has none, its public details, read-only. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const settings = await findSettings(context.host, restaurant.id);
  const company = settings ?? (await publicDetails(context.host, restaurant));
  const { time_zone: zone } = companyValues(company);
  const isListed = usTimeZones.some(({ value }) => value === zone);
  const canEdit = settings !== null && isEditor(user.role);
  return {
    isSample: settings === null,
    canEdit,
    certifiedAs: canEdit ? await findCertifiedAs(context.host, restaurant.id) : null,
    version: settings?.version ?? null,
    zones: [...usTimeZones, ...(isListed ? [] : [{ value: zone, label: zone }])],
    values: companyValues(company),
  };
}

/** [SET-2, HOST-83] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ...company } = result.data;
  const point = await findChosenPoint(context.places, form, { street: company.street_address, zip: company.zip_code });
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save settings",
      saved: "Settings saved",
      back: dashboardPaths.dashboardSettings(),
      compared: companyComparison(context.host, restaurant.id, company),
    },
    () => saveSettings(context.host, restaurant.id, { ...company, ...point, version: parseVersion(version) }),
  );
}

/** The restaurant's own public details, for a host without settings. */
async function publicDetails(host: Parameters<typeof findRestaurant>[0], member: { id: string; name: string }) {
  const found = await findRestaurant(host, member.id);
  return {
    name: found?.name ?? member.name,
    email: null,
    phone: found?.phone,
    website: null,
    description: found?.description,
    street_address: found?.address,
    city: found?.city,
    state: null,
    zip_code: found?.zipCode,
    time_zone: found?.timeZone,
  };
}

type Known = { name: string } & Partial<Pick<SettingsWire, keyof typeof labels>>;

const labels = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  website: "Website",
  description: "Description",
  street_address: "Address",
  city: "City",
  state: "State",
  zip_code: "ZIP code",
  time_zone: "Time zone",
};

/** Values to compare when somebody else has saved in the meantime. */
export function companyComparison(
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: FormValues,
): Comparison & { typed: FormValues } {
  const current = async () => {
    const settings = await findSettings(host, restaurantId);
    return settings && { values: companyValues(settings) };
  };
  return { labels, typed, current };
}
