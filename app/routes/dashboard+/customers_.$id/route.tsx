import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { getBadge, listWords } from "~/features/orders/sources";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Figures } from "~/ui/dashboard/figures";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TextArea, TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";
import { loadGuest, saveGuestNote } from "./guest-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? data.guest.name : "Customer"} · HalalGo` },
];

export const loader = (args: LoaderFunctionArgs) => loadGuest(args);
export const action = (args: ActionFunctionArgs) => saveGuestNote(args);
/** After a refusal, what a colleague wrote counts as read: the next press saves. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** [RUSH-17] One customer's visits, orders, allergies and notes. */
export default function Customer() {
  const { guest, first, last, orders, moreOrders } = useLoaderData<typeof loader>();
  const total = guest.total ?? null;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={guest.name}
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Customers", to: dashboardPaths.dashboardGuests() },
          { label: guest.name },
        ]}
        below={
          guest.phone && (
            <a href={`tel:${guest.phone}`} className="underline underline-offset-2">
              <PhoneNumber phone={guest.phone} />
            </a>
          )
        }
      />
      <div className="mb-4">
        <Figures
          label="Visits"
          figures={[
            { label: "Orders", value: guest.orders, note: "Without those that were ended" },
            ...(total === null
              ? []
              : [{ label: "Spent", value: <Money cents={total} />, note: "Paid and not given back" }]),
            { label: "Last visit", value: <span className="text-card">{last}</span>, note: `First one ${first}` },
          ]}
        />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Card padded={false} className="min-w-0">
          <h2 className="text-section px-5 py-4">{moreOrders ? "Latest orders" : "Orders"}</h2>
          <Table label="Orders" bare dense>
            <TableHead>
              <HeadCell>Order id</HeadCell>
              <HeadCell>Date</HeadCell>
              <HeadCell>Type</HeadCell>
              <HeadCell end>Amount</HeadCell>
              <HeadCell>Status</HeadCell>
            </TableHead>
            <TableBody>
              {orders.length === 0 && <NoData columns={5} />}
              {orders.map((order) => (
                <Row key={order.id}>
                  <Cell label="Order id" main>
                    <TextLink to={dashboardPaths.dashboardOrder(order.source, order.id)}>
                      <bdi dir="ltr">{order.number}</bdi>
                    </TextLink>
                  </Cell>
                  <Cell label="Date" oneLine>
                    {order.when}
                  </Cell>
                  <Cell label="Type">{order.type}</Cell>
                  <Cell label="Amount" end>
                    <Money cents={order.total} />
                  </Cell>
                  <Cell label="Status">
                    <Badge {...getBadge(order.listStatus)}>{listWords[order.listStatus]}</Badge>
                  </Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        </Card>
        <NotesForm allergies={guest.allergies ?? ""} notes={guest.notes ?? ""} />
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

function NotesForm({ allergies, notes }: { allergies: string; notes: string }) {
  const actionData = useActionData<typeof saveGuestNote>();
  const { key } = useLocation();
  // As they were when the page opened or was last sent: a reload for other news must not pass for having read a colleague's change.
  const [before, setBefore] = useState({ key, allergies, notes });
  if (before.key !== key) setBefore({ key, allergies, notes });
  const fieldErrors = (name: string) => {
    const error = actionData?.errors[name];
    return error ? { errors: [error] } : {};
  };
  return (
    <TitledCard title="What you know">
      <p className="text-meta text-quiet mb-4">Shown in the panel of their orders, to your team alone.</p>
      <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4">
        {actionData?.error && <FormError title={actionData.error} />}
        <input type="hidden" name="before.allergies" value={before.allergies} />
        <input type="hidden" name="before.notes" value={before.notes} />
        <TextField
          label="Allergies"
          name="allergies"
          id="guest-allergies"
          maxLength={200}
          defaultValue={actionData?.typed.allergies ?? allergies}
          {...fieldErrors("allergies")}
        />
        <TextArea
          label="Notes"
          name="notes"
          id="guest-notes"
          rows={5}
          maxLength={1000}
          defaultValue={actionData?.typed.notes ?? notes}
          {...fieldErrors("notes")}
        />
        <div>
          <SubmitButton pendingLabel="Saving...">Save notes</SubmitButton>
        </div>
      </Form>
    </TitledCard>
  );
}
