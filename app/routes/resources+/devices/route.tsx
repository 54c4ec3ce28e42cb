import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { notificationCalls } from "@domain/contract/calls/messages";
import { deviceName } from "~/features/push/push.server";
import { formRefusal, refusalMessage } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { requireUser } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast, stayWithToast } from "~/session/toasts.server";
import type { ToastMessage } from "~/ui/feedback/toast-queue";

/**
 * [RUSH-3] Adds this session's device with the data from its browser, or removes one of the user's (`remove`). With
 * `stay` only the message appears, otherwise it redirects to `redirectTo`.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const form = await readForm(request);
  const text = (name: string) => readText(form, name);
  const { toast, status } = await change();
  if (form.has("stay")) return stayWithToast(context, toast, status);
  return redirectWithToast(context, safePath(form.get("redirectTo")) ?? paths.account(), toast);

  async function change(): Promise<{ toast: ToastMessage; status: number }> {
    try {
      const name = deviceName(request.headers.get("User-Agent"));
      const { message = "Saved" } = form.has("remove")
        ? await context.host.send(notificationCalls.removePushDevice, { params: { id: text("remove") } })
        : await context.host.send(notificationCalls.addPushDevice, {
            body: { name, endpoint: text("endpoint"), p256dh: text("p256dh"), auth: text("auth") },
          });
      return { toast: { type: "success", message: message ?? "Saved" }, status: 200 };
    } catch (error) {
      const failed = "This could not be saved. Please try again.";
      const refusal = formRefusal(error, failed);
      return { toast: { type: "error", message: refusalMessage(refusal) }, status: refusal.status };
    }
  }
}

export const loader = () => redirect(paths.account());
