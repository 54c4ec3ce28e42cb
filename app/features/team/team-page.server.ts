import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import type * as z from "zod";
import { teamCalls } from "@domain/contract/calls/team";
import { formatPersonName } from "@domain/values/person-name";
import type { Host } from "~/host/client/host";
import { formRefusal, refusalMessage, saveRefusal } from "~/host/errors";
import { getTimeZone } from "~/host/restaurants.server";
import { findTeam } from "~/host/team.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { dateText } from "~/lib/text/order-text";
import { getMerchantRole } from "~/session/areas";
import { requireMerchant, requireOwner } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { inviteForm, teamChange } from "./schema";

const validator = createValidator(inviteForm);

/** The team for its page, in the settings or alone; `team` is null where the host lacks the call. */
export async function loadTeam({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [team, zone] = await Promise.all([
    findTeam(context.host, restaurant.id),
    getTimeZone(context.host, restaurant.id),
  ]);
  const now = new Date().toISOString();
  return {
    base: teamPage(request),
    canEdit: getMerchantRole(user.role) === "owner",
    team: team && {
      /** null where the host has no such setting. */
      staffSeeSales: team.staff_see_sales ?? null,
      /** Cents; null where the host has no such limit. */
      staffRefundLimit: team.staff_refund_limit ?? null,
      members: team.members.map(({ id, email, first_name, last_name, role }) => ({
        id,
        email,
        role,
        name: formatPersonName(first_name, last_name) || email,
        isSelf: id === user.id,
      })),
      invitations: team.invitations.map(({ id, email, role, expires_at }) => ({
        id,
        email,
        role,
        expires: expires_at > now ? `Expires ${dateText(expires_at, zone, new Date())}` : "Expired",
      })),
    },
  };
}

export type TeamPageData = Awaited<ReturnType<typeof loadTeam>>;

/** Which of the two pages with the team was requested. */
const teamPage = (request: Request): string =>
  new URL(request.url).pathname.startsWith(dashboardPaths.dashboardSettingsTeam())
    ? dashboardPaths.dashboardSettingsTeam()
    : dashboardPaths.dashboardTeam();

/** Sends an invitation, or handles a small form beside a member. */
export async function changeTeam({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireOwner(request, context);
  const form = await readForm(request);
  const back = teamPage(request);
  if (form.has("intent")) return changeSomebody({ request, context }, restaurant.id, form);
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { message } = await context.host.send(teamCalls.inviteToTeam, {
      params: { id: restaurant.id },
      body: result.data,
      headers: await formKeyHeaders(request, form),
    });
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Invitation sent" });
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to send the invitation");
    return data(refusedForm(result, refusal), refusal.status);
  }
}

async function changeSomebody(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  restaurantId: string,
  form: FormData,
) {
  const back = teamPage(request);
  const failed = "Failed to change the team";
  const change = teamChange.safeParse(Object.fromEntries(form));
  if (!change.success) {
    const message = form.get("intent") === "refunds" ? change.error.issues[0]?.message : undefined;
    return redirectWithToast(context, back, { type: "error", message: message ?? failed });
  }
  try {
    const { message } = await applyChange(context.host, restaurantId, change.data);
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Saved" });
  } catch (error) {
    const message = refusalMessage(formRefusal(error, failed));
    return redirectWithToast(context, back, { type: "error", message });
  }
}

function applyChange(host: Host, restaurantId: string, change: z.output<typeof teamChange>) {
  switch (change.intent) {
    case "role":
      return host.send(teamCalls.updateMemberRole, {
        params: { id: restaurantId, userId: change.id },
        body: { role: change.role },
      });
    case "take-back":
      return host.send(teamCalls.deleteInvitation, { params: { id: restaurantId, invitationId: change.id } });
    case "again":
      return host.send(teamCalls.inviteToTeam, {
        params: { id: restaurantId },
        body: { email: change.email, role: change.role },
      });
    case "sales":
      return host.send(teamCalls.updateStaffPermissions, {
        params: { id: restaurantId },
        body: { staff_see_sales: change.sales === "on" },
      });
    case "refunds":
      return host.send(teamCalls.updateStaffPermissions, {
        params: { id: restaurantId },
        body: { staff_refund_limit: change.limit },
      });
  }
}

/** The member for the confirmation. Throws the 404 page. */
export async function loadMember({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireOwner(request, context);
  const team = await findTeam(context.host, restaurant.id);
  const member = team?.members.find(({ id }) => id === params.id);
  if (!member)
    throw notFoundPage("Team member not found.", { to: dashboardPaths.dashboardSettingsTeam(), label: "Back to Team" });
  const name = formatPersonName(member.first_name, member.last_name) || member.email;
  return { name, back: teamPage(request) };
}

/** Removes a member, once confirmed, and returns to the team. */
export async function removeFromTeam({ request, context, params }: ActionFunctionArgs) {
  const { restaurant } = requireOwner(request, context);
  const failed = "Failed to remove the team member";
  return submitConfirmation(context, {
    run: () => context.host.send(teamCalls.deleteMember, { params: { id: restaurant.id, userId: params.id ?? "" } }),
    redirectTo: teamPage(request),
    successMessage: ({ message }) => message ?? "The team member has been removed.",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}
