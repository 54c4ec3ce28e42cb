import type { ReactNode } from "react";
import { soldOutPreferenceLabels } from "@domain/orders/line-changes";
import type { OrderView } from "~/features/order-tracking/order-view.server";
import { sumRefunds } from "~/lib/refund-request";
import { describeLine, handoverText, isLeftOut, removedLines, typeText } from "~/lib/text/order-text";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { UnbrokenNumbers } from "~/ui/layout/unbroken-numbers";
import { Money } from "~/ui/money";
import { PhoneNumber } from "~/ui/phone-number";
import { Picture } from "~/ui/picture";
import { Totals } from "~/ui/totals";

/** [MONEY-2] The order's lines, restaurant, address and payment. Only this part is printed. */
export function Receipt({ view }: { view: OrderView }) {
  const { order, placedAt, card, payment, scheduledFor, onPaper } = view;
  const handover = handoverText(order);
  return (
    <section aria-label="Receipt" id="receipt" className="max-xl:mt-8">
      <p className="text-section mb-3 hidden print:block">
        HalalGo · Order {order.orderId} · {card.statusText}
      </p>
      <From view={view} />
      {order.deliveryAddress && <To address={order.deliveryAddress} place={view.toPlace} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-section">Your order</h2>
        {payment && <Badge {...badgeLooks[payment.kind]}>{payment.text}</Badge>}
      </div>
      <p className="text-meta text-quiet mt-1">
        {typeText[order.orderType]} · <span className="print:hidden">{placedAt}</span>
        <span className="hidden print:inline">{onPaper.placedAt}</span>
        {scheduledFor && <strong className="text-ink print:hidden"> · For {scheduledFor}</strong>}
        {onPaper.due && <strong className="hidden print:inline"> · {onPaper.due}</strong>}
        {handover && ` · ${handover}`}
      </p>
      <OrderLines order={order} />
      {order.ifSoldOut && view.isRunning && (
        <p className="text-meta text-quiet mt-2">
          If something is sold out: {soldOutPreferenceLabels[order.ifSoldOut]}
        </p>
      )}
      {order.note && (
        <p className="text-meta text-quiet mt-2">
          Note: <bdi>{order.note}</bdi>
        </p>
      )}
      <div className="border-line mt-3 border-t">
        <Totals amounts={order} couponCode={order.couponCode} showDelivery={order.orderType === "delivery"} />
      </div>
      {card.refund && <RefundSum order={order} />}
      <Button
        variant="secondary"
        icon="printer"
        onClick={() => window.print()}
        className="print:hidden noscript:hidden"
      >
        Print receipt
      </Button>
    </section>
  );
}

/** The restaurant, with directions and a call button on screen and its phone number on paper. */
function From({ view: { order, halal, directions } }: { view: OrderView }) {
  const { restaurant, orderType } = order;
  return (
    <Party
      title="From"
      picture={
        <Picture src={restaurant.image} alt="" width={48} height={48} className="rounded-small size-12 shrink-0" />
      }
    >
      <strong className="text-label text-ink block text-base wrap-anywhere">{restaurant.name}</strong>
      {restaurant.address}
      {halal && (
        <span className="mt-1 block">
          When you ordered: <UnbrokenNumbers>{halal}</UnbrokenNumbers>
        </span>
      )}
      {restaurant.phone && (
        <span className="hidden print:block">
          <bdi dir="ltr">{restaurant.phone}</bdi>
        </span>
      )}
      {directions && orderType !== "delivery" && (
        <a
          href={directions}
          rel="noreferrer"
          className="text-primary flex min-h-11 items-center gap-1.5 self-start font-semibold underline underline-offset-3 print:hidden"
        >
          <Icon name="map-trifold" size={18} />
          Directions
        </a>
      )}
      {restaurant.phone && (
        <a
          href={`tel:${restaurant.phone}`}
          aria-label={`Call ${restaurant.name}, ${restaurant.phone}`}
          className="bg-primary-soft text-primary rounded-control absolute end-0 top-0 grid size-12 place-items-center print:hidden"
        >
          <Icon name="phone" weight="fill" />
        </a>
      )}
    </Party>
  );
}

type ToProps = { address: NonNullable<OrderView["order"]["deliveryAddress"]>; place: OrderView["toPlace"] };

const To = ({ address, place }: ToProps) => (
  <Party
    title="To"
    picture={
      <span className="bg-primary-soft text-primary rounded-small grid size-12 shrink-0 place-items-center">
        <Icon name="map-pin" weight="fill" />
      </span>
    }
  >
    <strong className="text-label text-ink block text-base wrap-anywhere">{address.label}</strong>
    <bdi>{address.address}</bdi>, {place}
    <br />
    <bdi>{address.contactName}</bdi> · <PhoneNumber phone={address.contactPhone} />
  </Party>
);

/** The lines of the order, then the removed ones with the reason. */
function OrderLines({ order }: Pick<OrderView, "order">) {
  return (
    <>
      <ul className="mt-3">
        {order.items.map((item, index) => (
          <li key={index} className="flex items-baseline gap-3.5 py-1.5">
            <span className="text-label text-primary min-w-4 tabular-nums">{item.qty}</span>
            <span className="min-w-0 flex-1">
              <span className={cx("text-ink block wrap-anywhere", isLeftOut(item) && "line-through")}>{item.name}</span>
              <span className="text-meta text-quiet">{describeLine(order, item)}</span>
            </span>
            <Money cents={item.lineTotal} />
          </li>
        ))}
      </ul>
      {removedLines(order).map(({ id, qty, name, why }) => (
        <p key={id} className="text-quiet py-1.5">
          <s>
            {qty} {name}
          </s>{" "}
          <span className="text-meta">{why}</span>
        </p>
      ))}
    </>
  );
}

/** What was refunded and why, by its state, and what was paid in the end. */
function RefundSum({ order }: Pick<OrderView, "order">) {
  const { done, pending, failed } = sumRefunds(order.refunds);
  return (
    <div className="pb-4 font-semibold">
      {done > 0 && <SumRow label="Refunded" cents={-done} />}
      {pending > 0 && <SumRow label="Refund on its way" cents={-pending} />}
      {done + pending > 0 && <SumRow label="Paid after the refund" cents={order.total - done - pending} />}
      {failed > 0 && <SumRow label="Refund not done yet" cents={-failed} />}
      {order.refunds.map(({ id, reason }) => (
        <p key={id} className="text-meta text-quiet font-normal">
          {reason}
        </p>
      ))}
    </div>
  );
}

const SumRow = ({ label, cents }: { label: string; cents: number }) => (
  <p className="flex justify-between gap-4">
    <span>{label}</span>
    <Money cents={cents} />
  </p>
);

const badgeLooks = {
  done: { tone: "ok", icon: "check-circle" },
  open: { tone: "warn" },
  over: { tone: "neutral" },
} as const;

function Party({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <div className="border-line border-b py-5 first-of-type:pt-0">
      <h2 className="text-section mb-2">{title}</h2>
      <div className="relative flex gap-3">
        {picture}
        <p className="text-meta text-quiet min-w-0 flex-1 pe-14">{children}</p>
      </div>
    </div>
  );
}
