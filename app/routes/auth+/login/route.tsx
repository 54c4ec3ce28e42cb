import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { paths, withQuery } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { PasswordField } from "~/ui/forms/password-field";
import { SegmentedLinks } from "~/ui/forms/segmented-control";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TextLink } from "~/ui/text-link";
import type { action, loader } from "./login-page.server";

export { action, loader } from "./login-page.server";

export const meta = () => [{ title: "Log In · HalalGo" }];

const schema = () => import("./schema").then(({ loginForm }) => loginForm);

/** [AUTH-1…9] */
export default function LoginPage() {
  const { redirectTo, canReset, isMerchant, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, field] = useLazyForm({
    lastResult: answer?.lastResult,
    constraint,
    schema,
    shouldValidate: "onSubmit",
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
      <Form method="post" replace {...form.props} className="mt-4.5 flex flex-col gap-5">
        {form.checks}
        {failure && <FormError title={failure.title} detail={failure.detail} />}
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
      </Form>
    </AuthFrame>
  );
}
