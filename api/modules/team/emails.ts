import type { Email } from "@api/mail/email";
import type { InvitedRole } from "@domain/contract/accounts/team";
import { formatPersonName } from "@domain/values/person-name";

interface Invitation {
  restaurant: string;
  /** "" for somebody without a name. */
  inviter: string;
  role: InvitedRole;
  token: string;
  expiresAt: Date;
  lifetimeDays: number;
}

/** Asks somebody to join a team. */
export const invitationEmail = (
  to: string,
  { restaurant, inviter, role, token, expiresAt, lifetimeDays }: Invitation,
): Email => ({
  to,
  template: "team-invitation",
  subject: `${restaurant} invites you to its team`,
  heading: `Join the team of ${restaurant}`,
  parts: [
    { paragraph: `${inviter || restaurant} invites you to work at ${restaurant} on HalalGo, as ${roleNames[role]}.` },
    { button: { label: "Accept the invitation", path: `/auth/invitation/${token}` } },
    { paragraph: `The link works once, for ${lifetimeDays} days. If you do not know them, you can ignore this email.` },
  ],
  because: `You get this because somebody of ${restaurant} entered this address.`,
  expiresAt,
});

const roleNames: Record<InvitedRole, string> = { manager: "a manager", staff: "staff" };

interface TeamChange {
  restaurant: string;
  by: { firstName: string; lastName: string };
}

/** Tells a member, who was logged out by it, about the new role. */
export const roleChangedEmail = (to: string, { restaurant, by, role }: TeamChange & { role: InvitedRole }): Email => ({
  to,
  template: "team-role",
  subject: `Your role at ${restaurant} has changed`,
  heading: `You are ${roleNames[role]} at ${restaurant} now`,
  parts: [
    {
      paragraph: `${nameOf(by, restaurant)} changed your role. You were logged out by that: log in again to work with it.`,
    },
    { button: { label: "Log in", path: "/auth/login" } },
  ],
  because,
});

/** Tells a former member that they were removed, and what becomes of the account. */
export const removedEmail = (to: string, { restaurant, by }: TeamChange): Email => ({
  to,
  template: "team-removed",
  subject: `You no longer work at ${restaurant} on HalalGo`,
  heading: `You were removed from the team of ${restaurant}`,
  parts: [
    { paragraph: `${nameOf(by, restaurant)} removed you. You were logged out, and its dashboard is closed to you.` },
    { paragraph: `${accountStays} If you think that this is a mistake, please ask ${restaurant}.` },
  ],
  because,
});

/** Tells a former member that the restaurant was deleted, and what becomes of the account. */
export const dissolvedEmail = (to: string, restaurant: string): Email => ({
  to,
  template: "team-dissolved",
  subject: `${restaurant} has been removed from HalalGo`,
  heading: `${restaurant} has been removed from HalalGo`,
  parts: [{ paragraph: `Its dashboard is closed, and you were logged out. ${accountStays}` }],
  because,
});

const nameOf = ({ firstName, lastName }: TeamChange["by"], restaurant: string) =>
  formatPersonName(firstName, lastName) || `The owner of ${restaurant}`;

const accountStays = "Your account stays, as a customer's unless you work at another restaurant.";

const because = "You get this because you worked at this restaurant on HalalGo.";
