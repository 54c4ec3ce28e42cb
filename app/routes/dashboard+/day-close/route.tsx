import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { pluralize } from "@domain/values/plural";
import { Part, PaymentMethods } from "~/features/reports/amounts";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Figures } from "~/ui/dashboard/figures";
import { ExportMenu, CalendarMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TextField } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";
import { MenuLink } from "~/ui/menu";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { dayCloseAction } from "./day-close-action.server";
import { DrawerForm } from "./drawer-form";
import { type DayView, loadDay } from "./load-day.server";
import { Record } from "./record";
import { UnclosedDays } from "./unclosed-days";
import { underWayText } from "./under-way-text";

export const meta = () => [{ title: "Day Close · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDay(args);
export const action = (args: ActionFunctionArgs) => dayCloseAction(args);

/** [RUSH-14] */
export default function DayClosePage() {
  const view = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { blind, day, dayName, until, closedAt } = view;
  const books = view.books ?? (blind && actionData?.form === "drawer" ? (actionData.seen ?? null) : null);
  const close = books?.close;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Day close"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Day Close" }]}
        mark={
          close && closedAt ? (
            <Badge tone="ok" icon="lock-simple">
              Closed, {closedAt.time}, {close.closed_by}
            </Badge>
          ) : (
            (books ?? blind) && (
              <Badge tone="warn" icon="hourglass-medium">
                Open
              </Badge>
            )
          )
        }
        below={`${dayName}${until && !close ? `, until ${until}` : ""}. A day ends at midnight, as in every report.`}
        action={(books ?? blind) && <Actions view={view} books={books} />}
      />
      <UnclosedDays days={view.unclosed} />
      {blind && !books && (
        <div className="flex flex-col gap-4">
          <Card className="flex items-center gap-3">
            <Icon name="vault" size={24} className="text-primary shrink-0" />
            <p className="text-body min-w-0">
              Count first. The day’s sums, and what should lie in the drawer, show when you have counted.
            </p>
          </Card>
          <DrawerForm key={day} drawer={null} day={day} dayName={dayName} since={view.since} {...blind} />
        </div>
      )}
      {blind && !books ? null : books === null ? (
        <Card>Day close is not available here. The sales summary has the totals of every day.</Card>
      ) : (
        <div className="flex flex-col gap-4">
          <DayBooks view={view} books={books} />
          {close ? (
            <Record close={close} corrections={view.corrections} />
          ) : (
            <DrawerForm
              key={day}
              drawer={books.drawer}
              day={day}
              dayName={dayName}
              since={view.since}
              asksFloat={books.drawer.opening_float == null}
              isFixed={blind !== null}
            />
          )}
        </div>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

type Books = NonNullable<DayView["books"]>;

function DayBooks({ view, books }: { view: DayView; books: Books }) {
  const { close, unpaid } = books;
  const closed = close ?? books;
  const later = books.money.taken_in - closed.money.taken_in;
  const fees = closed.money.delivery_fees === 0 ? "" : " + delivery fees";
  return (
    <>
      <Figures
        label="The day's sums"
        figures={[
          {
            label: "Gross sales",
            value: <Money cents={closed.money.gross_sales} />,
            note: pluralize(closed.orders, "order"),
          },
          { label: "Net sales", value: <Money cents={closed.money.net_sales} />, note: "Less discounts and refunds" },
          { label: "Tax", value: <Money cents={closed.money.tax} />, note: "Collected for the state" },
          { label: "Tips", value: <Money cents={closed.money.tips} />, note: "For the team" },
        ]}
      />
      <Part
        title="By payment method"
        below={`Gross sales − discounts − refunds = net sales. Net sales + tax + tips${fees} = taken in.`}
        foot={
          <>
            {unpaid.orders > 0 && (
              <Strip icon="hourglass-medium" tone="bg-accent-soft text-accent-text">
                <strong>{pluralize(unpaid.orders, "order is", "orders are")} not paid yet: </strong>
                {unpaid.named.map(({ id, number, of, total }, index) => (
                  <span key={id}>
                    {index > 0 && "; "}
                    <TextLink to={dashboardPaths.dashboardAnyOrder(id)}>{number}</TextLink>, {of}, {formatCents(total)}
                  </span>
                ))}
                {unpaid.orders > unpaid.named.length && `, and more: ${formatCents(unpaid.total)} together`}
                {unpaid.orders === 1 ? ". It is" : ". They are"} in none of these sums.
              </Strip>
            )}
            {!close && books.under_way > 0 && (
              <Strip icon="clock" tone="bg-info-soft text-info-text">
                {underWayText(books.under_way)}
              </Strip>
            )}
            {close && later !== 0 && (
              <Strip icon="clock-counter-clockwise" tone="bg-info-soft text-info-text">
                After the close {formatCents(Math.abs(later))} {later > 0 ? "came in" : "went back"} on this day. With
                it the day’s reports say {formatCents(books.money.taken_in)} taken in.
              </Strip>
            )}
          </>
        }
      >
        <PaymentMethods books={closed} whole="Whole day" />
      </Part>
      {view.closedAt && <p className="sr-only">Closed on {view.closedAt.moment}</p>}
    </>
  );
}

type StripProps = {
  icon: "hourglass-medium" | "clock" | "clock-counter-clockwise";
  tone: string;
  children: React.ReactNode;
};

function Strip({ icon, tone, children }: StripProps) {
  return (
    <div className={`text-meta last:rounded-b-card flex gap-3 px-5 py-3 ${tone}`}>
      <Icon name={icon} weight="fill" size={20} className="shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  );
}

/** Links to other days, printing, and export. */
function Actions({ view: { day, menuText, recent, today }, books }: { view: DayView; books: Books | null }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <CalendarMenu label="Day" text={menuText}>
        {day !== today && <MenuLink to={dashboardPaths.dashboardDayClose()}>Today</MenuLink>}
        {recent.map((close) => (
          <MenuLink
            key={close.day}
            to={dashboardPaths.dashboardDayClose({ day: close.day })}
            aria-current={close.day === day ? "true" : undefined}
            end={`${close.difference === 0 ? "Right" : formatCents(close.difference)}, ${close.by}`}
          >
            {close.text}
          </MenuLink>
        ))}
        <MenuLink to={dashboardPaths.dashboardDayCloses()} icon="list">
          All closes
        </MenuLink>
        <li className="border-line mt-1.5 border-t px-3 pt-3 pb-2">
          <Form method="get" className="flex flex-col gap-3">
            <TextField
              label="Day"
              name="day"
              id="other-day"
              type="date"
              max={today}
              defaultValue={day}
              compact
              required
            />
            <Button type="submit" variant="tonal">
              Show
            </Button>
          </Form>
        </li>
      </CalendarMenu>
      {books && <Copies day={day} ways={books.payment_ways.length} />}
    </div>
  );
}

function Copies({ day, ways }: { day: string; ways: number }) {
  return (
    <>
      <ButtonLink
        to={dashboardPaths.dashboardDayClosePrint({ day })}
        variant="secondary"
        icon="printer"
        className="bg-surface md:py-2! pointer-fine:md:min-h-10!"
      >
        Print
      </ButtonLink>
      <ExportMenu
        what={pluralize(ways, "payment method")}
        printHref={dashboardPaths.dashboardPrint("day-close", { from: day, to: day })}
        fileHref={(format) => dashboardPaths.dashboardExport("day-close", { from: day, to: day, format })}
      />
    </>
  );
}
