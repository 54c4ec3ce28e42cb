import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { applicationQuestionRequest } from "@domain/contract/administration/application";
import { applicationCalls } from "@domain/contract/calls/registrations";
import { applicationParts } from "@domain/values/choices";
import { loadDecision, restaurantHref } from "~/features/applications/decision.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { SelectField, SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Ask the applicant · HalalGo" }];

const validator = lazyValidator(
  async () => (await import("@domain/contract/administration/application")).applicationQuestionRequest,
);

export async function loader(args: LoaderFunctionArgs) {
  const part = new URL(args.request.url).searchParams.get("part");
  return { ...(await loadDecision(args)), part: applicationParts.find((one) => one === part) ?? "answer" };
}

/** The applicant is notified by email and bell, and answers on the application's page. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  requireArea(request, context, "admin");
  const result = await createValidator(applicationQuestionRequest).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    await context.host.send(applicationCalls.askApplicant, { params: { id: params.id ?? "" }, body: result.data });
    return await redirectWithToast(context, restaurantHref(args), {
      type: "success",
      message: "Question sent to the owner",
    });
  } catch (error) {
    const refusal = formRefusal(error, "The question could not be sent");
    return data({ ...refusedForm(result, refusal), error: refusal.formErrors[0] }, refusal.status);
  }
}

const words: Record<(typeof applicationParts)[number], string> = {
  answer: "An answer in words",
  voided_check: "Voided check",
  menu_file: "Menu",
  logo: "Business banner",
  additional_document: "Another document",
  bank: "Bank details",
  halal: "Halal evidence",
};

export default function AskApplicant() {
  const { id, name, agent, part } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const back = dashboardPaths.adminRestaurant(id);
  return (
    <Dialog size="sm" title={`Ask ${name}`} closeHref={back}>
      <ValidatedForm id="ask" validator={validator} defaultValues={{ part, text: "" }} className="panel-form">
        <PanelBody className="flex flex-col gap-4.5">
          {actionData?.error && <FormError title={actionData.error} />}
          <SelectField
            label="What do you need?"
            name="part"
            required
            options={applicationParts.map((value) => ({ value, label: words[value] }))}
          />
          <TextArea
            label="What is missing, and what you would accept"
            name="text"
            rows={4}
            required
            maxLength={500}
            hint={agent ? `The owner and ${agent}, who registered it, get it by email.` : "The owner gets it by email."}
          />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton pendingLabel="Asking...">Ask</SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </Dialog>
  );
}
