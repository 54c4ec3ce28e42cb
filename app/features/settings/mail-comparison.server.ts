import type { MailSettings } from "@domain/settings/mail";
import type { Comparison, FormValues } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { findMailSettings } from "~/host/settings.server";
import { mailEvents, mailRecipients } from "./mail-options";

/** Each event with its recipients in words, beside the entered values. */
export function mailComparison(
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: MailSettings,
): Comparison & { typed: FormValues } {
  return {
    labels: Object.fromEntries(mailEvents.map(({ name, label }) => [name, label])),
    typed: toFormTexts(typed),
    async current() {
      const settings = await findMailSettings(host, restaurantId);
      return settings && { values: toFormTexts(settings) };
    },
  };
}

const toFormTexts = (settings: MailSettings): FormValues =>
  Object.fromEntries(
    mailEvents.map(({ name }) => [
      name,
      mailRecipients
        .filter(({ value }) => settings[name].includes(value))
        .map(({ label }) => label)
        .join(", "),
    ]),
  );
