import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { NoTokenError } from "~/host/auth.server";
import { listCapabilities } from "~/host/capabilities.server";
import { isHostError, nullIfFailed } from "~/host/errors";
import { findMenuItem } from "~/host/menu.server";
import { paths, withQuery } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { authenticatorFor } from "~/session/authenticator.server";
import { afterLogin, openSession } from "~/session/login.server";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { PasswordField } from "~/ui/forms/password-field";
import { SegmentedLinks } from "~/ui/forms/segmented-control";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TextLink } from "~/ui/text-link";
import { loginForm } from "./schema";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(query.get("redirectTo"));
  if (context.session.user) throw redirect(await afterLogin(context, redirectTo));
  const [resets, waiting] = await Promise.all([
    listCapabilities(context.host, ["passwordReset"]),
    findWaitingItem(context, redirectTo),
  ]);
  return {
    redirectTo,
    canReset: resets.length > 0,
    isMerchant: query.get("as") === "merchant",
    waiting,
    constraint: getZodConstraint(loginForm),
  };
}

/** [REST-11] What goes into the cart after the login: the item's name, or "the dish you chose"; null without one. */
async function findWaitingItem({ savedForms, host, logger }: AppLoadContext, redirectTo: string | null) {
  const resumeAt = (await savedForms.read())?.resumeAt;
  if (!resumeAt || resumeAt !== redirectTo) return null;
  const [, restaurantId = "", itemId = ""] = /^\/restaurant\/([^/]+)\/items\/([^/?]+)/.exec(resumeAt) ?? [];
  const item = await findMenuItem(host, restaurantId, itemId).catch(
    nullIfFailed(logger, "Chosen dish not loaded; login shown without its name"),
  );
  return item?.name ?? "the dish you chose";
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
  /** The account is deactivated: only support can help. */
  isBlocked?: boolean;
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
  return { status: error.status, title: error.message, isBlocked: error.code === "forbidden" };
}

export const meta = () => [{ title: "Log In · HalalGo" }];

const schema = () => import("./schema").then(({ loginForm }) => loginForm);

/** [AUTH-1…9] */
export default function LoginPage() {
  const { redirectTo, canReset, isMerchant, waiting, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, field] = useLazyForm({
    lastResult: actionData?.lastResult,
    constraint,
    schema,
    shouldValidate: "onSubmit",
  });
  const loginAs = (as?: string) => withQuery(paths.login(), { as, redirectTo });
  const signup = withQuery("/signup", { redirectTo });
  const failure = form.errors ? actionData?.failure : null;
  return (
    <AuthFrame
      title="Welcome Back"
      subtitle={isMerchant ? "Login to manage your restaurant" : "Login to explore our products"}
      foot={
        !waiting && (
          <>
            New to HalalGo?{" "}
            <TextLink to={signup} alone>
              Sign Up
            </TextLink>
          </>
        )
      }
    >
      {waiting && (
        <p className="bg-info-soft text-info-text rounded-control text-meta mb-4.5 px-4 py-3">
          Log in and <strong className="font-semibold">{waiting}</strong> goes into your cart.
        </p>
      )}
      <SegmentedLinks
        wide
        label="Kind of account"
        items={[
          { to: loginAs(), label: "Customer Login", icon: "user", current: !isMerchant },
          { to: loginAs("merchant"), label: "Merchant Login", icon: "storefront", current: isMerchant },
        ]}
      />
      <Form method="post" replace {...form.props} className="mt-4.5 flex flex-col gap-5">
        {form.checks}
        {failure && <FormError title={failure.title} detail={failure.isBlocked ? <ContactLink /> : failure.detail} />}
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aside={
            canReset && (
              <TextLink to={paths.forgotPassword()} alone>
                Forgot password?
              </TextLink>
            )
          }
          {...field("password")}
        />
        <SubmitButton size="lg" wide pendingLabel="Logging in...">
          Log In
        </SubmitButton>
        {waiting && (
          <div className="border-line border-t pt-5">
            <p className="text-body mb-3 text-center">New to HalalGo?</p>
            <ButtonLink to={signup} variant="secondary" size="lg" wide>
              Sign Up
            </ButtonLink>
          </div>
        )}
      </Form>
    </AuthFrame>
  );
}

const ContactLink = () => (
  <TextLink to={paths.contact()} alone>
    How to reach us
  </TextLink>
);
