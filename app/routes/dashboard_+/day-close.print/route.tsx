import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { localDate } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { bills, classifyDifference } from "@domain/orders/day-close";
import { isLocalDate } from "@domain/reporting-period";
import { getReportRestaurant } from "~/features/lists/period.server";
import { getDayReport } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { longDayText, shortMomentText } from "~/lib/text/order-text";
import { paymentText } from "~/lib/text/payment-text";
import { requireSales } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { TicketHead } from "~/ui/dashboard/print-sheet";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Day close, to print · HalalGo" }];

/** [RUSH-14] A printable day report for a receipt printer's roll, or for letter paper with `paper=letter`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = await requireSales(request, context);
  const { name, timeZone: zone } = await getReportRestaurant(context.host, restaurant);
  const { searchParams } = new URL(request.url);
  const today = localDate(new Date(), zone);
  const day = searchParams.get("day") ?? today;
  if (!isLocalDate(day) || day > today) throw notFoundPage("There is no such day.");
  const { close, ...books } = await getDayReport(context.host, restaurant.id, day);
  const moment = (at: string) => shortMomentText(at, zone, new Date());
  return {
    place: name,
    day,
    dayName: longDayText(`${day}T12:00:00Z`, "UTC"),
    isLetter: searchParams.get("paper") === "letter",
    books: close ?? books,
    unpaid: books.unpaid,
    close: close ?? null,
    state: close
      ? `Closed ${moment(close.closed_at)}, ${close.closed_by}`
      : `Open, as of ${moment(new Date().toISOString())}`,
    corrections:
      close?.corrections.map(({ at, by, note, amount }) => ({ text: `${note} (${moment(at)}, ${by})`, amount })) ?? [],
  };
}

export default function DayClosePrint() {
  const view = useLoaderData<typeof loader>();
  const { place, day, dayName, isLetter, books, unpaid, close, state, corrections } = view;
  const { money } = books;
  return (
    <div className="ticket-page">
      <TicketHead backHref={dashboardPaths.dashboardDayClose({ day })}>
        <ButtonLink
          to={dashboardPaths.dashboardDayClosePrint({ day, paper: isLetter ? null : "letter" })}
          variant="secondary"
        >
          {isLetter ? "80 mm roll instead" : "Letter instead"}
        </ButtonLink>
      </TicketHead>
      <main
        id="main"
        tabIndex={-1}
        className={
          isLetter ? "paper mx-auto max-w-160 p-8 tabular-nums outline-none print:p-0" : "paper ticket outline-none"
        }
      >
        <p className="text-center font-bold">{place}</p>
        <h1 className="text-center text-[1.25rem]! font-bold">Day close</h1>
        <p className="text-center">{dayName}</p>
        <p className="text-center">{state}</p>
        <Sums
          lines={[
            ["Gross sales", money.gross_sales],
            ["Discounts", -money.discounts],
            ["Refunds", -money.refunds],
            ["Net sales", money.net_sales, true],
            ["Tax", money.tax],
            ["Tips", money.tips],
            ["Delivery fees", money.delivery_fees],
            ["Taken in", money.taken_in, true],
          ]}
        />
        <Sums
          title="Taken in by payment method"
          lines={books.payment_ways.map((way) => [
            `${paymentText(way.method)}${way.at_counter ? ", counter" : ""} (${way.orders})`,
            way.money.taken_in,
          ])}
        />
        {unpaid.orders > 0 && (
          <p className="ticket-part">
            Not paid yet, in no sum:{" "}
            {unpaid.named.map(({ number, total }) => `${number} ${formatCents(total)}`).join(", ")}
          </p>
        )}
        {close && (
          <>
            <Sums
              title="Cash in the drawer"
              lines={[
                ["Opening float", close.opening_float],
                ["Cash taken in, tips with it", close.cash],
                ["Cash of other days", close.other_cash],
                [`Paid out${close.paid_out_for ? `: ${close.paid_out_for}` : ""}`, -close.paid_out],
                ["Expected", close.expected, true],
                ["Counted", close.counted, true],
                [
                  { right: "Right to the cent", over: "Over", short: "Short" }[classifyDifference(close.difference)],
                  close.difference,
                  true,
                ],
                ["Float that stays", close.float_left],
                ["Taken out", close.counted - close.float_left],
              ]}
            >
              {close.reason && <p>Reason: {close.reason}</p>}
            </Sums>
            <Sums
              title="Counted"
              lines={[
                ...bills.map(([bill, dollars]): Line => [
                  `${close.count[bill]} × $${dollars}`,
                  close.count[bill] * dollars * 100,
                ]),
                ["Coins", close.count.coins],
              ]}
            />
            {corrections.length > 0 && (
              <Sums title="Corrections" lines={corrections.map(({ text, amount }): Line => [text, amount, true])} />
            )}
          </>
        )}
      </main>
    </div>
  );
}

export const ErrorBoundary = () => (
  <RouteError home={{ to: dashboardPaths.dashboardDayClose(), label: "Back to Day Close" }} />
);

type Line = [label: string, cents: number, isSum?: boolean];

/** Lines with an amount of 0 are omitted, except sums. */
function Sums({ title, lines, children }: { title?: string; lines: Line[]; children?: ReactNode }) {
  return (
    <section className="ticket-part">
      {title && <h2 className="text-[1em]! font-bold">{title}</h2>}
      <dl>
        {lines.map(
          ([label, cents, isSum]) =>
            (isSum || cents !== 0) && (
              <div key={label} className={`flex justify-between gap-3 ${isSum ? "font-bold" : ""}`}>
                <dt>{label}</dt>
                <dd>{formatCents(cents)}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </section>
  );
}
