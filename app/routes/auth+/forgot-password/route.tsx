import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { isHostError } from "~/host/errors";
import { formRefusal } from "~/host/form-refusal";
import { requestPasswordReset } from "~/host/password-resets.server";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { errorList, fieldProps } from "~/ui/forms/conform";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { TextField } from "~/ui/forms/text-field";
import { TextLink } from "~/ui/text-link";
import { AuthFrame } from "../frame/auth-frame";
import { LinkSent, NotOffered } from "./outcomes";
import { forgotPasswordForm } from "./schema";

export const meta = () => [{ title: "Forgot password · HalalGo" }];

export const loader = ({ request }: LoaderFunctionArgs) => ({ isSent: new URL(request.url).searchParams.has("sent") });

/** [AUTH-11] Known or not, an address is answered alike. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: forgotPasswordForm });
  if (submission.status !== "success") return data({ lastResult: submission.reply(), isOffered: true }, 422);
  try {
    await requestPasswordReset(context.host, submission.value.email);
  } catch (error) {
    const refusal = formRefusal(error, "We could not send the link. Please try again.");
    const isOffered = !isHostError(error, "unsupported");
    return data({ lastResult: submission.reply(refusal), isOffered }, refusal.status);
  }
  return redirect(paths.forgotPassword({ sent: 1 }));
}

export default function ForgotPassword() {
  const { isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm({
    lastResult: answer?.lastResult,
    constraint: getZodConstraint(forgotPasswordForm),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: forgotPasswordForm }),
  });
  if (isSent) return <LinkSent />;
  if (answer?.isOffered === false) return <NotOffered />;
  return (
    <AuthFrame
      title="Forgot your password?"
      subtitle="We send you a link to set a new one"
      foot={
        <>
          Remembered it?{" "}
          <TextLink to={paths.login()} alone>
            Log In
          </TextLink>
        </>
      }
    >
      <Form method="post" replace {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary errors={errorList(form)} />
        <TextField label="Email" type="email" autoComplete="username" {...fieldProps(fields.email)} />
        <SubmitButton size="lg" wide pendingLabel="Sending...">
          Send link
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
