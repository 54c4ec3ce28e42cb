import type { Db } from "@api/dependencies";
import type { ApiDependencies } from "@api/dependencies";
import type { Letter } from "@api/mail/letter";
import { notify } from "@api/modules/notifications/notify";
import type { Registration } from "./read-registration";

interface News {
  restaurantId: string;
  registration: Registration;
  ownerId: string;
  /** Who registered it on the owner's behalf. */
  agentName: string | null;
}

/** Tells administrators that somebody waits for them, and the owner that we have it; both by mail too [WIZ-23]. */
export async function announceRegistration(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  { restaurantId, registration, ownerId, agentName }: News,
): Promise<void> {
  const { dbaName: name, city, state } = registration;
  const admins = await trx
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .where("deleted_at", "is", null)
    .select(["id", "email"])
    .orderBy("id")
    .execute();
  const by = agentName ? ` It was registered by ${agentName}, sales agent.` : "";
  const task = {
    kind: "restaurant.registered",
    title: `${name} asks to be listed`,
    body: `${name} in ${city}, ${state} has registered and awaits your approval.${by}`,
    link: `/admin/restaurants/${restaurantId}`,
  };
  await notify(
    trx,
    events,
    admins.map(({ id }) => id),
    task,
  );
  for (const { email } of admins) await mailer.queue(trx, taskLetter(email, task));
  const receipt = {
    kind: "registration.received",
    title: `We have received the registration of ${name}`,
    body: "We will review the details and tell you once it is approved for listing.",
    link: "/dashboard",
  };
  await notify(trx, events, [ownerId], receipt);
  await mailer.queue(trx, receiptLetter(registration, receipt, agentName));
}

const taskLetter = (to: string, { title, body, link }: { title: string; body: string; link: string }): Letter => ({
  to,
  template: "restaurant-registered",
  subject: title,
  heading: title,
  parts: [{ paragraph: body }, { button: { label: "Review it", path: link } }],
  because: "You get this because you are an administrator of HalalGo.",
});

const receiptLetter = (
  { email, firstName, dbaName, streetAddress, city, state, zipCode }: Registration,
  { title, body }: { title: string; body: string },
  agentName: string | null,
): Letter => ({
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
    { paragraph: "You can log in already, with this e-mail address and the password that was chosen." },
    { button: { label: "Log in", path: "/auth/login" } },
  ],
  because: "You get this because a business was registered on HalalGo with this address.",
});
