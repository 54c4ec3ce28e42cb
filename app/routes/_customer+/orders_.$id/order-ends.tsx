import { Form, useActionData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { AgainNote, OrderAgain } from "~/features/order-tracking/order-again";
import type { OrderView } from "~/features/order-tracking/order-view.server";
import { PublicAnswer } from "~/features/order-tracking/public-answer";
import { paths } from "~/lib/paths";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Stars } from "~/ui/rating";
import { TextLink } from "~/ui/text-link";

/** What can still be done: cancel before acceptance, call afterwards, order again when it is over; and refunds. */
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
      {card.review !== "none" && <ReviewPrompt view={view} />}
      {!isRunning && (
        <>
          <AgainNote order={card} />
          <OrderAgain order={card} />
        </>
      )}
      <p className="text-meta text-quiet">
        A question about this order? <TextLink to={paths.contact()}>Get help</TextLink>
      </p>
    </div>
  );
}

/** An invitation to review the order, or the review; in a sentence if HalalGo has hidden it. */
function ReviewPrompt({ view: { order, card, reviewAnswer } }: { view: OrderView }) {
  const { review } = order;
  if (card.review === "closed") {
    return (
      <section aria-label="Review" className="border-line rounded-card border p-5">
        <h2 className="text-card">Your review</h2>
        <p className="text-meta mt-1">
          You deleted it after HalalGo had hidden it. This order can&apos;t be reviewed again.
        </p>
      </section>
    );
  }
  return (
    <section aria-label="Review" className="border-line rounded-card border p-5">
      <h2 className="text-card">{review ? "Your review" : "How was it?"}</h2>
      {review ? (
        <>
          <p className="mt-2">
            <Stars rating={review.rating} />
          </p>
          {review.comment && <p className="text-body mt-1 break-words whitespace-pre-line">{review.comment}</p>}
          {reviewAnswer && <PublicAnswer {...reviewAnswer} />}
          {review.isHidden && (
            <p className="text-meta mt-2 flex gap-2.5">
              <Icon name="info" className="text-quiet mt-0.5 shrink-0" />
              <span>HalalGo has hidden this review: it is no longer public, and its stars do not count.</span>
            </p>
          )}
        </>
      ) : (
        <p className="text-meta mt-1">Others choose by what you say of {order.restaurant.name}.</p>
      )}
      <ButtonLink
        to={paths.orderReview(order.id)}
        preventScrollReset
        variant="secondary"
        icon={review ? "pencil-simple" : "star"}
        className="mt-4"
      >
        {review ? "Change review" : "Leave a review"}
      </ButtonLink>
    </section>
  );
}

/** [RUSH-12] A sold-out item and the offered replacement: accept it, or get a refund. */
export function SoldOutQuestions({ view }: { view: OrderView }) {
  const error = useActionData<{ error?: string }>()?.error;
  return (
    <>
      {error && <FormError title={error} />}
      {view.questions.map(({ id, name, offer, marks, warning, back, refund, then }) => (
        <section
          key={id}
          aria-label={`${name} is sold out`}
          className="bg-accent-soft text-accent-text rounded-card mb-6 p-4 md:p-5"
        >
          <h2 className="text-card">{name} is sold out</h2>
          <p className="mt-1">
            {view.order.restaurant.name} offers you <strong>{offer}</strong> instead.{" "}
            {back > 0 ? `${formatCents(back)} will be refunded to you.` : "It costs you nothing more."}
          </p>
          {marks && <p className="mt-1 font-semibold">{marks}</p>}
          {warning && <p className="mt-1">{warning}</p>}
          <p className="text-meta mt-1">{then}</p>
          <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2.5">
            <input type="hidden" name="change" value={id} />
            <SubmitButton name="answer" value="accept" icon="check" pendingLabel="Saving...">
              Accept
            </SubmitButton>
            <SubmitButton name="answer" value="refund" variant="secondary" pendingLabel="Saving...">
              {`Refund this item instead${refund ? `, ${formatCents(refund)}` : ""}`}
            </SubmitButton>
          </Form>
        </section>
      ))}
    </>
  );
}
