import { Outlet } from "@remix-run/react";
import { orderTypes } from "@domain/orders/order-type";
import { pluralize } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { listHref } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { typeText } from "~/lib/text/order-text";
import { paymentChoices } from "~/lib/text/payment-text";
import { ListCard } from "~/ui/dashboard/list-card";
import { ExportMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { Combobox } from "~/ui/forms/places/combobox";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Tabs } from "~/ui/layout/tabs";
import { CounterLinks } from "./counter-links";
import type { OrderList } from "./load-orders.server";
import { MealsAhead } from "./meals";
import { OrderTable } from "./order-table";
import { sources, sourceTitles } from "./sources";

/** The page for Online, Table and POS Orders; an order opens in a panel over it. */
export function OrderListPage({ list }: { list: OrderList }) {
  const title = sourceTitles[list.source];
  const asFiltered = { source: list.source, ...list.state.filters, sort: list.state.sort };
  const tabs = sources.map((source) => ({
    to: dashboardPaths.dashboardOrders(source),
    label: sourceTitles[source],
    current: source === list.source,
  }));
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title={title}
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: title }]}
        action={!list.isSample && <CounterLinks />}
      />
      {list.isSample && <SampleBadge className="mb-4" />}
      <div className="mb-4">
        <Tabs label="Order lists" items={tabs} />
      </div>
      <MealsAhead
        meals={list.meals}
        link={({ filter }) => {
          const isShown = list.state.filters.meal === filter;
          const filters = isShown ? { ...list.state.filters, meal: "" } : { meal: filter };
          return {
            to: listHref(dashboardPaths.dashboardOrders(list.source), { ...list.state, filters, page: 1 }),
            isShown,
          };
        }}
      />
      <ListCard
        tabs={list.statusTabs && <Tabs label="Orders by status" items={list.statusTabs} />}
        path={dashboardPaths.dashboardOrders(list.source)}
        state={list.state}
        total={list.total}
        searchLabel="Order id"
        searchName="search"
        filters={<OrderFilters {...list} />}
        end={
          !list.isSample &&
          list.canExport && (
            <ExportMenu
              what={pluralize(list.total, "order")}
              printHref={dashboardPaths.dashboardOrderPrint(asFiltered)}
              fileHref={(format) => dashboardPaths.dashboardOrderExport({ ...asFiltered, format })}
            />
          )
        }
      >
        <OrderTable {...list} />
      </ListCard>
      <Outlet />
    </main>
  );
}

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "placed", label: "Pending: placed" },
  { value: "accepted", label: "Pending: accepted" },
  { value: "preparing", label: "Pending: preparing" },
  { value: "ready", label: "Pending: ready" },
  { value: "accepted,preparing", label: "Pending: in the kitchen" },
  { value: "completed,rejected,cancelled", label: "Completed or cancelled" },
];

/** [ORD-7] Filters beside the search field, which searches by order id. */
function OrderFilters({ state, customers }: OrderList) {
  const { status, customer, type, payment, from, to, meal } = state.filters;
  return (
    <>
      {meal && <input type="hidden" name="meal" value={meal} />}
      <SelectField
        label="Status"
        name="status"
        defaultValue={status}
        options={statuses}
        placeholder="Any status"
        compact
      />
      {customers && (
        <Combobox
          label="Customer"
          name="customer"
          defaultValue={customer}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Any customer"
          compact
        />
      )}
      <SelectField
        label="Order type"
        name="type"
        defaultValue={type}
        placeholder="Any order type"
        options={orderTypes.map((one) => ({ value: one, label: typeText[one] }))}
        compact
      />
      <SelectField
        label="Payment method"
        name="payment"
        defaultValue={payment}
        placeholder="Any payment method"
        options={paymentChoices}
        compact
      />
      <TextField label="From" name="from" type="date" defaultValue={from} compact />
      <TextField label="To" name="to" type="date" defaultValue={to} compact />
    </>
  );
}
