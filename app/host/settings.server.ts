import { settingsCalls } from "@domain/contract/calls/settings";
import type * as contract from "@domain/contract/settings";
import { operatingDay, specialDay } from "@domain/contract/restaurant";
import { mailSettings, type MailSettings } from "@domain/settings/mail";
import * as z from "zod";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";
import { itemAnswer } from "./envelope";

export type { SettingsWire } from "@domain/contract/settings";
/** [HOST-82] As the host has them; null where it has none. */
export const readSettings = (host: Pick<Host, "call">, restaurantId: string): Promise<contract.SettingsWire | null> =>
  host.call(settingsCalls.getSettings, { params: { id: restaurantId } }).catch(nullIfUnsupported);

/** [HOST-83] `changes` as the wire has them: amounts as decimals. @throws HostError conflict with `changedMeanwhile` */
export const saveSettings = (host: Host, restaurantId: string, changes: z.input<typeof contract.settingsRequest>) =>
  host.send(settingsCalls.saveSettings, { params: { id: restaurantId }, body: changes });

const hours = z.object({
  time_zone: z.string().nullish(),
  operating_hours: z.array(operatingDay),
  special_days: z.array(specialDay).nullish(),
  version: z.number().nullish(),
});

/** [HOST-84] Local times; null where the host lacks the call. `special_days` is null where it knows of none. */
export const readHours = (host: Pick<Host, "call">, restaurantId: string) =>
  host.call(settingsCalls.getHours, { params: { id: restaurantId } }, itemAnswer(hours)).catch(nullIfUnsupported);

/** [HOST-85] @throws HostError conflict with `changedMeanwhile` */
export const saveHours = (host: Host, restaurantId: string, body: z.input<typeof contract.operatingHoursRequest>) =>
  host.send(settingsCalls.saveHours, { params: { id: restaurantId }, body });

/** Extended. Which events are mailed to whom; null where the host lacks the call [SET-4]. */
export const readMailSettings = (host: Pick<Host, "call">, restaurantId: string) =>
  host
    .call(
      settingsCalls.getMailSettings,
      { params: { id: restaurantId } },
      itemAnswer(mailSettings.extend({ version: z.number().nullish() })),
    )
    .catch(nullIfUnsupported);

/** @throws HostError conflict with `changedMeanwhile` */
export const saveMailSettings = (host: Host, restaurantId: string, body: MailSettings & { version?: number }) =>
  host.send(settingsCalls.saveMailSettings, { params: { id: restaurantId }, body });

/** [HOST-17] Core, multipart: `logo`, `banner_image` or both. @throws HostError validation_failed naming the file */
export const saveImages = (host: Host, restaurantId: string, body: FormData) =>
  host.send(settingsCalls.saveImages, { params: { id: restaurantId }, body, timeoutMs: 60_000 });
