import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { diningTableCalls } from "@domain/contract/calls/settings";
import { paths } from "~/lib/paths";
import { saveTable } from "~/session/cookies/scanned-table.server";

/** [ROUTE-10] Where the code on a table leads: to the restaurant's menu, and what is ordered goes to that table. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const table = await context.host.call(diningTableCalls.findTableByCode, { params: { code: params.code ?? "" } });
  saveTable(context.cookies, table);
  return redirect(paths.restaurant(table.restaurantId));
}

/** Never drawn; with a component a code that has ended gets the error page. */
export default function Table() {
  return null;
}
