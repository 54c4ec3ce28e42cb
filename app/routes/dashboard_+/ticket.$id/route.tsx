import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { isStation } from "@domain/kitchen/stations";
import { speaksOfAllergy } from "@domain/kitchen/ticket-lines";
import { formatCents } from "@domain/money";
import { soldOutWishWords } from "@domain/orders/line-changes";
import { placeLine } from "@domain/restaurants/us-place";
import { getOrder, type Order } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { leftOf } from "~/lib/refund-request";
import { changeNotes, isLeftOut, momentText, typeText } from "~/lib/text/order-text";
import { paymentText } from "~/lib/text/payment-text";
import { requireMerchant } from "~/session/guards.server";
import { cx } from "~/ui/cx";
import { TicketHead } from "~/ui/dashboard/print-sheet";
import { RouteError } from "~/ui/feedback/route-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.isChit ? "Chit" : "Receipt"} ${data.order.orderId}` : "Ticket"} · HalalGo` },
];

/**
 * [RUSH-19] The papers of an order, as wide as a receipt printer's roll (80 mm), outside the dashboard's frame: the customer's receipt,
 * or with `kind=chit` what the kitchen cooks by. `station` (a line each) leaves the lines of others out; `from` is where Back leads.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const order = await getOrder(context.host, params.id ?? "");
  const isChit = searchParams.get("kind") === "chit";
  const stations = searchParams.get("station")?.split("\n") ?? [];
  const from = searchParams.get("from");
  const moment = (at: string) => momentText(at, order.restaurant.timeZone, new Date());
  const isHere = ({ station }: Order["items"][number]) =>
    stations.length === 0 || !station || stations.some((one) => isStation(one, station));
  return {
    isChit,
    // A chit holds no sums and nobody's address.
    order: isChit
      ? { ...order, items: order.items.filter(isHere), customer: null, deliveryAddress: null, refunds: [] }
      : order,
    stations,
    isAllergy: speaksOfAllergy(order.note),
    // [RUSH-7, RUSH-17] What the place knows of its customer, and of a dish of another station too: whoever cooks beside it is to know.
    allergies: [
      order.guestNotes?.allergies ?? [],
      order.items.flatMap(({ name, note }) => (note && speaksOfAllergy(note) ? [`${name}: ${note}`] : [])),
    ].flat(),
    left: leftOf(order),
    from,
    placed: moment(order.createdAt),
    due: order.scheduledFor ? [order.occasion, moment(order.scheduledFor)].filter(Boolean).join(", ") : null,
    readyBy: order.estimatedReadyAt ? moment(order.estimatedReadyAt) : null,
    backHref:
      from === "kitchen"
        ? dashboardPaths.kitchen()
        : from === "pos"
          ? dashboardPaths.dashboardPos()
          : dashboardPaths.dashboardAnyOrder(order.id),
  };
}

export default function Ticket() {
  const view = useLoaderData<typeof loader>();
  const { order, isChit, stations, from, backHref } = view;
  return (
    <div className="ticket-page">
      <TicketHead backHref={backHref}>
        <nav aria-label="Paper" className="flex">
          {papers.map(({ kind, label }) => (
            <Link
              key={kind}
              to={dashboardPaths.dashboardTicket(order.id, { kind, from, station: stations.join("\n") })}
              aria-current={isChit === (kind === "chit") ? "page" : undefined}
              className="text-label rounded-control aria-[current]:bg-primary-soft aria-[current]:text-primary-text inline-flex min-h-11 items-center px-4"
            >
              {label}
            </Link>
          ))}
        </nav>
      </TicketHead>
      {isChit ? <Chit view={view} /> : <Receipt view={view} />}
    </div>
  );
}

const papers = [
  { kind: "receipt", label: "Receipt" },
  { kind: "chit", label: "Kitchen chit" },
] as const;

type View = ReturnType<typeof useLoaderData<typeof loader>>;

/** Where it goes, and what it is called there. */
function Head({ view }: { view: View }) {
  const { order, placed, due } = view;
  return (
    <>
      <p className="text-center font-bold">{order.restaurant.name}</p>
      <h1 className="ticket-number">{order.orderId}</h1>
      <p className={view.isChit ? "text-center text-[22px] leading-tight font-extrabold" : "text-center"}>
        {typeText[order.orderType]}
        {order.table && `, ${order.table}`}
        {order.token && `, token ${order.token}`}
      </p>
      <p className="text-center">Placed: {placed}</p>
      {due && <p className="text-center font-bold">For: {due}</p>}
    </>
  );
}

type Item = View["order"]["items"][number];

const extrasOf = ({ order }: View, item: Item) =>
  [item.size === "large" ? "Large" : null, ...item.addons.map(({ name }) => name), ...changeNotes(order, item)].filter(
    (part) => part !== null,
  );

/** How many there are to be; of what was left out altogether, how many there were. */
const piecesOf = (item: Item) => (isLeftOut(item) ? item.qty : item.qty - (item.leftOut ?? 0));

/** What the kitchen cooks by: large, an allergy before all else, and no sums. */
function Chit({ view }: { view: View }) {
  const { order, stations, isAllergy, readyBy } = view;
  const allergies = [...view.allergies, ...(isAllergy && order.note ? [order.note] : [])];
  return (
    <main id="main" tabIndex={-1} className="paper ticket outline-none" data-slip={order.items.length > 0 || undefined}>
      {allergies.length > 0 && (
        <div className="mb-2 border-4 p-2 text-[20px] leading-tight font-extrabold">
          <p className="uppercase">Allergy</p>
          {allergies.map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      <Head view={view} />
      {readyBy && <p className="text-center text-[18px] font-bold">Ready by: {readyBy}</p>}
      {stations.length > 0 && <p className="text-center font-bold">{stations.join(", ")}</p>}
      <ul className="ticket-part text-[20px] leading-tight">
        {order.items.map((item, index) => (
          <li
            key={index}
            className={cx(
              "flex gap-2 border-b border-dotted py-1.5 last:border-b-0",
              isLeftOut(item) && "line-through",
            )}
          >
            <b className="min-w-9">{piecesOf(item)}×</b>
            <span className="min-w-0 flex-1">
              <b>{item.name}</b>
              {extrasOf(view, item).map((part) => (
                <span key={part} className="block text-[17px]">
                  + {part}
                </span>
              ))}
              {item.note && <span className="block text-[17px] font-bold">{item.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {order.items.length === 0 && <p className="text-center">Nothing is made at this station.</p>}
      {order.ifSoldOut && <p className="ticket-part">If sold out: {soldOutWishWords[order.ifSoldOut]}</p>}
      {order.note && !isAllergy && (
        <p className="ticket-part text-[18px] leading-tight font-bold">Note: {order.note}</p>
      )}
    </main>
  );
}

/** What the customer paid, and what of it went back. */
function Receipt({ view }: { view: View }) {
  const { order, left } = view;
  const { customer, deliveryAddress: to } = order;
  const refunds = order.refunds.filter(({ status }) => status !== "failed");
  return (
    <main id="main" tabIndex={-1} className="paper ticket outline-none" data-slip>
      <Head view={view} />
      <ul className="ticket-part">
        {order.items.map((item, index) => (
          <li key={index} className={cx("flex gap-2 py-0.5", isLeftOut(item) && "line-through")}>
            <b>{piecesOf(item)}×</b>
            <span className="min-w-0 flex-1">
              <b>{item.name}</b>
              {extrasOf(view, item).map((part) => (
                <span key={part} className="block">
                  + {part}
                </span>
              ))}
              {item.givenBack && item.givenBack.pieces > 0 && (
                <span className="block">{item.givenBack.pieces} given back</span>
              )}
            </span>
            <span>{formatCents(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      {order.ifSoldOut && <p className="ticket-part">If sold out: {soldOutWishWords[order.ifSoldOut]}</p>}
      {order.note && <p className="ticket-part font-bold">Note: {order.note}</p>}
      <dl className="ticket-part">
        <Line label="Subtotal" cents={order.subtotal} />
        <Line label="Discounts" cents={-(order.offerDiscount + order.couponDiscount)} />
        <Line label="Delivery" cents={order.deliveryFee} />
        {order.taxes.map((tax) => (
          <Line key={tax.name} label={tax.name} cents={tax.amount} />
        ))}
        <Line label="Tip" cents={order.tip} />
        <div className="flex justify-between font-bold">
          <dt>Total</dt>
          <dd>{formatCents(order.total)}</dd>
        </div>
        {refunds.map(({ id, amount, status }) => (
          <Line key={id} label={status === "pending" ? "Refund on its way" : "Refunded"} cents={-amount} />
        ))}
        {refunds.length > 0 && (
          <div className="flex justify-between font-bold">
            <dt>Paid in the end</dt>
            <dd>{formatCents(left)}</dd>
          </div>
        )}
      </dl>
      <p className="ticket-part">{order.isPaid === false ? "NOT PAID" : `Paid: ${paymentText(order.paymentMethod)}`}</p>
      {customer && (
        <p className="ticket-part">
          {customer.name}
          {(to?.contactPhone ?? customer.phone) && <span className="block">{to?.contactPhone ?? customer.phone}</span>}
          {to && (
            <span className="block">
              {to.address}, {placeLine({ city: to.city, zip: to.zipcode })}
            </span>
          )}
        </p>
      )}
    </main>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  if (cents === 0) return null;
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;
