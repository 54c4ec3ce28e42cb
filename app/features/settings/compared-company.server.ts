import type { SettingsWire } from "@domain/contract/settings";
import { standardZone } from "@domain/local-time";
import type { Compared, FormValues } from "~/features/versioned-edit/edit-conflict.server";
import type { Host } from "~/host/client/host";
import { readSettings } from "~/host/settings.server";

type Known = { name: string } & Partial<Pick<SettingsWire, keyof typeof labels>>;

/** As the form shows it. */
export const companyValues = (known: Known) => ({
  name: known.name,
  email: known.email ?? "",
  phone: known.phone ?? "",
  website: known.website ?? "",
  description: known.description ?? "",
  street_address: known.street_address ?? "",
  city: known.city ?? "",
  state: known.state ?? "",
  zip_code: known.zip_code ?? "",
  time_zone: known.time_zone ?? standardZone,
});

const labels = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  website: "Website",
  description: "Description",
  street_address: "Address",
  city: "City",
  state: "State",
  zip_code: "Zip code",
  time_zone: "Time zone",
};

/** What the tab's fields are compared by where somebody else was faster. */
export function comparedCompany(
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: FormValues,
): Compared & { typed: FormValues } {
  const current = async () => {
    const known = await readSettings(host, restaurantId);
    return known && { values: companyValues(known) };
  };
  return { labels, typed, current };
}
