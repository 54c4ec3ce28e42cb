import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOwnDraft } from "~/features/registration/wizard-page.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { privateFileResponse } from "~/lib/private-file.server";

/** A file of this visitor's own registration. Images are displayed, other files downloaded. */
export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const { progress, draft } = await loadOwnDraft(context);
  const file = draft.files.find((one) => one.id === id);
  const opened = progress && file && (await context.drafts.openFile(progress.token, file.id, request.signal));
  if (!opened) throw notFoundPage("There is no such file.");
  return privateFileResponse(opened);
}
