import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readRegistrationForm } from "~/features/registration/read-form.server";
import { getOrCreateDraft } from "~/features/registration/wizard-page.server";
import { isHostError } from "~/host/errors";
import { registrationPaths } from "~/lib/registration-paths";

/**
 * [WIZ-14, WIZ-15] Uploads a file of the registration for scripts. Returns why it was refused, or null, and all stored
 * files.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const { token } = await getOrCreateDraft(context);
    const { refusals } = await readRegistrationForm(request, (upload) =>
      context.drafts.addFile(token, upload, request.signal),
    );
    const files = (await context.drafts.read(token))?.files ?? [];
    return Response.json({ message: refusals[0]?.message ?? null, files }, { status: refusals.length > 0 ? 422 : 200 });
  } catch (error) {
    if (!isHostError(error)) throw error;
    return Response.json({ message: error.message, files: null }, { status: error.status });
  }
}

export const loader = () => redirect(registrationPaths.step(3));
