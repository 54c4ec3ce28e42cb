import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { offersPasswordReset } from "~/host/password-resets.server";
import { paths, withQuery } from "~/lib/paths";
import { afterLogin, startSession } from "~/session/login.server";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton } from "~/ui/button";
import { fieldProps } from "~/ui/forms/conform";
import { FormError } from "~/ui/forms/error-summary";
import { PasswordField } from "~/ui/forms/password-field";
import { SegmentedLinks } from "~/ui/forms/segmented-links";
import { TextField } from "~/ui/forms/text-field";
import { TextLink } from "~/ui/text-link";
import { AuthFrame } from "../frame/auth-frame";
import { loginFailure } from "./login-failure.server";
import { loginForm } from "./schema";

export const meta = () => [{ title: "Log In · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(query.get("redirectTo"));
  if (context.session.user) throw redirect(await afterLogin(context, redirectTo));
  const canReset = await offersPasswordReset(context.host);
  return { redirectTo, canReset, isMerchant: query.get("as") === "merchant" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.clone().formData();
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

/** [AUTH-1…9] */
export default function LoginPage() {
  const { redirectTo, canReset, isMerchant } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm({
    lastResult: answer?.lastResult,
    constraint: getZodConstraint(loginForm),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: loginForm }),
  });
  const loginAs = (as?: string) => withQuery(paths.login(), { as, redirectTo });
  const failure = form.errors ? answer?.failure : null;
  return (
    <AuthFrame
      title="Welcome Back"
      subtitle={isMerchant ? "Login to manage your restaurant" : "Login to explore our products"}
      foot={
        <>
          New to HalalGo?{" "}
          <TextLink to={withQuery("/signup", { redirectTo })} alone>
            Sign Up
          </TextLink>
        </>
      }
    >
      <SegmentedLinks
        wide
        label="Kind of account"
        items={[
          { to: loginAs(), label: "Customer Login", icon: "user", current: !isMerchant },
          { to: loginAs("merchant"), label: "Merchant Login", icon: "storefront", current: isMerchant },
        ]}
      />
      <Form method="post" replace {...getFormProps(form)} className="mt-4.5 flex flex-col gap-5">
        {failure && <FormError title={failure.title} detail={failure.detail} />}
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField label="Email" type="email" autoComplete="username" {...fieldProps(fields.email)} />
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
          {...fieldProps(fields.password)}
        />
        <SubmitButton size="lg" wide pendingLabel="Logging in...">
          Log In
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
