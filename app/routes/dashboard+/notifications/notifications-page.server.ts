import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { announcementCalls } from "@domain/contract/calls/messages";
import { formRefusal, nullIfUnsupported } from "~/host/errors";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { momentText } from "~/lib/text/order-text";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
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

const validator = createValidator(messageForm);

export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const result = await validator.validate(form);
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
    const refusal = formRefusal(error, "Failed to send the message");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
