import type { SettingsWire } from "@domain/contract/settings";
import type { Told } from "@domain/contract/told";
import { formatCents } from "@domain/money";
import type { Compared, FormValues } from "~/features/versioned-edit/edit-conflict.server";
import { centsOf } from "~/host/client/coerce";
import type { Host } from "~/host/client/host";
import { readSettings } from "~/host/settings.server";

type Ordering = Told<
  Pick<
    SettingsWire,
    | "delivery_options"
    | "preparation_time"
    | "minimum_order"
    | "accept_within_minutes"
    | "ticket_warning_minutes"
    | "ticket_late_minutes"
    | "stations"
    | "delivery_fee"
    | "delivery_fee_rules"
    | "delivery_fee_steps"
    | "delivery_radius"
    | "delivery_zip_codes"
    | "excluded_zip_codes"
  >
>;

const labels = {
  delivery_options: "Ways to order",
  preparation_time: "Preparation time",
  minimum_order: "Minimum order",
  delivery_fee: "Delivery fee",
  delivery_radius: "Delivery radius",
  delivery_zip_codes: "Zip codes",
  excluded_zip_codes: "Zip codes left out",
  accept_within_minutes: "Time to accept an order",
  ticket_warning_minutes: "Kitchen ticket warns after",
  ticket_late_minutes: "Kitchen ticket is late after",
  stations: "Kitchen stations",
};

/** How orders are taken, field by field in words; beside them what was typed, as the wire has it. */
export const comparedOrdering = (
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: Ordering,
): Compared & { typed: FormValues } => ({
  labels,
  typed: saidOf(typed),
  async current() {
    const settings = await readSettings(host, restaurantId);
    return settings && { values: saidOf(settings) };
  },
});

const kinds: Record<string, string> = { delivery: "Delivery", pickup: "Pickup", "dine-in": "Dine-in" };

function saidOf(ordering: Ordering): FormValues {
  const offered = ordering.delivery_options?.map((option) => option.toLowerCase().replace("dine_in", "dine-in")) ?? [];
  return {
    delivery_options: Object.entries(kinds)
      .filter(([option]) => offered.includes(option))
      .map(([, word]) => word)
      .join(", "),
    preparation_time: minutes(ordering.preparation_time),
    minimum_order: dollars(ordering.minimum_order),
    delivery_fee: feeText(ordering),
    delivery_radius: ordering.delivery_radius == null ? "" : `${ordering.delivery_radius} mi`,
    delivery_zip_codes: ordering.delivery_zip_codes?.join(", ") ?? "",
    excluded_zip_codes: ordering.excluded_zip_codes?.join(", ") ?? "",
    accept_within_minutes: minutes(ordering.accept_within_minutes),
    ticket_warning_minutes: minutes(ordering.ticket_warning_minutes),
    ticket_late_minutes: minutes(ordering.ticket_late_minutes),
    stations: ordering.stations?.join(", ") ?? "",
  };
}

const minutes = (value: number | null | undefined) => (value == null ? "" : `${value} min`);
const dollars = (amount: number | string | null | undefined) => formatCents(centsOf(amount) ?? 0);

function feeText({ delivery_fee: fee, delivery_fee_rules: rules, delivery_fee_steps: steps }: Ordering): string {
  if (rules?.length) return rules.map((row) => `${dollars(row.fee)} up to ${row.up_to_miles} mi`).join(", ");
  const more = steps?.map((row) => `${dollars(row.fee)} from ${dollars(row.from_subtotal)}`) ?? [];
  return [dollars(fee), ...more].join(", ");
}
