import type { MailSettings } from "@domain/settings/mail";
import type { Compared, FormValues } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { readMailSettings } from "~/host/settings.server";
import { events, readers } from "./mails";

/** Each event with who is mailed, in words; beside them what was typed. */
export function comparedMails(
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: MailSettings,
): Compared & { typed: FormValues } {
  return {
    labels: Object.fromEntries(events.map(({ name, label }) => [name, label])),
    typed: saidOf(typed),
    async current() {
      const settings = await readMailSettings(host, restaurantId);
      return settings && { values: saidOf(settings) };
    },
  };
}

const saidOf = (settings: MailSettings): FormValues =>
  Object.fromEntries(
    events.map(({ name }) => [
      name,
      readers
        .filter(({ value }) => settings[name].includes(value))
        .map(({ label }) => label)
        .join(", "),
    ]),
  );
