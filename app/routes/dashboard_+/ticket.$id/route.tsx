import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { TicketHead } from "~/ui/dashboard/print-sheet";
import { RouteError } from "~/ui/feedback/route-error";
import { Chit } from "./chit";
import { loadTicket } from "./load-ticket.server";
import { Receipt } from "./receipt";

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

export const ErrorBoundary = () => <RouteError />;
