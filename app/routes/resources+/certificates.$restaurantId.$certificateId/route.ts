import type { LoaderFunctionArgs } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { isHostError } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { privateFileResponse } from "~/lib/private-file.server";
import { requireArea } from "~/session/guards.server";

/**
 * [HALAL-8] A certificate's file for its restaurant and for administrators; the host checks access. PDFs may be
 * embedded in our pages.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "merchant", "admin");
  const { restaurantId: id = "", certificateId = "" } = params;
  try {
    const file = { params: { id, certificateId }, signal: request.signal };
    return await privateFileResponse(await context.host.download(halalCalls.getCertificateFile, file), {
      isFramed: true,
    });
  } catch (error) {
    if (!isHostError(error, "not_found", "forbidden", "unsupported")) throw error;
    throw notFoundPage("There is no such file.");
  }
}
