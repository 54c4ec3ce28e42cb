import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { accountCalls } from "@domain/contract/calls/accounts";
import { isHostError, formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { forgotPasswordForm } from "./schema";

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.has("sent"),
  constraint: getZodConstraint(forgotPasswordForm),
});

/** [AUTH-11] The response is the same for known and unknown addresses. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordForm });
  if (submission.status !== "success") return data({ lastResult: submission.reply(), isOffered: true }, 422);
  try {
    await context.host.send(accountCalls.requestPasswordReset, { body: { email: submission.value.email } });
  } catch (error) {
    const refusal = formRefusal(error, "We could not send the link. Please try again.");
    const isOffered = !isHostError(error, "unsupported");
    return data({ lastResult: submission.reply(refusal), isOffered }, refusal.status);
  }
  return redirect(paths.forgotPassword({ sent: 1 }));
}
