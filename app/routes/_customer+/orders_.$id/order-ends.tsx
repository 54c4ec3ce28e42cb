import { Form } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import type { OrderView } from "./order-view.server";

/** What can still be done: cancel before acceptance, call afterwards, order again when it is over; and what was given back. */
export function OrderEnds({ view }: { view: OrderView }) {
  const { order, card, canCancel, isRunning, endReason } = view;
  return (
    <div className="mt-6 grid gap-4">
      {(card.refund || endReason) && (
        <p className="bg-info-soft text-info-text rounded-control flex gap-3 px-4 py-3">
          <Icon name="arrow-u-up-left" className="mt-0.5 shrink-0" />
          <span>
            {endReason && <span className="block">{endReason}</span>}
            {card.refund && (
              <>
                <Money cents={card.refund.cents} /> {card.refund.text}
              </>
            )}
          </span>
        </p>
      )}
      {canCancel && (
        <ButtonLink
          to={paths.orderCancel(order.id)}
          preventScrollReset
          variant="danger-text"
          className="-ms-4.5 justify-self-start"
        >
          Cancel order
        </ButtonLink>
      )}
      {isRunning && !canCancel && (
        <p className="text-meta flex gap-2.5">
          <Icon name="info" className="text-quiet mt-0.5 shrink-0" />
          <span>
            The restaurant has accepted, so the order can&apos;t be cancelled here any more. If something is wrong,{" "}
            {order.restaurant.phone ? (
              <a
                href={`tel:${order.restaurant.phone}`}
                className="text-primary font-semibold underline underline-offset-3"
              >
                call the restaurant
              </a>
            ) : (
              "get in touch with the restaurant"
            )}
            .
          </span>
        </p>
      )}
      {!isRunning && (
        <Form method="post" action={paths.orders()}>
          <input type="hidden" name="restaurantId" value={order.restaurant.id} />
          <SubmitButton variant="tonal" icon="arrow-counter-clockwise" name="reorder" value={order.id}>
            Reorder
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
