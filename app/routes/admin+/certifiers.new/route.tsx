import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { CertifierPanel } from "~/features/halal-evidence/certifier-panel";
import { saveCertifier } from "~/features/halal-evidence/save-certifier.server";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "Add Certifier · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

export const action = (args: ActionFunctionArgs) => saveCertifier(args, null);

export default function AddCertifier() {
  return <CertifierPanel certifier={null} />;
}
