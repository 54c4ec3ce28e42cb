import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { announcementCalls } from "@domain/contract/calls/messages";
import { pluralize } from "@domain/values/plural";
import { nullIfUnsupported, saveRefusal } from "~/host/errors";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { momentText } from "~/lib/text/order-text";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { SubmitButton, TextArea, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { Icon } from "~/ui/icon";
import { TitledCard } from "~/ui/layout/titled-card";
import { messageForm } from "./schema";

/** The number of recipients, when the next message may be sent, and past messages; null if unsupported. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [known, timeZone] = await Promise.all([
    context.host.call(announcementCalls.getAnnouncements, { params: { id: restaurant.id } }).catch(nullIfUnsupported),
    getTimeZone(context.host, restaurant.id),
  ]);
  const now = new Date();
  const moment = (at: string) => momentText(at, timeZone, now);
  return {
    canSend: isEditor(user.role),
    messages: known && {
      followers: known.followers,
      nextAt: known.next_at && moment(known.next_at),
      sent: known.sent.map(({ id, title, body, reached, created_at }) => ({
        id,
        title,
        body,
        reached,
        when: moment(created_at),
      })),
    },
  };
}

/** [ROUTE-10] Sends a message to the followers. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const result = await createValidator(messageForm).validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { message } = await context.host.send(announcementCalls.sendAnnouncement, {
      params: { id: restaurant.id },
      body: result.data,
      headers: await formKeyHeaders(request, form),
    });
    const toast = { type: "success" as const, message: message ?? "Message sent" };
    return await redirectWithToast(context, dashboardPaths.dashboardFollowers(), toast);
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to send the message");
    return data(refusedForm(result, refusal), refusal.status);
  }
}

const messageFormId = "message";

export const meta = () => [{ title: "Push notifications · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).messageForm);

/** [ROUTE-10] Messages to followers; notifications for the restaurant are in its inbox. */
export default function PushNotifications() {
  const { messages, canSend } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Push Notifications Page"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Push notifications" }]}
        below={messages && "A message to customers who have your restaurant among their favorites. One a day."}
      />
      {messages && (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <TitledCard title="New message">
            <p className="text-meta text-quiet mb-4 flex items-center gap-2">
              <Icon name="heart" size={18} />
              {reachText(messages.followers)}
            </p>
            {messages.nextAt && (
              <p className="bg-sunken rounded-control p-3.5">The next one can be sent: {messages.nextAt}</p>
            )}
            {!canSend && <p className="text-quiet">Owners and managers send messages.</p>}
            {canSend && !messages.nextAt && messages.followers > 0 && (
              <ValidatedForm id={messageFormId} validator={validator} className="flex flex-col gap-4">
                {actionData?.formError && <FormError title={actionData.formError} />}
                <TextField
                  label="Title"
                  name="title"
                  required
                  maxLength={60}
                  hint="Your restaurant’s name comes first"
                />
                <TextArea label="Message" name="body" required rows={4} maxLength={280} hint="At most 280 characters" />
                <div>
                  <SubmitButton icon="paper-plane-tilt" pendingLabel="Sending...">
                    Send to {people(messages.followers)}
                  </SubmitButton>
                </div>
              </ValidatedForm>
            )}
          </TitledCard>
          <TitledCard title="Sent" headClassName="mb-2">
            {messages.sent.length === 0 && <p className="text-quiet py-6 text-center">No message yet.</p>}
            <ul>
              {messages.sent.map(({ id, title, body, reached, when }) => (
                <li key={id} className="border-line py-3 not-last:border-b">
                  <p className="text-label text-ink">{title}</p>
                  <p className="[overflow-wrap:anywhere]">{body}</p>
                  <p className="text-small text-quiet mt-1">
                    {when}, reached {people(reached)}
                  </p>
                </li>
              ))}
            </ul>
          </TitledCard>
        </div>
      )}
    </main>
  );
}

const people = (count: number) => pluralize(count, "follower");
const reachText = (count: number) =>
  count === 0
    ? "Nobody has added your restaurant to their favorites yet, so there is nobody to notify."
    : `It reaches ${people(count)}.`;

export const ErrorBoundary = () => <RouteError />;
