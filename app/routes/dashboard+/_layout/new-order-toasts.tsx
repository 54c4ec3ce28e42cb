import { useNavigate } from "@remix-run/react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { formatCents } from "@domain/money";
import { pluralize } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { type NewOrder, soonToAcceptText } from "~/lib/new-order";
import { typeText } from "~/lib/text/order-text";
import { Button, type ButtonProps, IconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { useToastSection } from "~/ui/feedback/toast";
import { Icon } from "~/ui/icon";
import { useHostTime } from "~/ui/live/use-host-time";
import { AcceptOrder } from "./accept-order";
import { RejectOrder } from "./reject-order";

/** Orders dismissed in this tab: they still ring, but show no further toasts. */
const closed = new Set<string>();

/** With more, one toast tells their number, so that the page stays in sight. */
const maxSeparate = 2;

interface ToastsProps {
  orders: NewOrder[];
  loadedAt: number;
  /** Called for any form in a toast. */
  onAnswer: () => void;
}

/** A toast for each of two new orders, or one with the number of more. It stays until the order is answered or it is closed. */
export function NewOrderToasts({ orders, loadedAt, onAnswer }: ToastsProps) {
  const section = useToastSection();
  const [, setClosings] = useState(0);
  const [inHand, setInHand] = useState<ReadonlySet<string>>(new Set());
  const shown = orders.filter(({ id }) => !closed.has(id));
  if (!section || shown.length === 0) return null;
  const close = (those: NewOrder[]) => {
    for (const { id } of those) closed.add(id);
    setClosings((count) => count + 1);
  };
  const hold = (id: string, isHeld: boolean) =>
    setInHand((ids) => new Set(isHeld ? [...ids, id] : [...ids].filter((one) => one !== id)));
  // A toast being answered keeps its place when others arrive.
  const apart = shown.filter(({ id }) => inHand.has(id));
  const others = shown.filter(({ id }) => !inHand.has(id));
  const isMany = others.length > maxSeparate;
  return createPortal(
    <>
      {(isMany ? apart : [...apart, ...others]).map((order) => (
        <One
          key={order.id}
          order={order}
          loadedAt={loadedAt}
          onHold={(isHeld) => hold(order.id, isHeld)}
          onAnswer={onAnswer}
          onClose={() => close([order])}
        />
      ))}
      {isMany && (
        <Card
          title={`${others.length} new orders · ${formatCents(others.reduce((sum, { total }) => sum + total, 0))}`}
          detail="They wait to be accepted."
          onClose={() => close(others)}
        >
          <Open size="sm" to={dashboardPaths.dashboardOrders("online")} />
        </Card>
      )}
    </>,
    section,
  );
}

interface OneProps {
  order: NewOrder;
  loadedAt: number;
  /** Called when an answer starts, and when it is abandoned. */
  onHold: (isHeld: boolean) => void;
  onAnswer: () => void;
  onClose: () => void;
}

function One({ order, loadedAt, onHold, onAnswer, onClose }: OneProps) {
  const now = useHostTime(loadedAt);
  const [isRejecting, setIsRejecting] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const reject = (isRejecting: boolean) => {
    setIsRejecting(isRejecting);
    onHold(isRejecting);
  };
  const keep = () => {
    reject(false);
    buttons.current?.querySelector("button")?.focus();
  };
  const left = order.scheduledText ? `for ${order.scheduledText}` : soonToAcceptText(order.acceptBy, now);
  return (
    <Card
      title={`New order ${order.number} · ${formatCents(order.total)}`}
      detail={[typeText[order.type], pluralize(order.pieces, "item"), left].filter(Boolean).join(" · ")}
      onClose={onClose}
      onSubmit={() => {
        onHold(true);
        onAnswer();
      }}
      buttons={buttons}
      below={
        isRejecting && (
          <RejectOrder
            order={order}
            onKeep={keep}
            other={
              <Open
                variant="secondary"
                size="sm"
                aria-label={`Sold out or other: reject ${order.number}`}
                to={dashboardPaths.dashboardAnyOrder(order.id, { reject: 1 })}
              >
                Sold out or other
              </Open>
            }
          />
        )
      }
    >
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Reject ${order.number}`}
        aria-expanded={isRejecting}
        onClick={() => reject(!isRejecting)}
      >
        Reject...
      </Button>
      <Open
        variant="ghost"
        size="sm"
        aria-label={`Open ${order.number}`}
        to={dashboardPaths.dashboardAnyOrder(order.id)}
      />
      <AcceptOrder order={order} className="short:px-2! min-h-9! px-3.5! py-1.5! max-md:flex-1" />
    </Card>
  );
}

/** A button, not a link: toasts come before the page, where the first link must be the skip link. */
function Open({
  to,
  children = "Open",
  ...props
}: Omit<ButtonProps, "children"> & { to: string; children?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button {...props} onClick={() => navigate(to)}>
      {children}
    </Button>
  );
}

type CardProps = {
  title: string;
  detail: string;
  onClose: () => void;
  /** Called for any form in the toast. */
  onSubmit?: () => void;
  buttons?: Ref<HTMLDivElement>;
  below?: ReactNode;
  children: ReactNode;
};

function Card({ title, detail, onClose, onSubmit, buttons, below, children }: CardProps) {
  return (
    <div
      role="status"
      data-new-order
      onSubmit={onSubmit}
      className="toast rounded-control border-line bg-raised text-body elevation-3 short:p-2 relative flex items-center gap-3 border p-3"
    >
      <span
        className={cx(
          "bg-accent-soft text-accent-text rounded-small grid size-10 shrink-0 place-items-center max-md:hidden",
          below ? "self-start" : null,
        )}
      >
        <Icon name="bell" weight="fill" size={22} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1 max-md:basis-full max-md:pe-11">
          <p className="text-label text-ink">{title}</p>
          <p className="text-meta text-quiet short:sr-only">{detail}</p>
        </div>
        <div
          ref={buttons}
          className="short:flex-nowrap short:gap-0 flex items-center gap-1 max-md:flex-1 max-md:flex-wrap"
        >
          {children}
        </div>
        {below}
      </div>
      {/* On phones beside the text alone, so that the buttons have the whole width. */}
      <IconButton
        icon="x"
        label="Close message"
        onClick={onClose}
        className="self-start max-md:absolute max-md:end-1.5 max-md:top-1.5"
      />
    </div>
  );
}
