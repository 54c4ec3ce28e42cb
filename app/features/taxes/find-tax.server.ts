import { deskPaths } from "~/lib/desk-paths";
import { missingPage } from "~/lib/missing-page.server";
import type { Host } from "~/host/client.server";
import { listTaxes, type OwnTax } from "~/host/taxes.server";

/** One of the own taxes; hosts have a list only. Throws the 404 page. */
export async function findTax(host: Host, restaurantId: string, id: string): Promise<OwnTax> {
  const tax = (await listTaxes(host, restaurantId)).find((own) => own.id === id);
  if (!tax) throw missingPage("Tax not found.", { to: deskPaths.dashboardTaxes(), label: "Back to Taxes" });
  return tax;
}
