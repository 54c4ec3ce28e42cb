import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listTaxes } from "~/host/taxes.server";
import { deskPaths } from "~/lib/desk-paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { RouteError } from "~/ui/route-error";
import { switchTax } from "./switch-tax.server";
import { TaxesTable } from "./taxes-table";

export const meta = () => [{ title: "Taxes · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  return { taxes: await listTaxes(context.host, restaurant.id), canEdit: isEditor(user.role) };
}

export const action = (args: ActionFunctionArgs) => switchTax(args);

/** [TAX-1] */
export default function Taxes() {
  const { taxes, canEdit } = useLoaderData<typeof loader>();
  return (
    <div data-panel-host>
      <Card padded={false}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3 p-5">
          <div className="min-w-60 flex-1">
            <h2 className="text-section">Taxes</h2>
            <p className="text-meta text-quiet max-w-prose">
              What is on is charged on the food, after offers and coupons, and named on every receipt. Delivery and tips
              are not taxed.
            </p>
          </div>
          {canEdit && (
            <ButtonLink to={deskPaths.dashboardTaxNew()} icon="plus" preventScrollReset>
              Add Tax
            </ButtonLink>
          )}
        </div>
        <TaxesTable taxes={taxes} canEdit={canEdit} />
      </Card>
      <Outlet />
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;
