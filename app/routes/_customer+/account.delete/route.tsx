import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { deleteAccountRequest } from "@domain/contract/accounts/account";
import { accountCalls } from "@domain/contract/calls/accounts";
import { accountEndConsequence } from "~/features/pass/headline";
import { runningPass } from "~/features/pass/load-pass.server";
import { formRefusal, isHostError, nullIfFailed, unclearCodes } from "~/host/errors";
import { findPass } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { forgetLocation } from "~/session/cookies/preferences.server";
import { requireCustomer } from "~/session/guards.server";
import { loadProfile } from "~/session/restore.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { PasswordField } from "~/ui/forms/password-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";
import { TextLink } from "~/ui/text-link";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const noPass = nullIfFailed(context.logger, "Go Pass not loaded; the question leaves it out");
  const sold = await findPass(context.host).catch(noPass);
  const pass = runningPass(sold?.pass ?? null);
  return { constraint: getZodConstraint(deleteAccountRequest), passEnd: pass && accountEndConsequence(pass) };
}

/** Also deletes what this browser remembers of the person. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const submission = parseWithZod(await readForm(request), { schema: deleteAccountRequest });
  const hideFields = ["password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  const leave = (hostMessage: string | null) => {
    const message = hostMessage ?? "Your account has been deleted.";
    context.session.logOut();
    context.savedForms.clear();
    forgetLocation(context.cookies);
    return redirectWithToast(context, paths.landing(), { type: "success", message });
  };
  try {
    const { message } = await context.host.send(accountCalls.deleteAccount, {
      body: { password: submission.value.password },
    });
    return await leave(message);
  } catch (error) {
    if (isHostError(error, ...unclearCodes) && (await isSessionOver(context))) return leave(null);
    const refusal = formRefusal(error, "We could not delete your account. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}

/** An account ends with its sessions: without the answer, this tells that it is deleted. */
const isSessionOver = (context: Parameters<typeof loadProfile>[0]): Promise<boolean> =>
  loadProfile(context).then(
    () => false,
    (error: unknown) => isHostError(error, "unauthenticated"),
  );

export const meta = () => [{ title: "Delete account · HalalGo" }];

const schema = () => import("@domain/contract/accounts/account").then((account) => account.deleteAccountRequest);

/** The confirmation before deleting the account, which requires the password. */
export default function DeleteAccount() {
  const { constraint, passEnd } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({
    id: "delete-account",
    lastResult: actionData?.lastResult,
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
            Your addresses, favorites, carts and newsletter end at once. Your orders stay in the restaurants’ books with
            your name, as the law requires. This cannot be undone.
          </p>
          {passEnd && <p>{passEnd}</p>}
          <p>
            If you have ordered, we keep a scrambled form of your email address for two years, so that first-order
            offers are not used twice. <TextLink to={paths.privacy()}>What we keep</TextLink>
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
