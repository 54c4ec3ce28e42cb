import type { Db } from "@api/dependencies";
import type { ApiDependencies } from "@api/dependencies";
import type { Email } from "@api/mail/email";
import { createConfirmationPath } from "@api/modules/auth/email-confirmations";
import { notify, notifyAdmins } from "@api/modules/notifications/notify";
import type { Registration } from "./parse-registration";

interface News {
  restaurantId: string;
  registration: Registration;
  ownerId: string;
  /** The sales agent who registered it. */
  agentName: string | null;
}

/** Notifies administrators of a new application and confirms it to the owner; both also by email [WIZ-23]. */
export async function announceRegistration(
  trx: Db,
  { events, mailer, clock }: Pick<ApiDependencies, "events" | "mailer" | "clock">,
  { restaurantId, registration, ownerId, agentName }: News,
): Promise<void> {
  const { dbaName: name, city, state } = registration;
  const by = agentName ? ` It was registered by ${agentName}, sales agent.` : "";
  const task = {
    kind: "restaurant.registered",
    title: `${name} asks to be listed`,
    body: `${name} in ${city}, ${state} has registered and awaits your approval.${by}`,
    link: `/admin/restaurants/${restaurantId}`,
  };
  await notifyAdmins(trx, { events, mailer }, task);
  const receipt = {
    kind: "registration.received",
    title: `We have received the registration of ${name}`,
    body: "We will review the details and tell you once it is approved for listing.",
    link: "/dashboard",
  };
  await notify(trx, events, [ownerId], receipt);
  const confirmPath = await createConfirmationPath(trx, ownerId, clock.now());
  await mailer.queue(trx, receiptEmail(registration, receipt, { agentName, confirmPath }));
}

const receiptEmail = (
  { email, firstName, dbaName, streetAddress, city, state, zipCode }: Registration,
  { title, body }: { title: string; body: string },
  { agentName, confirmPath }: { agentName: string | null; confirmPath: string },
): Email => ({
  to: email,
  template: "registration-received",
  subject: title,
  heading: "Thank you for registering",
  parts: [
    {
      paragraph: `Hello ${firstName}, ${agentName ? `${agentName} has registered your business for you.` : "we have it."} ${body}`,
    },
    {
      facts: [
        { name: "Business", value: dbaName },
        { name: "Address", value: `${streetAddress}, ${city}, ${state} ${zipCode}` },
      ],
    },
    {
      paragraph:
        "Please confirm that this is your email address: your business cannot open before that. The link works for 7 days.",
    },
    { button: { label: "Confirm my email address", path: confirmPath } },
    ...(agentName
      ? [
          {
            paragraph: `You can log in already, with this email address and the password that was chosen with ${agentName}. If you do not have it, choose one of your own:`,
          },
          { button: { label: "Choose a password", path: "/auth/forgot-password" } },
        ]
      : [{ paragraph: "You can log in already, with this email address and the password you have chosen." }]),
  ],
  because: "You get this because a business was registered on HalalGo with this address.",
});
