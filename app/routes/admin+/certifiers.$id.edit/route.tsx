import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { halalCalls } from "@domain/contract/calls/halal";
import { CertifierPanel } from "~/features/halal-evidence/certifier-panel";
import { listCertifiers } from "~/features/halal-evidence/evidence.server";
import { saveCertifier } from "~/features/halal-evidence/save-certifier.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "Edit Certifier · HalalGo" }];

/** Hosts return all certifiers at once. Throws the 404 page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const [all, keepsLogos] = await Promise.all([
    listCertifiers(context.host),
    context.host.supports(halalCalls.uploadCertifierLogo),
  ]);
  const certifier = all.find(({ id }) => id === params.id);
  if (!certifier)
    throw notFoundPage("Certifier not found.", { to: dashboardPaths.adminCertifiers(), label: "Back to Certifiers" });
  return { certifier, keepsLogos };
}

export const action = (args: ActionFunctionArgs) => saveCertifier(args, args.params.id ?? "");

export default function EditCertifier() {
  const { certifier, keepsLogos } = useLoaderData<typeof loader>();
  return <CertifierPanel key={certifier.id} certifier={certifier} keepsLogos={keepsLogos} />;
}
