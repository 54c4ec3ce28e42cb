import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { runWizard } from "~/features/registration/wizard-action.server";
import { loadWizard } from "~/features/registration/wizard-page.server";
import { isHostError, formRefusal } from "~/host/errors";
import { paths, withQuery } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { getHomePath } from "~/session/areas";
import { authenticatorFor, SignedUpButNotLoggedInError } from "~/session/authenticator.server";
import { openSession } from "~/session/login.server";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { signupForm } from "./schema";

/** [ROUTE-4] */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(query.get("redirectTo"));
  if (isForBusiness(query)) return { kind: "business" as const, wizard: await loadWizard(args) };
  const { user } = context.session;
  if (user) throw redirect(redirectTo ?? getHomePath(user.role).to);
  return { kind: "user" as const, redirectTo, constraint: getZodConstraint(signupForm) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return isForBusiness(new URL(request.url).searchParams) ? runWizard(args) : signUpCustomer(request, context);
}

const isForBusiness = (query: URLSearchParams) => query.get("user_type") !== "user";

const created = "Account created successfully";

/** [SIGNUP-4, SIGNUP-5] */
async function signUpCustomer(request: Request, context: AppLoadContext) {
  const form = await readForm(request.clone());
  const submission = parseWithZod(form, { schema: signupForm });
  const hideFields = ["password", "confirmPassword"];
  if (submission.status !== "success") return data({ lastResult: submission.reply({ hideFields }) }, 422);
  try {
    const login = await authenticatorFor(context).authenticate("signup", request);
    const { message } = await openSession(context, login);
    const next = withQuery(paths.welcome(), { redirectTo: safeRedirect(form.get("redirectTo")) });
    return await redirectWithToast(context, next, { type: "success", message: message ?? created });
  } catch (error) {
    if (error instanceof SignedUpButNotLoggedInError)
      return redirectWithToast(context, paths.home(), { type: "success", message: error.hostMessage ?? created });
    const refusal = formRefusal(error, "We could not create your account. Please try again.");
    if (isHostError(error, "email_taken")) {
      refusal.fieldErrors = { email: [error.message] };
      refusal.formErrors = [];
    }
    return data({ lastResult: submission.reply({ ...refusal, hideFields }) }, refusal.status);
  }
}
