import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { accountCalls } from "@domain/contract/calls/accounts";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireUser } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { passwordForm } from "./schema";

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  email: requireUser(request, context).email,
  constraint: getZodConstraint(passwordForm),
});

/** [AUTH-10] Other sessions end; this one stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const submission = parseWithZod(await readForm(request), { schema: passwordForm });
  const hideFields = ["current_password", "new_password", "repeat_password"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  const { current_password, new_password } = submission.value;
  try {
    const { message: said } = await context.host.send(accountCalls.changePassword, {
      body: { current_password, new_password },
    });
    const message = said ?? "Your password has been changed.";
    return await redirectWithToast(context, paths.account(), { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not change your password. Please try again.");
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}
