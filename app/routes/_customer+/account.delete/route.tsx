import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { deleteAccountRequest } from "@domain/contract/account";
import { deleteAccount } from "~/host/account.server";
import { formRefusal } from "~/host/form-refusal";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { forgetLocation } from "~/session/preferences.server";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { fieldProps } from "~/ui/forms/conform";
import { FormError } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/password-field";
import { PanelBody, PanelFoot } from "~/ui/panel-parts";

export const meta = () => [{ title: "Delete account · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return null;
}

/** What this browser remembers of the person goes with the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const submission = parseWithZod(await request.formData(), { schema: deleteAccountRequest });
  const hideFields = ["password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  try {
    const message = (await deleteAccount(context.host, submission.value.password)) ?? "Your account has been deleted.";
    context.session.logOut();
    context.keptForms.forget();
    forgetLocation(context.cookies);
    return await redirectWithToast(context, paths.landing(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not delete your account. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}

/** Asks before the account goes, and for the password. */
export default function DeleteAccount() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm({
    id: "delete-account",
    lastResult: answer?.lastResult,
    constraint: getZodConstraint(deleteAccountRequest),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: deleteAccountRequest }),
  });
  const [error] = form.errors ?? [];
  return (
    <Dialog size="card" title="Delete your account?" closeHref={paths.account()}>
      <Form method="post" replace preventScrollReset {...getFormProps(form)} className="panel-form">
        <PanelBody className="flex flex-col gap-4">
          {error && <FormError title={error} />}
          <p>
            Your addresses, favourites, carts, newsletter and Go Pass end at once. Your orders stay in the restaurants’
            books with your name, as the law asks. This cannot be undone.
          </p>
          <PasswordField label="Your password" autoComplete="current-password" {...fieldProps(fields.password)} />
        </PanelBody>
        <PanelFoot>
          <ButtonLink variant="secondary" to={paths.account()} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant="danger" pendingLabel="Deleting...">
            Delete account
          </SubmitButton>
        </PanelFoot>
      </Form>
    </Dialog>
  );
}
