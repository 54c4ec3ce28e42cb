import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, Form } from "@remix-run/react";
import { taxCalls } from "@domain/contract/calls/settings";
import { formRefusal } from "~/host/errors";
import { listTaxes, type OwnTax } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm, readText } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireMerchant, requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { RowActions } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Switch } from "~/ui/forms/switch";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/layout/table";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Taxes · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  return { taxes: await listTaxes(context.host, restaurant.id), canEdit: isEditor(user.role) };
}

/** [TAX-3] Turns a tax on or off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const here = dashboardPaths.dashboardTaxes();
  try {
    const isOn = form.get("status") === "on";
    const { message } = await context.host.send(taxCalls.setTaxStatus, {
      params: { id: restaurant.id, taxId: readText(form, "id") },
      body: { status: isOn },
    });
    return await redirectWithToast(context, here, {
      type: "success",
      message: message ?? "Tax status updated successfully",
    });
  } catch (error) {
    return redirectWithToast(context, here, {
      type: "error",
      message: formRefusal(error, failed).formErrors[0] ?? failed,
    });
  }
}

/** [TAX-1] */
export default function Taxes() {
  const { taxes, canEdit } = useLoaderData<typeof loader>();
  return (
    <div data-panel-host>
      <Card padded={false}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3 p-5">
          <div className="min-w-[min(15rem,100%)] flex-1">
            <h2 className="text-section">Taxes</h2>
            <p className="text-meta text-quiet max-w-prose">
              Active taxes are charged on the food, after offers and coupons, and listed on every receipt. Delivery and
              tips are not taxed.
            </p>
          </div>
          {canEdit && (
            <ButtonLink to={dashboardPaths.dashboardTaxNew()} icon="plus" preventScrollReset>
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

/** Text fixed by [TAX-4]. */
const failed = "Failed to update tax status";

/** [TAX-1, TAX-3] */
function TaxesTable({ taxes, canEdit }: { taxes: OwnTax[]; canEdit: boolean }) {
  return (
    <Table label="Taxes" bare>
      <TableHead>
        <HeadCell>Name</HeadCell>
        <HeadCell>Code</HeadCell>
        <HeadCell end>Rate</HeadCell>
        <HeadCell>Status</HeadCell>
        {canEdit && <HeadCell end>Actions</HeadCell>}
      </TableHead>
      <TableBody>
        {taxes.map((tax) => (
          <TaxLine key={tax.id} tax={tax} canEdit={canEdit} />
        ))}
        {taxes.length === 0 && <NoData columns={canEdit ? 5 : 4} />}
      </TableBody>
    </Table>
  );
}

function TaxLine({ tax, canEdit }: { tax: OwnTax; canEdit: boolean }) {
  return (
    <Row>
      <Cell label="Name" main breaks>
        {tax.name}
      </Cell>
      <Cell label="Code">{tax.code}</Cell>
      <Cell label="Rate" end>
        <bdi dir="ltr">{tax.rateHundredths / 100}%</bdi>
      </Cell>
      <Cell label="Status">
        <ActiveBadge isActive={tax.isOn} />
      </Cell>
      {canEdit && (
        <RowActions
          name={tax.name}
          editHref={dashboardPaths.dashboardTaxEdit(tax.id)}
          deleteHref={dashboardPaths.dashboardTaxDelete(tax.id)}
        >
          <Form method="post" action={dashboardPaths.dashboardTaxes()} preventScrollReset className="px-1.5">
            <input type="hidden" name="id" value={tax.id} />
            <Switch on={tax.isOn} name="status" label={`${tax.name} active`} word="" />
          </Form>
        </RowActions>
      )}
    </Row>
  );
}
