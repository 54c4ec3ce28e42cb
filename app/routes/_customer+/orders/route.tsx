import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderCalls } from "@domain/contract/calls/orders";
import type { OrderedAgain } from "@domain/contract/ordering/order";
import type { Lenient } from "@domain/contract/primitives";
import { formatCents } from "@domain/money";
import { problemsText } from "~/features/order-tracking/order-again";
import { toOrderCard, type OrderCard } from "~/features/order-tracking/order-card";
import { estimateArrival } from "~/features/order-tracking/order-eta.server";
import { formRefusal, nullIfUnsupported } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { readPageUpToLast } from "~/lib/lists/last-page";
import { readPage } from "~/lib/lists/list-state";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths } from "~/lib/paths";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { Pagination } from "~/ui/layout/pagination";
import { Tabs } from "~/ui/layout/tabs";
import { PastOrder, RunningOrder } from "./order-cards";

export const meta = () => [{ title: "Orders · HalalGo" }];

const pageSize = 10;
const over = "completed,cancelled";
const tabs = [
  { show: "", label: "All", query: { status: over } },
  { show: "delivery", label: "Delivery", query: { status: over, order_type: "delivery" } },
  { show: "pickup", label: "Pickup", query: { status: over, order_type: "takeaway" } },
  { show: "refunded", label: "Refunded", query: { status: "refunded" } },
];

/** [ORD-5] Open orders, and a page of past ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const query = new URL(request.url).searchParams;
  const tab = tabs.find(({ show }) => show === query.get("show")) ?? tabs[0];
  const now = new Date();
  const [running, found] = await Promise.all([
    listOrders(context.host, { status: "pending", per_page: 10 }).catch(nullIfUnsupported),
    readPageUpToLast(readPage(query), pageSize, (page) =>
      listOrders(context.host, { ...tab?.query, page, per_page: pageSize }),
    ).catch(nullIfUnsupported),
  ]);
  // 404 where the host does not support customers' orders [HOST-63].
  if (!running || !found) throw notFoundPage("Orders are not available here.");
  const { page, part: past } = found;
  const cards = running.orders.map(async (order) => ({
    ...toOrderCard(order),
    eta: await estimateArrival(order, now),
  }));
  return {
    show: tab?.show ?? "",
    page,
    total: past.total,
    running: await Promise.all(cards),
    past: past.orders.map(toOrderCard),
  };
}

/** Adds a past order to the cart again (`reorder`, its id) and redirects to its checkout. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const [id, restaurantId] = [form.get("reorder"), form.get("restaurantId")];
  if (typeof id !== "string" || typeof restaurantId !== "string") return redirect(paths.orders(), 303);
  try {
    const again = await context.host.call(orderCalls.reorder, {
      params: { id },
      headers: await formKeyHeaders(request, form),
    });
    return await redirectWithToast(context, paths.checkout(restaurantId), {
      type: "success",
      message: "Items added to cart successfully",
      description: differences(again),
    });
  } catch (error) {
    const { formErrors } = formRefusal(error, "Something went wrong");
    const description = "An error occurred while performing the action.";
    const message = formErrors[0] ?? "Something went wrong";
    return redirectWithToast(context, paths.orders(), { type: "error", message, description });
  }
}

/** What is missing, not halal or has a new price, for the toast; undefined when all is unchanged. */
function differences({ missing, problems, changed, notHalal }: Lenient<OrderedAgain>): string | undefined {
  const named = missing.length > 0 ? `Not on the menu now: ${missing.join(", ")}.` : "";
  const gone = problems?.length ? problemsText(problems) : named;
  const leftOut = notHalal?.length ? `Left out, as marked not halal: ${notHalal.join(", ")}.` : "";
  const prices = (changed ?? []).map(({ name, was, now }) => `${name}: ${formatCents(now)}, was ${formatCents(was)}.`);
  return [gone, leftOut, ...prices].filter(Boolean).join(" ") || undefined;
}

export default function Orders() {
  const { show, page, total, running, past } = useLoaderData<typeof loader>();
  const months = [...new Set(past.map(({ month }) => month))];
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-192 px-4 py-8 md:px-6 md:py-12">
      <h1 className="text-title mb-6">Orders</h1>
      {running.length > 0 && (
        <section aria-label="Orders under way" className="mb-7 grid gap-4">
          {running.map((order) => (
            <RunningOrder key={order.id} order={order} />
          ))}
        </section>
      )}
      <Tabs
        label="Which orders"
        items={tabs.map((tab) => ({
          to: paths.orders({ show: tab.show }),
          label: tab.label,
          current: tab.show === show,
        }))}
      />
      {months.map((month) => (
        <Month key={month} month={month} orders={past.filter((order) => order.month === month)} />
      ))}
      {past.length === 0 && (
        <div className="mt-6">
          <EmptyState
            picture={
              <img src="/pictures/demo/empty-orders.webp" alt="" width={64} height={64} className="object-contain" />
            }
            title={show ? "No such orders" : "No past orders yet"}
            body={show ? "None of your orders is of this kind." : "What you order shows up here."}
            action={
              <ButtonLink to={paths.home()} variant="tonal">
                Find restaurants
              </ButtonLink>
            }
          />
        </div>
      )}
      {total > pageSize && (
        <div className="mt-8">
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            hrefFor={(next) => paths.orders({ show, page: next })}
          />
        </div>
      )}
    </main>
  );
}

function Month({ month, orders }: { month: string; orders: OrderCard[] }) {
  return (
    <section aria-label={month} className="mt-7">
      <h2 className="text-section mb-1">{month}</h2>
      <ul>
        {orders.map((order) => (
          <PastOrder key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

export const ErrorBoundary = () => <RouteError />;
