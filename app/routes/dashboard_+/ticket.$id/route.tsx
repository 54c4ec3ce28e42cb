import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { soldOutPreferenceLabels } from "@domain/orders/line-changes";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { isLeftOut, lineDetails } from "~/lib/text/order-text";
import { cx } from "~/ui/cx";
import { TicketHead } from "~/ui/dashboard/print-sheet";
import { RouteError } from "~/ui/feedback/route-error";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { loadTicket, type TicketView } from "./load-ticket.server";
import { countPieces, Head, Receipt } from "./receipt";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.isChit ? "Chit" : "Receipt"} ${data.order.orderId}` : "Ticket"} · HalalGo` },
];

export const loader = (args: LoaderFunctionArgs) => loadTicket(args);

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

export const ErrorBoundary = () => (
  <>
    <QuietHeader />
    <RouteError home={{ to: dashboardPaths.dashboardOrders("online"), label: "Back to Online Orders" }} />
  </>
);

/** The kitchen's slip: large text, allergies first, no prices. */
export function Chit({ view }: { view: TicketView }) {
  const { order, stations, isAllergy, readyBy } = view;
  const allergies = [...view.allergies, ...(isAllergy && order.note ? [order.note] : [])];
  return (
    <main id="main" tabIndex={-1} className="paper ticket outline-none" data-slip={order.items.length > 0 || undefined}>
      {allergies.length > 0 && (
        <div className="mb-2 border-4 p-2 text-[20px] leading-tight font-extrabold">
          <p className="uppercase">Allergy</p>
          {allergies.map((message) => (
            <p key={message}>
              <bdi>{message}</bdi>
            </p>
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
            <b className="min-w-9">{countPieces(item)}×</b>
            <span className="min-w-0 flex-1">
              <b>{item.name}</b>
              {lineDetails(view.order, item).map((part) => (
                <span key={part} className="block text-[17px]">
                  + {part}
                </span>
              ))}
              {item.note && (
                <span className="block text-[17px] font-bold">
                  <bdi>{item.note}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {order.items.length === 0 && <p className="text-center">Nothing is made at this station.</p>}
      {order.ifSoldOut && <p className="ticket-part">If sold out: {soldOutPreferenceLabels[order.ifSoldOut]}</p>}
      {order.note && !isAllergy && (
        <p className="ticket-part text-[18px] leading-tight font-bold">
          Note: <bdi>{order.note}</bdi>
        </p>
      )}
    </main>
  );
}
