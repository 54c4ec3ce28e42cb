import { Form, useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { Disclosure } from "~/ui/disclosure";
import { FormError } from "~/ui/forms/error-summary";
import { TextArea } from "~/ui/forms/text-area";
import { PanelBody, PanelFoot } from "~/ui/panel-parts";
import type { OrderView } from "~/features/order-tracking/order-view.server";
import type { action, loader } from "./change-review.server";
import { StarChoice } from "./star-choice";

export { action, loader } from "./change-review.server";

export const meta = () => [{ title: "Review · HalalGo" }];

/** [REST-15] Stars and a text for a completed order; written once, changed or deleted later. */
export default function ReviewOrder() {
  const { order } = useOutletContext<OrderView>();
  const { longest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { review } = order;
  const shown = answer?.typed ?? { rating: review?.rating, comment: review?.comment ?? "" };
  const back = paths.order(order.id);
  return (
    <Dialog title={`How was ${order.restaurant.name}?`} size="sm" closeHref={back}>
      <Form method="post" noValidate preventScrollReset className="panel-form">
        <PanelBody className="grid content-start gap-5">
          {answer?.form && <FormError title={answer.form} />}
          <StarChoice chosen={shown.rating} error={answer?.rating} />
          <TextArea
            label="What was it like?"
            name="comment"
            optional
            hint="Everybody can read it, with your first name."
            rows={5}
            maxLength={longest}
            defaultValue={shown.comment}
            errors={answer?.comment ? [answer.comment] : undefined}
          />
          {review && (
            <Disclosure summary="Delete this review">
              <p className="text-meta mb-3">It is gone for good, and so are its stars in the average.</p>
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
