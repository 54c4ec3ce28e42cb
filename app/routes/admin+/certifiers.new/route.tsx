import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { halalCalls } from "@domain/contract/calls/halal";
import { CertifierPanel } from "~/features/halal-evidence/certifier-panel";
import { saveCertifier } from "~/features/halal-evidence/save-certifier.server";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "Add Certifier · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return { keepsLogos: await context.host.supports(halalCalls.uploadCertifierLogo) };
}

export const action = (args: ActionFunctionArgs) => saveCertifier(args, null);

export default function AddCertifier() {
  return <CertifierPanel certifier={null} keepsLogos={useLoaderData<typeof loader>().keepsLogos} />;
}
