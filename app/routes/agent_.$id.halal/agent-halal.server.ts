import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formatLongDate, halalBadgeText, toHalalSummary } from "@domain/halal/halal-text";
import { findEvidence, certificateChoices, sendCertificate } from "~/features/halal-evidence/evidence.server";
import { missingPage } from "~/lib/missing-page.server";
import { registrationPaths } from "~/lib/registration-paths";
import { requireArea } from "~/session/guards.server";

/** [HALAL-5] The evidence of a place registered by this agent; the host checks that. */
export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  requireArea(request, context, "agent");
  const evidence = await findEvidence(context.host, id);
  if (!evidence)
    throw missingPage("There is no such business.", {
      to: registrationPaths.ofAgent(),
      label: "Back to your registrations",
    });
  const { view, certificates } = evidence;
  const newest = certificates
    .filter(({ scope }) => scope === "outlet")
    .sort((a, b) => b.sent_at.localeCompare(a.sent_at));
  const asked = newest[0];
  const page = await certificateChoices(context.host, evidence, asked?.id ?? null);
  return {
    ...page,
    name: view.name,
    sentence: halalBadgeText(toHalalSummary(view)),
    isSigned: view.declared_at !== null,
    newest: asked?.id ?? "none",
    certificates: certificates.map((one) => ({
      id: one.id,
      title: `${one.certifier}, ${one.number}`,
      until: formatLongDate(one.expires_on),
      state: one.state,
      said: one.reason ?? one.question,
    })),
  };
}

/** [HALAL-5] */
export function action(args: ActionFunctionArgs) {
  requireArea(args.request, args.context, "agent");
  const { id = "" } = args.params;
  return sendCertificate(args, id, registrationPaths.agentHalal(id));
}
