import { type ActionFunctionArgs, data } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { newsletterCalls } from "@domain/contract/calls/messages";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Unsubscribe · HalalGo" }, { name: "robots", content: "noindex" }];

/** Opening this page changes nothing, because mail programs open links by themselves. */
export const loader = () => null;

export async function action({ params, context }: ActionFunctionArgs) {
  try {
    const { message: hostMessage } = await context.host.send(newsletterCalls.unsubscribe, {
      params: { token: params.token ?? "" },
    });
    return { message: hostMessage ?? "You have been unsubscribed." };
  } catch (error) {
    const refusal = formRefusal(error, "We could not unsubscribe you. Please try again.");
    return data({ error: refusal.formErrors[0] ?? "This link is no longer valid." }, refusal.status);
  }
}

/** [HOST-79] The target of the link in a newsletter. */
export default function Unsubscribe() {
  const actionData = useActionData<typeof action>();
  const isDone = actionData && "message" in actionData;
  return (
    <main id="main" className="page-width py-14">
      <h1 className="text-title">{isDone ? actionData.message : "Unsubscribe from the newsletter?"}</h1>
      {isDone ? (
        <>
          <p className="text-lead mt-3">
            No more emails about new kitchens. <TextLink to={paths.newsletter()}>Subscribe again</TextLink> any time.
          </p>
          <ButtonLink to={paths.home()} className="mt-8">
            Find restaurants
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-lead mt-3">
            You will get no more emails about new kitchens. You will still get emails about your orders.
          </p>
          <Form method="post" className="mt-8 grid max-w-105 justify-items-start gap-5">
            {actionData && (
              <FormError title={actionData.error} detail="Use the link in the newest email, or try again." />
            )}
            <SubmitButton pendingLabel="Unsubscribing...">Unsubscribe</SubmitButton>
          </Form>
        </>
      )}
    </main>
  );
}
