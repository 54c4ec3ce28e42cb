import { Form, useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import type { OrderView } from "~/features/order-tracking/order-view.server";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { Dialog } from "~/ui/overlays/dialog";
import { Disclosure } from "~/ui/overlays/disclosure";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";
import type { action, loader } from "./change-review.server";

export { action, loader } from "./change-review.server";

export const meta = () => [{ title: "Review · HalalGo" }];

/** [REST-15] Stars and a text for a completed order; can be changed and deleted later. */
export default function ReviewOrder() {
  const { order } = useOutletContext<OrderView>();
  const { longest } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { review } = order;
  const shown = actionData?.typed ?? { rating: review?.rating, comment: review?.comment ?? "" };
  const back = paths.order(order.id);
  return (
    <Dialog title={`How was ${order.restaurant.name}?`} size="sm" closeHref={back}>
      <Form method="post" noValidate preventScrollReset className="panel-form">
        <PanelBody className="grid content-start gap-5">
          {actionData?.form && <FormError title={actionData.form} />}
          <StarChoice chosen={shown.rating} error={actionData?.rating} />
          <TextArea
            label="What was it like?"
            name="comment"
            optional
            hint={
              review?.isHidden
                ? stillHidden
                : "Everyone can read it, with your first name and the initial of your last."
            }
            rows={5}
            maxLength={longest}
            defaultValue={shown.comment}
            errors={actionData?.comment ? [actionData.comment] : undefined}
          />
          {review && (
            <Disclosure summary="Delete this review">
              <p className="text-meta mb-3">{review.isHidden ? goneHidden : gone}</p>
              <SubmitButton variant="danger" size="sm" name="intent" value="delete" pendingLabel="Deleting...">
                Delete review
              </SubmitButton>
            </Disclosure>
          )}
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} preventScrollReset variant="ghost">
            Not now
          </ButtonLink>
          <SubmitButton name="intent" value="save" pendingLabel="Saving...">
            {review ? "Save review" : "Send review"}
          </SubmitButton>
        </PanelFoot>
      </Form>
    </Dialog>
  );
}

const stillHidden = "HalalGo has hidden this review. It is not public, even after you change it.";
const gone = "It is deleted for good, and its stars no longer count.";
const goneHidden = "Its text is erased for good. As HalalGo has hidden it, this order can't be reviewed again.";

const words = ["Poor", "Not good", "Fine", "Good", "Excellent"];

/** One to five stars: radio buttons drawn as stars that fill up to the selected one, without JavaScript too. */
function StarChoice({ chosen, error }: { chosen: number | undefined; error: string | undefined }) {
  return (
    <fieldset id="rating" tabIndex={-1} aria-describedby={error ? "rating-error" : undefined}>
      <legend className="text-label text-ink">Your rating</legend>
      <div className="star-choice -ms-1 mt-1 flex w-max">
        {words.map((word, index) => (
          <label key={word} title={word} className="grid size-12 cursor-pointer place-items-center rounded-full">
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === index + 1}
              required
              className="sr-only"
            />
            <Icon name="star" size={34} className="star-empty" />
            <Icon name="star" weight="fill" size={34} className="star-full" />
            <span className="sr-only">
              {index + 1} {index === 0 ? "star" : "stars"}, {word}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="rating-error" className="text-meta text-danger-text mt-1 flex items-center gap-1.5 font-semibold">
          <Icon name="warning-circle" weight="fill" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
