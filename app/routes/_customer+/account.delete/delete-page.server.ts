import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { deleteAccountRequest } from "@domain/contract/accounts/account";
import { accountCalls } from "@domain/contract/calls/accounts";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { forgetLocation } from "~/session/cookies/preferences.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return { constraint: getZodConstraint(deleteAccountRequest) };
}

/** Also deletes what this browser remembers of the person. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const submission = parseWithZod(await readForm(request), { schema: deleteAccountRequest });
  const hideFields = ["password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  try {
    const { message: said } = await context.host.send(accountCalls.deleteAccount, {
      body: { password: submission.value.password },
    });
    const message = said ?? "Your account has been deleted.";
    context.session.logOut();
    context.savedForms.forget();
    forgetLocation(context.cookies);
    return await redirectWithToast(context, paths.landing(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not delete your account. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}
