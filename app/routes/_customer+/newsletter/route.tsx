import { type ActionFunctionArgs, data } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { subscribeRequest } from "@domain/contract/notification";
import { isHostError } from "~/host/errors";
import { subscribeToNewsletter } from "~/host/notifications.server";
import { paths } from "~/lib/paths";
import { safeRedirect } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";

export const meta = () => [{ title: "Newsletter · HalalGo" }];

export const loader = () => null;

/** [LAND-15] Answers the footer's form in place; without JavaScript it leads back with a message. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = String(form.get("email") ?? "").trim();
  const parsed = subscribeRequest.safeParse({ email });
  if (!parsed.success) return data({ error: parsed.error.issues[0]?.message, email }, 422);
  try {
    const said = await subscribeToNewsletter(context.host, parsed.data.email);
    const message = said ?? "You are subscribed.";
    const isNativePost = request.headers.get("accept")?.includes("text/html");
    if (!isNativePost) return { message };
    return await redirectWithToast(context, safeRedirect(form.get("redirectTo")) ?? paths.landing(), {
      type: "success",
      message,
    });
  } catch (error) {
    if (!isHostError(error)) throw error;
    return data({ error: error.message, email }, error.status);
  }
}

/** Where a native post lands when the address was refused. */
export default function Newsletter() {
  const answer = useActionData<typeof action>();
  const refused = answer && "error" in answer ? answer : undefined;
  return (
    <main id="main" className="page-width py-14">
      <h1 className="text-title">New kitchens in your inbox</h1>
      <p className="text-lead mt-3">One short e-mail when a restaurant or shop joins. Leave any time.</p>
      <Form method="post" className="mt-8 grid max-w-105 gap-5">
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={refused?.email}
          errors={refused?.error ? [refused.error] : undefined}
        />
        <SubmitButton pendingLabel="Subscribing...">Subscribe</SubmitButton>
      </Form>
    </main>
  );
}
