import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { isHostError } from "~/host/errors";
import { privateFileAnswer } from "~/lib/private-file.server";

/** [HALAL-10] A certificate to look at. The host gives it to everyone where it is verified and the owner shows it. */
export async function loader({ request, params: { id = "", certificateId = "" }, context }: LoaderFunctionArgs) {
  try {
    const file = { params: { id, certificateId }, signal: request.signal };
    const answer = await privateFileAnswer(await context.host.download(halalCalls.getCertificateFile, file));
    // Browsers draw no PDF in a sandbox; one that is a PDF by its first bytes is drawn apart from this site anyway.
    if (answer.headers.get("Content-Type") === "application/pdf")
      answer.headers.set("Content-Security-Policy", "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'");
    return answer;
  } catch (error) {
    if (!isHostError(error, "not_found", "forbidden", "unauthenticated", "validation_failed", "unsupported"))
      throw error;
    throw data({ code: "not_found", message: "There is no such file." }, 404);
  }
}
