import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { NoTokenError } from "~/host/auth.server";
import { listCapabilities } from "~/host/capabilities.server";
import { isHostError } from "~/host/errors";
import { readForm } from "~/lib/read-form.server";
import { authenticatorFor } from "~/session/authenticator.server";
import { afterLogin, openSession } from "~/session/login.server";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { loginForm } from "./schema";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(query.get("redirectTo"));
  if (context.session.user) throw redirect(await afterLogin(context, redirectTo));
  const canReset = (await listCapabilities(context.host, ["passwordReset"])).length > 0;
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
    const login = await authenticatorFor(context).authenticate("password", request);
    const { message } = await openSession(context, login);
    const target = await afterLogin(context, form.get("redirectTo"));
    return await redirectWithToast(context, target, { type: "success", message: message ?? "Login successful" });
  } catch (error) {
    const { status, ...failure } = loginFailure(error);
    return data({ lastResult: submission.reply({ hideFields, formErrors: [failure.title] }), failure }, status);
  }
}

interface LoginFailure {
  status: number;
  title: string;
  detail?: string;
}

/** [AUTH-7, AUTH-8, SESS-13] The message of a failed login: a 401 here means a wrong password, not an ended session. */
function loginFailure(error: unknown): LoginFailure {
  if (!isHostError(error)) throw error;
  if (error instanceof NoTokenError) return { status: 502, title: error.message };
  if (error.code === "invalid_credentials" || error.code === "unauthenticated") {
    const title = error.hostMessage ?? "Invalid email or password.";
    return { status: 401, title, detail: "Check both and try again." };
  }
  if (error.status >= 500) return { status: error.status, title: "An error occurred during login. Please try again." };
  return { status: error.status, title: error.message };
}
