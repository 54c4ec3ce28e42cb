import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { RouteError } from "~/ui/route-error";
import { SampleBadge } from "~/ui/sample-badge";
import { useHostTime } from "~/ui/use-host-time";
import { AllDay } from "./all-day";
import { bumpTicket } from "./bump.server";
import { KitchenHead } from "./kitchen-head";
import { LiveKitchen } from "./live-kitchen";
import { loadKitchen } from "./load-kitchen.server";
import { columns } from "./ticket";
import { TicketCard } from "./ticket-card";
import { ToAccept } from "./to-accept";

export const meta = () => [{ title: "Kitchen display · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadKitchen(args);

export const action = (args: ActionFunctionArgs) => bumpTicket(args);

/** [KDS-1] A screen of its own in a theme of its own, dark unless chosen otherwise: it hangs in a kitchen all day. */
export default function KitchenDisplay() {
  const kitchen = useLoaderData<typeof loader>();
  const now = useHostTime(kitchen.now);
  return (
    <div className="bg-canvas text-body flex min-h-dvh flex-col">
      <KitchenHead kitchen={kitchen} now={now} />
      <main id="main" tabIndex={-1} className="flex-1 p-4 outline-none md:px-5">
        <h1 className="sr-only">Kitchen display</h1>
        {kitchen.isSample && <SampleBadge className="mb-3" />}
        <LiveKitchen kitchen={kitchen} />
        <ToAccept orders={kitchen.waiting} />
        <div className="grid items-start gap-4 md:grid-cols-3">
          {columns.map(({ type, title, icon }) => {
            const tickets = kitchen.tickets.filter((ticket) => ticket.type === type);
            return (
              <section key={type} aria-labelledby={`column-${type}`} className="min-w-0">
                <div className="mb-3 flex items-center gap-3 px-1">
                  <Icon name={icon} weight="fill" size={22} className="text-quiet" />
                  <h2 id={`column-${type}`} className="text-section flex-1">
                    {title}
                  </h2>
                  <span className="bg-muted text-ink text-label rounded-small grid min-h-8 min-w-8 place-items-center px-2 tabular-nums">
                    <span className="sr-only">Tickets: </span>
                    {tickets.length}
                  </span>
                </div>
                {tickets.length === 0 ? (
                  <p className="rounded-card border-line text-quiet border border-dashed p-6 text-center">
                    {kitchen.q || kitchen.status ? "No ticket like this." : "Nothing to cook here."}
                  </p>
                ) : (
                  <ul className="grid gap-3">
                    {tickets.map((ticket) => (
                      <li key={ticket.id}>
                        <TicketCard ticket={ticket} now={now} readOnly={kitchen.isSample} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            );
          })}
        </div>
        <AllDay dishes={kitchen.allDay} />
      </main>
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;
