import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { formRefusal } from "~/host/form-refusal";
import { changeMemberRole, inviteToTeam, readTeam, takeBackInvitation } from "~/host/team.server";
import { readTimeZone } from "~/host/restaurants.server";
import { deskPaths } from "~/lib/desk-paths";
import { dateText } from "~/lib/order-text";
import { requireMerchant, requireOwner } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";
import { inviteForm, teamChange } from "./schema";

const validator = createValidator(inviteForm);

/** The team as its page shows it, in the settings and by itself; `team` is null where the host lacks the call. */
export async function loadTeam({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [team, zone] = await Promise.all([
    readTeam(context.host, restaurant.id),
    readTimeZone(context.host, restaurant.id),
  ]);
  const now = new Date().toISOString();
  return {
    base: teamPage(request),
    canEdit: user.role === "owner",
    team: team && {
      members: team.members.map(({ id, email, first_name, last_name, role }) => ({
        id,
        email,
        role,
        name: `${first_name ?? ""} ${last_name ?? ""}`.trim() || email,
        isSelf: id === user.id,
      })),
      invitations: team.invitations.map(({ id, email, role, expires_at }) => ({
        id,
        email,
        role,
        expires: expires_at > now ? `Expires ${dateText(expires_at, zone)}` : "Expired",
      })),
    },
  };
}

export type TeamPageData = Awaited<ReturnType<typeof loadTeam>>;

/** Which of the two pages with the team was asked for. */
export const teamPage = (request: Request): string =>
  new URL(request.url).pathname.startsWith(deskPaths.dashboardSettingsTeam())
    ? deskPaths.dashboardSettingsTeam()
    : deskPaths.dashboardTeam();

/** Invites, or does what a small form beside somebody asks. */
export async function changeTeam({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireOwner(request, context);
  const form = await request.formData();
  const back = teamPage(request);
  if (form.has("intent")) return changeSomebody({ request, context }, restaurant.id, form);
  const result = await validator.validate(form);
  if (result.error) return validationError(result.error, result.submittedData);
  try {
    const { message } = await inviteToTeam(context.host, restaurant.id, result.data);
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Invitation sent" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to send the invitation");
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
  if (!change.success) return redirectWithToast(context, back, { type: "error", message: failed });
  const { host } = context;
  const given = change.data;
  try {
    const { message } =
      given.intent === "role"
        ? await changeMemberRole(host, restaurantId, given.id, given.role)
        : given.intent === "take-back"
          ? await takeBackInvitation(host, restaurantId, given.id)
          : await inviteToTeam(host, restaurantId, { email: given.email, role: given.role });
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Saved" });
  } catch (error) {
    const { formErrors, fieldErrors } = formRefusal(error, failed);
    const message = formErrors[0] ?? Object.values(fieldErrors)[0]?.[0] ?? failed;
    return redirectWithToast(context, back, { type: "error", message });
  }
}
