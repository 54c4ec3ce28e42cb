import type { LoaderFunctionArgs } from "@remix-run/node";
import { readEvidence } from "~/features/halal-evidence/read-evidence.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { requireEditor } from "~/session/guards.server";

/** The evidence that a panel changes. Throws the 404 page where the host keeps none. */
export async function loadOwnEvidence({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { restaurant } = requireEditor(request, context);
  const evidence = await readEvidence(context.host, restaurant.id);
  if (!evidence)
    throw missingPage("Halal evidence is not kept here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  return { restaurant, evidence, isCertified: evidence.view.state === "certified" };
}
