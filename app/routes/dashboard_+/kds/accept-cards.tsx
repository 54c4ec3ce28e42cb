import { Link, useFetcher, useLocation } from "@remix-run/react";
import { useState } from "react";
import { minuteMs } from "@domain/duration";
import { pluralize } from "@domain/values/plural";
import { isSubmissionPending } from "~/framework/forms/connection";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readyMinuteChoices, shareLeft, timeToAcceptText } from "~/lib/new-order";
import { timeText, typeText } from "~/lib/text/order-text";
import { Button, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { orderTypeIcon } from "~/ui/dashboard/order-icons";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { useKitchenTime } from "./kitchen-time";
import type { Kitchen } from "./load-kitchen.server";
import { OrderNumber } from "./order-number";

type Waiting = Kitchen["waiting"][number];

/** With less time left, the card shows danger. */
const dangerMs = 4 * minuteMs;

/**
 * [ORD-12, RUSH-5] Orders waiting for acceptance: side by side on top, one on a phone and two from 768 pixels, where more of them
 * scroll sideways so that the tickets stay in sight, and from 1280 pixels in their own column at the start, so that a new order
 * never moves a ticket.
 */
export function AcceptCards({ kitchen }: { kitchen: Kitchen }) {
  const now = useKitchenTime();
  const { waiting } = kitchen;
  if (waiting.length === 0) return null;
  return (
    <section
      id="to-accept"
      aria-labelledby="to-accept-head"
      className="mb-5 scroll-mt-20 xl:sticky xl:top-20 xl:mb-0 xl:max-h-[calc(100dvh-5.5rem)] xl:w-84 xl:shrink-0 xl:overflow-y-auto"
    >
      {/* Below 1280 pixels the display's head says it, in sight however far the page is scrolled. */}
      <h2 id="to-accept-head" className="text-label text-primary mb-2 flex items-center gap-2 max-xl:sr-only">
        <Icon name="bell" weight="fill" size={20} /> {waiting.length} to accept
      </h2>
      <ul
        className={cx(
          "grid gap-3 xl:grid-cols-1",
          waiting.length > 1 && cx(sideways, "max-md:auto-cols-[calc(100%-2.5rem)]"),
          waiting.length > 2 ? "md:max-xl:auto-cols-[calc(50%-2rem)]" : "md:max-xl:auto-cols-fr",
        )}
      >
        {waiting.map((order) => (
          <li key={order.id} className="min-w-0 snap-start">
            <AcceptCard order={order} now={now} kitchen={kitchen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Up to the edges of the screen; `relative`, so that visually hidden elements do not widen the page. */
const sideways =
  "max-xl:relative max-xl:-mx-4 max-xl:snap-x max-xl:scroll-px-4 max-xl:grid-flow-col max-xl:overflow-x-auto max-xl:px-4 max-xl:pb-2 md:max-xl:-mx-5 md:max-xl:scroll-px-5 md:max-xl:px-5";

function AcceptCard({ order, now, kitchen }: { order: Waiting; now: number; kitchen: Kitchen }) {
  const { search } = useLocation();
  const { acceptBy } = order;
  const isDanger = acceptBy !== null && acceptBy - now < dangerMs;
  return (
    <div
      role="group"
      aria-label={`New order ${order.number}`}
      className={cx(
        "rounded-card bg-raised flex h-full flex-col border-2",
        isDanger ? "border-danger" : "border-primary",
      )}
    >
      <div className="flex flex-wrap items-start gap-x-2.5 px-3.5 pt-3">
        <Link
          to={dashboardPaths.dashboardAnyOrder(order.id)}
          className="font-display text-primary text-[2.125rem]/11 font-bold [font-stretch:75%] tabular-nums"
        >
          <OrderNumber number={order.number} />
        </Link>
        <p className="min-w-min flex-1 py-0.5">
          <span className="text-label text-ink flex items-center gap-1.5">
            <Icon name={orderTypeIcon[order.type]} weight="fill" size={18} className="text-quiet" />
            {typeText[order.type]}
          </span>
          <span className="text-meta text-quiet block">
            <strong className="text-ink">
              <Money cents={order.total} />
            </strong>{" "}
            · {pluralize(order.pieces, "item")}
          </span>
        </p>
        {acceptBy !== null && <TimeLeft order={order} now={now} acceptBy={acceptBy} isDanger={isDanger} />}
      </div>
      {order.scheduledText && <p className="text-info text-meta px-3.5">For {order.scheduledText}</p>}
      <ul className="grid flex-1 content-start gap-1 px-3.5 pt-1 pb-3">
        {order.lines.map(({ qty, name, details }, index) => (
          <li key={index} className="flex gap-3">
            <span className="text-label text-primary min-w-5 leading-6! tabular-nums">
              {qty}
              <span className="sr-only"> times</span>
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="text-ink block">{name}</span>
              {details && <span className="text-meta text-accent-text block">{details}</span>}
            </span>
          </li>
        ))}
      </ul>
      {order.allergies && (
        <p className="bg-accent text-on-accent mb-3 flex gap-3 px-3.5 py-2.5">
          <Icon name="warning" weight="fill" size={22} className="shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <b className="block">Allergy</b> {order.allergies}
          </span>
        </p>
      )}
      {order.note && (
        <p className="bg-accent-soft text-accent-text rounded-small mx-3.5 mb-3 px-3 py-2">
          <span className="font-semibold">Note:</span> <bdi>{order.note}</bdi>
        </p>
      )}
      {order.guestNote && (
        <p className="text-meta text-quiet px-3.5 pb-3 [overflow-wrap:anywhere]">
          About the customer: <bdi>{order.guestNote}</bdi>
        </p>
      )}
      {order.canChange && (
        <p className="text-meta flex flex-wrap items-center justify-between gap-x-3 px-3.5 pb-2">
          {order.ifSoldOut && <span>If sold out: {order.ifSoldOut}</span>}
          <TextLink
            to={dashboardPaths.dashboardOrderChange(order.id, { from: "kitchen" })}
            alone
            className="touch-room"
            aria-label={`Leave out or replace something of ${order.number}`}
          >
            Leave out or replace
          </TextLink>
        </p>
      )}
      <div className="border-line border-t p-3.5 pt-2.5">
        <AcceptForm
          order={order}
          now={now}
          kitchen={kitchen}
          rejectHref={`${dashboardPaths.kitchenReject(order.id)}${search}`}
        />
      </div>
    </div>
  );
}

interface TimeLeftProps {
  order: Waiting;
  now: number;
  acceptBy: number;
  isDanger: boolean;
}

/** Text and a bar, because color alone must not carry meaning. */
function TimeLeft({ order, now, acceptBy, isDanger }: TimeLeftProps) {
  return (
    <p className={cx("shrink-0 pt-0.5 text-end", isDanger ? "text-danger" : "text-accent-text")}>
      <span className="text-label inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
        <Icon name="timer" weight="fill" size={18} />
        {timeToAcceptText(acceptBy, now)}
      </span>
      <span aria-hidden className="bg-muted mt-1 block h-1.5 min-w-20 overflow-hidden rounded-full">
        <span
          className={cx("block h-full rounded-full", isDanger ? "bg-danger" : "bg-accent")}
          style={{ width: `${Math.round(shareLeft(order, now) * 100)}%` }}
        />
      </span>
    </p>
  );
}

type AcceptFormProps = { order: Waiting; now: number; kitchen: Kitchen; rejectHref: string };

/** The ready time, and buttons to accept or reject. A scheduled order keeps its own time. */
function AcceptForm({ order, now, kitchen, rejectHref }: AcceptFormProps) {
  const { usualMinutes, timeZone } = kitchen;
  const fetcher = useFetcher();
  const isHydrated = useHydrated();
  const asksTime = !order.scheduledText && usualMinutes !== null;
  const [minutes, setMinutes] = useState(usualMinutes ?? 0);
  const readyAt = timeText(new Date(now + minutes * minuteMs).toISOString(), timeZone).replace(/ [AP]M$/, "");
  return (
    <fetcher.Form method="post" action={dashboardPaths.kitchen()} aria-label={`Order ${order.number}`}>
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="status" value="accepted" />
      {isHydrated && <input type="hidden" name="live" value="1" />}
      {asksTime && (
        <fieldset className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <legend className="sr-only">Ready in minutes</legend>
          <span aria-hidden className="text-small text-quiet w-min min-w-13 shrink-0">
            Ready in minutes
          </span>
          <span className="bg-sunken border-line rounded-control flex min-w-0 flex-1 basis-44 border">
            {readyMinuteChoices(usualMinutes).map((count) => (
              <label
                key={count}
                className="focus-frame text-label text-body has-checked:bg-primary-soft has-checked:text-primary-text has-checked:ring-primary flex min-h-12 min-w-0 flex-1 items-center justify-center rounded-[11px] tabular-nums has-checked:ring-2"
              >
                <input
                  type="radio"
                  name="ready_in"
                  value={count}
                  defaultChecked={count === usualMinutes}
                  onChange={() => setMinutes(count)}
                  className="sr-only"
                />
                {count}
              </label>
            ))}
          </span>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink
          to={rejectHref}
          preventScrollReset
          variant="secondary"
          aria-label={`Reject ${order.number}`}
          className="text-danger! min-h-12!"
        >
          Reject
        </ButtonLink>
        <Button
          type="submit"
          icon="check"
          className="min-h-12 flex-1"
          pending={isSubmissionPending(fetcher)}
          pendingLabel="Accepting..."
        >
          {asksTime && isHydrated ? `Accept for ${readyAt}` : "Accept"}
        </Button>
      </div>
    </fetcher.Form>
  );
}
