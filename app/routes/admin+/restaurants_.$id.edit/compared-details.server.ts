import type { RestaurantDetails } from "@domain/contract/restaurant";
import { usState } from "@domain/registration/options";
import { maskNumber } from "@domain/restaurants/bank-mask";
import { ownerRecordRoles } from "@domain/restaurants/restaurant-edit";
import type { Compared } from "~/features/versioned-edit/edit-conflict.server";
import { getRestaurantDetails } from "~/host/admin-restaurants.server";
import type { Host } from "~/host/client/host";

/** As the form shows them. */
export const detailValues = ({ owner, ...details }: RestaurantDetails) => ({
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
  routing_number: maskNumber(details.routing_number ?? ""),
  account_number: maskNumber(details.account_number ?? ""),
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

/** What the panel's fields are compared by where somebody else was faster; the owner's only where there is one. */
export function comparedDetails(
  host: Pick<Host, "call">,
  { id, owner }: { id: string; owner?: object | null | undefined },
): Compared {
  const current = async () => {
    const details = await getRestaurantDetails(host, id);
    return details ? { values: detailValues(details) } : null;
  };
  return { labels: owner ? labels : withoutOwner, current };
}
