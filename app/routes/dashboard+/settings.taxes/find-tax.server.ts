import { data } from "@remix-run/node";
import type { Host } from "~/host/client.server";
import { listTaxes, type OwnTax } from "~/host/taxes.server";

/** One of the own taxes; hosts have a list only. Throws the 404 page. */
export async function findTax(host: Host, restaurantId: string, id: string): Promise<OwnTax> {
  const tax = (await listTaxes(host, restaurantId)).find((own) => own.id === id);
  if (!tax) throw data({ code: "not_found", message: "Tax not found." }, 404);
  return tax;
}
