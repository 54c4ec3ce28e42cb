import { Form } from "@remix-run/react";
import type { OwnTax } from "~/host/taxes.server";
import { deskPaths } from "~/lib/desk-paths";
import { ActiveBadge } from "~/ui/desk/active-badge";
import { RowActions } from "~/ui/desk/row-actions";
import { Switch } from "~/ui/forms/switch";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/table";

/** [TAX-1, TAX-3] */
export function TaxesTable({ taxes, canEdit }: { taxes: OwnTax[]; canEdit: boolean }) {
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
      <Cell label="Name" main>
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
          editHref={deskPaths.dashboardTaxEdit(tax.id)}
          deleteHref={deskPaths.dashboardTaxDelete(tax.id)}
        >
          <Form method="post" action={deskPaths.dashboardTaxes()} preventScrollReset className="px-1.5">
            <input type="hidden" name="id" value={tax.id} />
            <Switch on={tax.isOn} name="status" label={`${tax.name} active`} word="" />
          </Form>
        </RowActions>
      )}
    </Row>
  );
}
