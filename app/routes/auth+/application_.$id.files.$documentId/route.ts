import type { LoaderFunctionArgs } from "@remix-run/node";
import { openDocument } from "~/host/admin-restaurants.server";
import { isHostError } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { privateFileResponse } from "~/lib/private-file.server";
import { requireArea } from "~/session/guards.server";

/** A document of one's own application; the host checks access. Images are displayed, other files downloaded. */
export async function loader({ request, context, params: { id = "", documentId = "" } }: LoaderFunctionArgs) {
  requireArea(request, context, "merchant", "agent");
  try {
    return await privateFileResponse(await openDocument(context.host, id, documentId, request.signal));
  } catch (error) {
    if (!isHostError(error, "not_found", "unsupported")) throw error;
    throw notFoundPage("There is no such file.");
  }
}
