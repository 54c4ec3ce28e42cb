import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAccount } from "~/host/accounts.server";
import { requireCustomer } from "~/session/guards.server";

/** All data that the host stores about the customer, as a download. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const stored = await exportAccount(context.host);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify(stored, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="halalgo-data-${day}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
