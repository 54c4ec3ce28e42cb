import type { LoaderFunctionArgs } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { isHostError } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { privateFileResponse } from "~/lib/private-file.server";

/** [HALAL-10] A certificate to look at. The host gives it to everyone where it is verified and the owner shows it. */
export async function loader({ request, params: { id = "", certificateId = "" }, context }: LoaderFunctionArgs) {
  try {
    const file = { params: { id, certificateId }, signal: request.signal };
    return await privateFileResponse(await context.host.download(halalCalls.getCertificateFile, file), {
      isFramed: true,
    });
  } catch (error) {
    if (!isHostError(error, "not_found", "forbidden", "unauthenticated", "validation_failed", "unsupported"))
      throw error;
    throw notFoundPage("There is no such file.");
  }
}
