import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from "@remix-run/react";
import { useCallback, useState } from "react";
import { MealsAhead } from "~/features/orders/meals";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { RouteError } from "~/ui/feedback/route-error";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { Icon } from "~/ui/icon";
import { AcceptCards } from "./accept-cards";
import { bumpTicket } from "./bump.server";
import { getFlowPage } from "./flow-page";
import { AllDay, KitchenBar } from "./kitchen-bar";
import { KitchenHead } from "./kitchen-head";
import { KitchenTime } from "./kitchen-time";
import { LiveKitchen } from "./live-kitchen";
import { loadKitchen, type Kitchen } from "./load-kitchen.server";
import { columns, type Ticket, type TicketLine } from "./ticket";
import { TicketCard } from "./ticket-card";
import { ignoreDoubleTap, TicketFormProvider, useOptimisticChoices, useOptimisticTickets } from "./ticket-form";
import { ticketAt } from "./ticket-stations";
import { type LastDone, Recall, UndoRow } from "./undo-and-recall";

export const meta = () => [{ title: "Kitchen display · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadKitchen(args);

export const action = (args: ActionFunctionArgs) => bumpTicket(args);

/** [KDS-1] A full-screen page with its own theme, dark by default, because it hangs in a kitchen all day. */
export default function KitchenDisplay() {
  const kitchen = useOptimisticChoices<Kitchen>(useLoaderData<typeof loader>());
  const tickets = useOptimisticTickets(kitchen.tickets);
  const stations = stationsShown(kitchen);
  const shown = tickets.flatMap((ticket) => ticketAt(ticket, stations) ?? []);
  const voids = shown.filter(({ stage }) => stage === "void");
  const [last, setLast] = useState<LastDone | null>(null);
  const onDone = useCallback((ticket: Ticket, lines: readonly TicketLine[]) => setLast({ ticket, lines }), []);
  const forget = useCallback(() => setLast(null), []);
  return (
    <KitchenTime loadedAt={kitchen.now}>
      <TicketFormProvider>
        <div
          data-panel-host
          onClickCapture={ignoreDoubleTap}
          className="bg-sunken dark:bg-canvas text-body flex min-h-dvh flex-col"
        >
          <KitchenHead kitchen={kitchen} />
          <main id="main" tabIndex={-1} className="flex-1 p-4 outline-none md:px-5">
            <h1 className="sr-only">Kitchen display</h1>
            {kitchen.isSample && <SampleBadge className="mb-3" />}
            <LiveKitchen kitchen={kitchen} voids={voids} />
            <MealsAhead meals={kitchen.meals} />
            <div className="xl:flex xl:items-start xl:gap-5">
              <AcceptCards kitchen={kitchen} />
              <div className="min-w-0 flex-1">
                {kitchen.recall ? (
                  <>
                    {/* They ring here too. */}
                    {voids.length > 0 && <Flow kitchen={kitchen} tickets={voids} onDone={onDone} />}
                    <Recall tickets={kitchen.recall} cooking={kitchen.tickets} readOnly={kitchen.isSample} />
                  </>
                ) : (
                  <>
                    <KitchenBar kitchen={kitchen} />
                    <AllDay kitchen={kitchen} isBeside={false} />
                    <div className="flex gap-5">
                      <div className="min-w-0 flex-1">
                        {kitchen.view === "flow" ? (
                          <Flow kitchen={kitchen} tickets={shown} onDone={onDone} />
                        ) : (
                          <Columns kitchen={kitchen} tickets={shown} onDone={onDone} />
                        )}
                      </div>
                      <AllDay kitchen={kitchen} isBeside />
                    </div>
                  </>
                )}
              </div>
            </div>
          </main>
          {last && <UndoRow last={last} tickets={tickets} isBeside={kitchen.waiting.length > 0} onEnd={forget} />}
          <Outlet context={listDishNames(kitchen)} />
        </div>
      </TicketFormProvider>
    </KitchenTime>
  );
}

const stationsShown = ({ stations }: Kitchen) => stations.filter(({ isShown }) => isShown).map(({ name }) => name);

/** The names of all dishes in current orders. */
const listDishNames = ({ waiting, allDay }: Kitchen): string[] =>
  [...waiting.flatMap(({ lines }) => lines), ...allDay].map(({ name }) => name);

/** [KDS-5] Loads itself again every 15 seconds while the failure may pass: the display hangs where nobody presses "Try again". */
export function ErrorBoundary() {
  const error = useRouteError();
  const mayPass = !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
  return (
    <>
      {mayPass && <meta httpEquiv="refresh" content="15" />}
      <RouteError home={{ to: dashboardPaths.dashboardOrders("online"), label: "Back to Online Orders" }} />
    </>
  );
}

interface ColumnsProps {
  kitchen: Kitchen;
  tickets: (Ticket & { elsewhere: string | null })[];
  onDone: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

function Columns({ kitchen, tickets: all, onDone }: ColumnsProps) {
  return (
    <div data-columns className="grid items-start gap-4 md:grid-cols-3">
      {columns.map(({ type, title, icon }) => {
        const tickets = all.filter((ticket) => ticket.type === type);
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
                {kitchen.q || kitchen.status ? "No matching ticket." : "Nothing to cook here."}
              </p>
            ) : (
              <ul className="grid grid-cols-1 gap-3">
                {tickets.map((ticket) => (
                  <li key={ticket.id}>
                    <TicketCard
                      ticket={ticket}
                      readOnly={kitchen.isSample}
                      station={stationsShown(kitchen).join("\n")}
                      onDone={onDone}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** [RUSH-7] All active tickets sorted by due time, late ones first; done tickets are in Recall. */
function Flow({ kitchen, tickets: all, onDone }: ColumnsProps) {
  const tickets = kitchen.status || kitchen.q ? all : all.filter(({ stage }) => stage !== "done");
  const { page, pages, tickets: shown } = getFlowPage(tickets, kitchen.page);
  const { status, q } = kitchen;
  if (tickets.length === 0) {
    return (
      <p className="rounded-card border-line text-quiet border border-dashed p-6 text-center">
        {q || status ? "No matching ticket." : "Nothing to cook here."}
      </p>
    );
  }
  return (
    <>
      <ul
        aria-label="Tickets by due time"
        className={cx(
          "grid grid-cols-1 items-start gap-3 md:grid-cols-2 min-[96rem]:grid-cols-3",
          kitchen.waiting.length === 0 && "xl:grid-cols-3",
        )}
      >
        {shown.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard
              ticket={ticket}
              readOnly={kitchen.isSample}
              station={stationsShown(kitchen).join("\n")}
              onDone={onDone}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of tickets" className="mt-4 flex items-center justify-center gap-3">
          {page > 1 && (
            <ButtonLink to={dashboardPaths.kitchen({ status, q, page: page - 1 })} variant="secondary">
              Sooner
            </ButtonLink>
          )}
          <span className="text-label tabular-nums">
            Page {page} of {pages}, {tickets.length} tickets
          </span>
          {page < pages && (
            <ButtonLink to={dashboardPaths.kitchen({ status, q, page: page + 1 })} variant="secondary">
              Later
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
