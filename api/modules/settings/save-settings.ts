import type { Updateable } from "kysely";
import { audit, diffRows } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { RestaurantsTable } from "@api/db/tables/restaurants";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findPointAt, type MaybePoint, toPoint } from "@api/modules/addresses/service";
import { requestReviewIfMoved } from "@api/modules/halal/declare";
import type { SettingsRequest } from "@domain/contract/settings";
import { dayMs } from "@domain/duration";
import type { Coordinates } from "@domain/orders/delivery-estimate";
import { parseUsPhone } from "@domain/registration/phone";
import { isAtStreet } from "@domain/restaurants/street";
import { maxPauseDays, ticketProblem } from "@domain/settings/ordering";
import { prayerProblem } from "@domain/settings/prayer";
import { incrementVersion } from "./version";

type Writer = Pick<ApiDependencies, "db" | "clock" | "events"> & { actor: Actor };

const refused = (field: string, message: string) =>
  new ApiError("validation_failed", message, { errors: { [field]: message } });

/**
 * [HOST-83] Saves the given settings and leaves the rest. Busy time and pause do not change the version, since they are switched
 * while others edit.
 * @throws ApiError validation_failed, conflict with `editConflictDetails`
 */
export async function saveSettings({ db, clock, events, actor }: Writer, restaurantId: string, input: SettingsRequest) {
  const now = clock.now();
  const { version, busy_minutes, busy_until, paused_until, ...lasting } = input;
  checkTimes({ busy_until, paused_until }, now);
  if (lasting.phone !== undefined && parseUsPhone(lasting.phone) === null) {
    throw refused("phone", "Please enter a valid phone number");
  }
  const clash = lasting.prayer && prayerProblem(lasting.prayer);
  if (clash) throw refused(`prayer.${clash.field}`, clash.message);
  const point = lasting.zip_code === undefined ? undefined : await findPointAt(lasting, lasting.zip_code);
  await db.transaction().execute(async (trx) => {
    const { name, street_address, city, state, zip_code } = lasting;
    if ([name, street_address, city, state, zip_code].some((value) => value !== undefined))
      await requestReviewIfMoved(
        trx,
        { events },
        { restaurantId, actor, now },
        { name, street_address, city, state, zip_code },
      );
    const isLasting = Object.values(lasting).some((value) => value !== undefined);
    if (isLasting) await incrementVersion(trx, { restaurantId, part: "settings", version, actor, now });
    const before = await trx
      .selectFrom("restaurants")
      .selectAll()
      .where("id", "=", restaurantId)
      .executeTakeFirstOrThrow();
    const problem = ticketProblem(
      lasting.ticket_warning_minutes === undefined ? before.ticket_warning_minutes : lasting.ticket_warning_minutes,
      lasting.ticket_late_minutes === undefined ? before.ticket_late_minutes : lasting.ticket_late_minutes,
    );
    if (problem) throw refused("ticket_late_minutes", problem);
    const columns = withoutMissing({
      ...lastingColumns(lasting),
      ...toMovedCoordinates(before, lasting, point),
      delivery_options: lasting.delivery_options && withShop(before.delivery_options, lasting.delivery_options),
      busy_minutes,
      busy_until: toInstantOrNull(busy_minutes === 0 ? null : busy_until),
      paused_until: toInstantOrNull(paused_until),
    });
    if (Object.keys(columns).length === 0) return;
    const after = await trx
      .updateTable("restaurants")
      .set(columns)
      .where("id", "=", restaurantId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = diffRows(before, picked(after, Object.keys(columns)));
    if (!changes) return;
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.settings",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes,
    });
  });
}

type Lasting = Omit<SettingsRequest, "version" | "busy_minutes" | "busy_until" | "paused_until">;
type Columns = Updateable<RestaurantsTable>;

function lastingColumns(input: Lasting): Columns {
  const { delivery_fee_rules: rules, delivery_fee_steps: steps } = input;
  const { name, email, phone, website, description, street_address, city, state, zip_code, time_zone } = input;
  return {
    name,
    email,
    phone,
    website,
    description,
    street_address,
    city,
    state,
    zip_code,
    time_zone,
    preparation_minutes: input.preparation_time,
    delivery_fee_cents: input.delivery_fee,
    delivery_fee_rules: rules && json(rules.map((row) => ({ upToMiles: row.up_to_miles, feeCents: row.fee }))),
    delivery_fee_steps: steps && json(steps.map((row) => ({ fromCents: row.from_subtotal, feeCents: row.fee }))),
    minimum_order_cents: input.minimum_order,
    delivery_radius_miles: input.delivery_radius,
    delivery_zip_codes: input.delivery_zip_codes,
    excluded_zip_codes: input.excluded_zip_codes,
    ramadan: input.ramadan && json(input.ramadan),
    accept_within_minutes: input.accept_within_minutes,
    ticket_warning_minutes: input.ticket_warning_minutes,
    ticket_late_minutes: input.ticket_late_minutes,
    stations: input.stations,
    prayer: input.prayer && json(input.prayer),
  };
}

/** "shops" is not an order type and cannot be chosen by owners [HOME-8]. */
const withShop = (before: readonly string[], chosen: readonly string[]) => [
  ...chosen,
  ...before.filter((option) => option === "shops"),
];

function checkTimes(times: { busy_until?: string | null; paused_until?: string | null }, now: Date): void {
  for (const [field, value] of Object.entries(times)) {
    if (!value) continue;
    const ahead = new Date(value).getTime() - now.getTime();
    if (ahead <= 0) throw refused(field, "Please choose a time that is still to come");
    if (ahead > maxPauseDays * dayMs) {
      throw refused(field, `Please choose a time within ${maxPauseDays} days; for longer, close the days`);
    }
  }
}

const toInstantOrNull = (value: string | null | undefined): Date | null | undefined =>
  typeof value === "string" ? new Date(value) : value;

const picked = (row: Record<string, unknown>, keys: string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]));

const withoutMissing = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

interface Address {
  street_address: string;
  zip_code: string;
}

/**
 * A restaurant's coordinates after a change of address: `point`, where its new address is (null if unknown), or its existing ones if
 * it did not move and no address search gave others.
 */
export function toMovedCoordinates(
  before: Address,
  input: Partial<Address> & MaybePoint,
  point: Coordinates | null | undefined,
): Pick<Updateable<RestaurantsTable>, "latitude" | "longitude"> {
  const hasMoved =
    (input.zip_code ?? before.zip_code) !== before.zip_code ||
    !isAtStreet(input.street_address ?? before.street_address, before.street_address);
  if (point === undefined || !(hasMoved || toPoint(input))) return {};
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}
