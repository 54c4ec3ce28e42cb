import type { ActionFunctionArgs } from "@remix-run/node";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { listTaxes, type OwnTax, saveTax } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { taxForm } from "./schema";
import { taxValues } from "./tax-panel";

/** One of the restaurant's taxes, from the list, because hosts have no other call. Throws the 404 page. */
export async function findTax(host: Host, restaurantId: string, id: string): Promise<OwnTax> {
  const tax = (await listTaxes(host, restaurantId)).find((own) => own.id === id);
  if (!tax) throw notFoundPage("Tax not found.", { to: dashboardPaths.dashboardTaxes(), label: "Back to Taxes" });
  return tax;
}

const validator = createValidator(taxForm);

const labels = { name: "Name", code: "Code", rate: "Rate in percent" };

/** [TAX-2, TAX-4] Saves a tax (`id` null: a new one) and closes the panel. */
export function saveTaxForm(args: ActionFunctionArgs, id: string | null) {
  const { context } = args;
  const current = async (restaurantId: string) => {
    const tax = (await listTaxes(context.host, restaurantId)).find((own) => own.id === id);
    return tax ? { values: taxValues(tax) } : null;
  };
  return saveEdit(args, {
    validator,
    // Text fixed by [TAX-4].
    failed: "Failed to add/update Tax",
    saved: "Tax saved",
    list: dashboardPaths.dashboardTaxes(),
    save: ({ name, code, rate, version }, restaurantId, headers) => {
      // From hundredths of a percent to the percent of the wire.
      const body = { name, code, rate: rate / 100, ...(version === undefined ? {} : { version }) };
      return saveTax(context.host, { restaurantId, id }, body, headers);
    },
    compared: id === null ? null : { labels, current },
  });
}
