import { type ActionFunctionArgs, data } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { newsletterCalls } from "@domain/contract/calls/messages";
import { subscribeRequest } from "@domain/contract/notification";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";

export const meta = () => [{ title: "Newsletter · HalalGo" }];

export const loader = () => null;

/** [LAND-15] Handles the footer's form; without JavaScript it redirects back with a message. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = readText(form, "email");
  const parsed = subscribeRequest.safeParse({ email });
  if (!parsed.success) return data({ error: parsed.error.issues[0]?.message, email }, 422);
  try {
    const { message: hostMessage } = await context.host.send(newsletterCalls.subscribeToNewsletter, {
      body: { email: parsed.data.email },
    });
    const message = hostMessage ?? "You are subscribed.";
    const isNativePost = request.headers.get("accept")?.includes("text/html");
    if (!isNativePost) return { message };
    const back = safePath(form.get("redirectTo")) ?? paths.landing();
    return await redirectWithToast(context, back, { type: "success", message });
  } catch (error) {
    const refusal = formRefusal(error, "We could not subscribe you. Please try again.");
    return data({ error: refusal.fieldErrors.email?.[0] ?? refusal.formErrors[0], email }, refusal.status);
  }
}

const fieldId = "newsletter-page-email";

/** Shown when a native submission was refused. */
export default function Newsletter() {
  const actionData = useActionData<typeof action>();
  if (actionData && "message" in actionData) return <Subscribed message={actionData.message} />;
  const error = actionData?.error;
  return (
    <main id="main" className="page-width py-14">
      {error && <ErrorSummary errors={[{ id: fieldId, message: error }]} />}
      <h1 className="text-title">New kitchens in your inbox</h1>
      <p className="text-lead mt-3">One short email when a restaurant or shop joins. Unsubscribe any time.</p>
      <Form method="post" className="mt-8 grid max-w-105 gap-5">
        <TextField
          id={fieldId}
          label="Email address"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={actionData?.email}
          errors={error ? [error] : undefined}
        />
        <SubmitButton pendingLabel="Subscribing...">Subscribe</SubmitButton>
      </Form>
    </main>
  );
}

function Subscribed({ message }: { message: string }) {
  return (
    <main id="main" className="page-width py-14">
      <h1 className="text-title">{message}</h1>
      <p className="text-lead mt-3">Every email has an unsubscribe link.</p>
      <ButtonLink to={paths.home()} className="mt-8">
        Find restaurants
      </ButtonLink>
    </main>
  );
}
