import type { LoaderFunctionArgs } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { isHostError } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { privateFileResponse } from "~/lib/private-file.server";
import { requireArea } from "~/session/guards.server";

/** [HALAL-12] The photo sent with a concern, for administrators, until the concern is closed. */
export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  try {
    const file = { params: { id }, signal: request.signal };
    return await privateFileResponse(await context.host.download(halalCalls.getConcernPhoto, file));
  } catch (error) {
    if (!isHostError(error, "not_found", "validation_failed", "unsupported")) throw error;
    throw notFoundPage("There is no such photo.");
  }
}
