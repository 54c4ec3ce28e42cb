import * as contract from "@domain/contract/settings";
import { operatingDay, specialDay } from "@domain/contract/restaurant";
import { mailSettings, type MailSettings } from "@domain/settings/mail";
import * as z from "zod";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";
import { messageAnswer, oneAnswer } from "./unwrapping";

export type { SettingsWire } from "@domain/contract/settings";

const path = (restaurantId: string, part: string) => `/restaurants/${encodeURIComponent(restaurantId)}/${part}`;

/** [HOST-82] As the host has them; null where it has none. */
export const readSettings = (host: Pick<Host, "get">, restaurantId: string): Promise<contract.SettingsWire | null> =>
  host
    .get(path(restaurantId, "settings"), oneAnswer(contract.restaurantSettings), { extended: true })
    .catch(nullIfUnsupported);

/** [HOST-83] `changes` as the wire has them: amounts as decimals. @throws HostError conflict with `changedMeanwhile` */
export const saveSettings = (host: Host, restaurantId: string, changes: z.input<typeof contract.settingsRequest>) =>
  host.put(path(restaurantId, "settings"), messageAnswer, { body: changes, extended: true });

const hours = z.object({
  time_zone: z.string().nullish(),
  operating_hours: z.array(operatingDay),
  special_days: z.array(specialDay).nullish(),
  version: z.number().nullish(),
});

/** [HOST-84] Local times; null where the host lacks the call. `special_days` is null where it knows of none. */
export const readHours = (host: Pick<Host, "get">, restaurantId: string) =>
  host.get(path(restaurantId, "operating-hours"), oneAnswer(hours), { extended: true }).catch(nullIfUnsupported);

/** [HOST-85] @throws HostError conflict with `changedMeanwhile` */
export const saveHours = (host: Host, restaurantId: string, body: z.input<typeof contract.operatingHoursRequest>) =>
  host.put(path(restaurantId, "operating-hours"), messageAnswer, { body, extended: true });

/** Extended. Which events are mailed to whom; null where the host lacks the call [SET-4]. */
export const readMailSettings = (host: Pick<Host, "get">, restaurantId: string) =>
  host
    .get(path(restaurantId, "mail-settings"), oneAnswer(mailSettings.extend({ version: z.number().nullish() })), {
      extended: true,
    })
    .catch(nullIfUnsupported);

/** @throws HostError conflict with `changedMeanwhile` */
export const saveMailSettings = (host: Host, restaurantId: string, body: MailSettings & { version?: number }) =>
  host.put(path(restaurantId, "mail-settings"), messageAnswer, { body, extended: true });

/** [HOST-17] Core, multipart: `logo`, `banner_image` or both. @throws HostError validation_failed naming the file */
export const saveImages = (host: Host, restaurantId: string, body: FormData) =>
  host.put(path(restaurantId, "images"), messageAnswer, { body, patience: 60_000 });
