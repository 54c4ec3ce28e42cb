import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { offeredOf } from "~/host/offered.server";
import { readForm } from "~/lib/read-form.server";
import { afterLogin, startSession } from "~/session/login.server";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { loginFailure } from "./login-failure.server";
import { loginForm } from "./schema";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(query.get("redirectTo"));
  if (context.session.user) throw redirect(await afterLogin(context, redirectTo));
  const canReset = (await offeredOf(context.host, ["passwordReset"])).length > 0;
  return { redirectTo, canReset, isMerchant: query.get("as") === "merchant", constraint: getZodConstraint(loginForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const submission = parseWithZod(form, { schema: loginForm });
  const hideFields = ["password"];
  if (submission.status !== "success") {
    return data({ lastResult: submission.reply({ hideFields }), failure: null }, 422);
  }
  try {
    const { message } = await startSession(request, context);
    const target = await afterLogin(context, form.get("redirectTo"));
    return await redirectWithToast(context, target, { type: "success", message: message ?? "Login successful" });
  } catch (error) {
    const { status, ...failure } = loginFailure(error);
    return data({ lastResult: submission.reply({ hideFields, formErrors: [failure.title] }), failure }, status);
  }
}
