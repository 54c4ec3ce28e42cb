import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { toDeliveryFeesWire } from "@api/modules/restaurants/view";
import type { SettingsWire } from "@domain/contract/settings";
import { toDecimal } from "@domain/money";
import { clampAcceptMinutes } from "@domain/orders/accept-deadline";
import { busyMinutesAt } from "@domain/orders/busy-time";
import { parsePrayerSettings } from "@domain/settings/prayer";
import { parseRamadanSettings } from "@domain/settings/ramadan";
import { getVersion } from "./version";

/** [HOST-82] A restaurant's current settings, omitting an expired busy time or pause. @throws not_found */
export async function getSettings(db: Db, id: string, now: Date): Promise<SettingsWire> {
  const [row, version] = await Promise.all([
    db.selectFrom("restaurants").selectAll().where("id", "=", id).executeTakeFirst(),
    getVersion(db, id, "settings"),
  ]);
  if (!row) throw notFound("Restaurant");
  const busyMinutes = busyMinutesAt({ busyMinutes: row.busy_minutes, busyUntil: row.busy_until }, now);
  const isPaused = row.paused_until !== null && row.paused_until > now;
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    website: row.website,
    description: row.description,
    street_address: row.street_address,
    city: row.city,
    state: row.state,
    zip_code: row.zip_code,
    time_zone: row.time_zone,
    preparation_time: row.preparation_minutes,
    delivery_fee: toDecimal(row.delivery_fee_cents),
    delivery_options: row.delivery_options,
    ...toDeliveryFeesWire(row),
    minimum_order: toDecimal(row.minimum_order_cents),
    delivery_radius: row.delivery_radius_miles,
    delivery_zip_codes: row.delivery_zip_codes,
    excluded_zip_codes: row.excluded_zip_codes,
    latitude: row.latitude,
    longitude: row.longitude,
    busy_minutes: busyMinutes,
    busy_until: busyMinutes > 0 ? (row.busy_until?.toISOString() ?? null) : null,
    paused_until: isPaused ? (row.paused_until?.toISOString() ?? null) : null,
    prayer: parsePrayerSettings(row.prayer),
    ramadan: parseRamadanSettings(row.ramadan),
    accept_within_minutes: clampAcceptMinutes(row.accept_within_minutes),
    ticket_warning_minutes: row.ticket_warning_minutes,
    ticket_late_minutes: row.ticket_late_minutes,
    stations: row.stations,
    logo: row.logo,
    banner_image: row.banner_image,
    version,
  };
}
