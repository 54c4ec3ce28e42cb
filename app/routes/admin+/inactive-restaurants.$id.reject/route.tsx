import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { validationError } from "remix-validated-form";
import { deskPaths } from "~/lib/desk-paths";
import { requireArea } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { createValidator } from "~/ui/forms/create-validator";
import { FormError } from "~/ui/forms/error-summary";
import { refusedForm } from "~/ui/forms/refused-form";
import { SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody, PanelFoot } from "~/ui/panel-parts";
import { decide, loadDecision } from "../inactive-restaurants/decide.server";
import { rejectionRequest } from "./schema";

export const meta = () => [{ title: "Reject restaurant · HalalGo" }];

const validator = createValidator(rejectionRequest);

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

/** [ADMIN-7, ADMIN-8] */
export async function action(args: ActionFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  const result = await validator.validate(await args.request.formData());
  if (result.error) return validationError(result.error, result.submittedData);
  const typed = refusedForm(result, { formErrors: [], fieldErrors: {} });
  return decide(args, "rejected", { reason: result.data.reason, typed });
}

export default function RejectRestaurant() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  const { search } = useLocation();
  const back = `${deskPaths.adminInactive()}${search}`;
  return (
    <Dialog size="sm" title="Reject restaurant" closeHref={back}>
      <ValidatedForm id="reject" validator={validator} className="panel-form">
        <PanelBody>
          {answer?.error && (
            <div className="mb-4">
              <FormError title={answer.error} />
            </div>
          )}
          <p className="mb-4">Are you sure you want to reject {name}?</p>
          <TextArea label="Reason" name="reason" rows={3} maxLength={500} hint="The owner sees it." optional />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant="danger" pendingLabel="Rejecting...">
            Reject
          </SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
