import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { PasswordField } from "~/ui/forms/password-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";
import type { action, loader } from "./delete-page.server";

export { action, loader } from "./delete-page.server";

export const meta = () => [{ title: "Delete account · HalalGo" }];

const schema = () => import("@domain/contract/accounts/account").then((account) => account.deleteAccountRequest);

/** The confirmation before deleting the account, which requires the password. */
export default function DeleteAccount() {
  const { constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, field] = useLazyForm({
    id: "delete-account",
    lastResult: answer?.lastResult,
    constraint,
    schema,
    shouldValidate: "onSubmit",
  });
  const [error] = form.errors ?? [];
  return (
    <Dialog size="card" title="Delete your account?" closeHref={paths.account()}>
      <Form method="post" replace preventScrollReset {...form.props} className="panel-form">
        {form.checks}
        <PanelBody className="flex flex-col gap-4">
          {error && <FormError title={error} />}
          <p>
            Your addresses, favourites, carts, newsletter and Go Pass end at once. Your orders stay in the restaurants’
            books with your name, as the law asks. This cannot be undone.
          </p>
          <PasswordField label="Your password" autoComplete="current-password" {...field("password")} />
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
