import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { loadOwnEvidence, certificateChoices, sendCertificate } from "~/features/halal-evidence/evidence.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

/** The form, prefilled with the lasting facts of the certificate in `?from`. */
export async function loader(args: LoaderFunctionArgs) {
  const { evidence } = await loadOwnEvidence(args);
  return certificateChoices(args.context.host, evidence, new URL(args.request.url).searchParams.get("from"));
}

/** [HALAL-2] */
export function action(args: ActionFunctionArgs) {
  const { restaurant } = requireEditor(args.request, args.context);
  return sendCertificate(args, restaurant.id, dashboardPaths.dashboardHalal());
}
