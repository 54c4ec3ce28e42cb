import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { deskPaths } from "~/lib/desk-paths";
import { missingPage } from "~/lib/missing-page.server";
import { readTeam, removeMember } from "~/host/team.server";
import { confirmed } from "~/session/confirmed.server";
import { requireOwner } from "~/session/guards.server";
import { teamPage } from "./team-page.server";

/** Whom the dialog is about. Throws the 404 page. */
export async function loadMember({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireOwner(request, context);
  const team = await readTeam(context.host, restaurant.id);
  const member = team?.members.find(({ id }) => id === params.id);
  if (!member)
    throw missingPage("Team member not found.", { to: deskPaths.dashboardSettingsTeam(), label: "Back to Team" });
  const name = `${member.first_name ?? ""} ${member.last_name ?? ""}`.trim() || member.email;
  return { name, back: teamPage(request) };
}

export async function removeFromTeam({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireOwner(request, context);
  const failed = "Failed to remove the team member";
  return confirmed(context, {
    act: () => removeMember(context.host, restaurant.id, params.id ?? ""),
    back: teamPage(request),
    done: ({ message }) => message ?? "The team member has been removed.",
    failed,
  });
}
