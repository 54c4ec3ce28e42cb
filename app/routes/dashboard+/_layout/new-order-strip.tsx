import type { Ref } from "react";
import { pluralize } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { type NewOrder, shareLeft } from "~/lib/new-order";
import { typeText } from "~/lib/text/order-text";
import { cx } from "~/ui/cx";
import { useSound } from "~/ui/dashboard/sound/sound";
import { Icon } from "~/ui/icon";
import { Khatim, StarPattern } from "~/ui/illustration";
import { useHostTime } from "~/ui/live/use-host-time";
import { Menu, MenuLink } from "~/ui/menu";
import { Money } from "~/ui/money";
import { AcceptOrder } from "./accept-order";

/** More of them would push the page's own controls out of sight. */
const maxShown = 3;

interface StripProps {
  orders: NewOrder[];
  total: number;
  loadedAt: number;
  usualMinutes: number | null;
  className?: string;
  outer: Ref<HTMLElement>;
  /** Called for any form in the strip. */
  onAnswer: () => void;
}

/** Orders to accept, oldest first, each with a button to accept it. */
export function NewOrderStrip({ orders, total, loadedAt, usualMinutes, className, outer, onAnswer }: StripProps) {
  const now = useHostTime(loadedAt);
  const row = (order: NewOrder, index: number) => (
    <Row key={order.id} order={order} isFirst={index === 0} now={now} usualMinutes={usualMinutes} />
  );
  return (
    <section
      ref={outer}
      onSubmit={onAnswer}
      aria-labelledby="new-orders"
      className={cx(
        "on-night bg-night rounded-card relative mb-6 px-5 py-4 text-white md:px-6 print:hidden",
        className,
      )}
    >
      {/* Clipped separately, because an order's menu extends beyond the strip. */}
      <div aria-hidden className="rounded-card absolute inset-0 overflow-hidden">
        <StarPattern opacity={0.12} />
      </div>
      <div className="relative flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <Khatim size={36} className="bg-accent text-on-accent text-label tabular-nums">
          {total}
        </Khatim>
        <h2 id="new-orders" className="text-section flex-1 whitespace-nowrap text-white">
          {total === 1 ? "New order" : "New orders"}
        </h2>
        <SoundNote />
      </div>
      <ul className="relative">{orders.slice(0, maxShown).map(row)}</ul>
      {total > maxShown && (
        <details className="group/more border-night-line/40 relative -mb-2 border-t">
          <summary className="text-label inline-flex min-h-11 items-center gap-2 text-white">
            {total - maxShown} more to accept
            <Icon name="caret-down" weight="bold" size={16} className="group-open/more:rotate-180" />
          </summary>
          <ul>{orders.slice(maxShown).map((order) => row(order, maxShown))}</ul>
          {total > orders.length && (
            <p className="text-on-night-quiet text-meta pb-3">{total - orders.length} more are in the list.</p>
          )}
        </details>
      )}
    </section>
  );
}

interface RowProps extends Pick<StripProps, "usualMinutes"> {
  order: NewOrder;
  isFirst: boolean;
  now: number;
}

/** On a phone only the oldest order is shown at length (counter.css), so that the strip leaves room for the page. */
function Row({ order, isFirst, now, usualMinutes }: RowProps) {
  return (
    <li
      className={cx(
        "border-night-line/40 flex flex-wrap items-center gap-x-4 gap-y-2 py-3 not-last:border-b",
        !isFirst && "order-compact",
      )}
    >
      <Waiting order={order} now={now} />
      <div className="min-w-0 grow basis-40">
        <p className="text-label flex flex-wrap items-baseline gap-x-2.5 text-white">
          <bdi dir="ltr">{order.number}</bdi>
          <span
            data-long
            className="text-meta text-on-night-quiet min-w-0 font-normal wrap-anywhere max-xl:order-last max-xl:w-full"
          >
            {typeText[order.type]}
            {order.customer && (
              <>
                {" · "}
                <bdi>{order.customer}</bdi>
              </>
            )}
          </span>
          <span className="ms-auto">
            <Money cents={order.total} />
          </span>
        </p>
        <p className="line-clamp-2 wrap-anywhere">{order.dishes || pluralize(order.pieces, "item")}</p>
      </div>
      <div className="ms-auto flex items-center gap-2 max-md:w-full">
        <AcceptOrder
          order={order}
          variant={isFirst ? "accent" : "night"}
          minutes={order.scheduledText === null ? usualMinutes : null}
        />
        <OtherAnswers order={order} />
      </div>
    </li>
  );
}

/** The actions for an order other than accepting it. */
function OtherAnswers({ order: { id, number, canChange } }: { order: NewOrder }) {
  return (
    <Menu
      label={`More for ${number}`}
      trigger={<Icon name="dots-three-vertical" weight="bold" size={20} />}
      triggerClassName="icon-button hover:bg-night-bright rounded-control size-11 justify-center text-white"
      className="-me-2"
    >
      <MenuLink icon="receipt" aria-label={`Open ${number}`} to={dashboardPaths.dashboardAnyOrder(id)}>
        Open
      </MenuLink>
      {canChange && (
        <MenuLink
          icon="prohibit"
          aria-label={`Leave out or replace something of ${number}`}
          to={dashboardPaths.dashboardOrderChange(id)}
        >
          Leave out or replace
        </MenuLink>
      )}
      <MenuLink
        icon="x"
        danger
        aria-label={`Reject with a reason: ${number}`}
        to={dashboardPaths.dashboardAnyOrder(id, { reject: 1 })}
      >
        Reject with a reason
      </MenuLink>
    </Menu>
  );
}

/** The time left to accept; for a scheduled order, its time. */
function Waiting({ order, now }: { order: NewOrder; now: number }) {
  const left = order.acceptBy === null ? null : Math.max(0, Math.floor((order.acceptBy - now) / 1000));
  if (order.scheduledText || left === null || left > 3600) {
    return (
      <p className="w-24 shrink-0">
        <span className="text-meta text-on-night-quiet block">{order.scheduledText ? "For" : "Since"}</span>
        <span className="text-label text-white">{order.scheduledText ?? order.since}</span>
      </p>
    );
  }
  return (
    <p className="w-24 shrink-0">
      <bdi
        dir="ltr"
        className={cx(
          "font-display block text-[1.75rem]/8 font-extrabold [font-stretch:78%] tabular-nums",
          left < 240 ? "text-accent" : "text-white",
        )}
      >
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </bdi>
      <span data-long className="text-small text-on-night-quiet">
        left to accept
      </span>
      <span aria-hidden className="bg-night-line/40 mt-1 block h-1 w-20 overflow-hidden rounded-full">
        <span
          className="bg-accent block h-full rounded-full"
          style={{ width: `${Math.round(shareLeft(order, now) * 100)}%` }}
        />
      </span>
    </p>
  );
}

function SoundNote() {
  const sound = useSound();
  const isOn = sound === "on";
  return (
    <p className="text-meta text-on-night-quiet flex items-center gap-2 max-md:min-h-10 max-md:w-full">
      <Icon name={isOn ? "speaker-high" : "speaker-slash"} size={18} />
      <span className="scripting:hidden">Sound needs JavaScript. The line above says when orders have changed.</span>
      <span className="noscript:hidden">
        {isOn ? "Rings every 10 seconds until somebody answers" : soundWords[sound ?? "off"]}
      </span>
    </p>
  );
}

const soundWords = {
  on: "",
  off: "Sound is off in this browser",
  blocked: "Silent until you tap this page",
  none: "This browser has no sound",
};
