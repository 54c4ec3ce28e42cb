import * as z from "zod";
import { isSameStation, maxStationLength, stationLengthMessage } from "@domain/kitchen";
import { parseCents } from "@domain/money";
import { acceptMinutesLimits } from "@domain/orders/accept-deadline";
import { deliveryMiles, zipCodeList } from "@domain/restaurants/delivery-miles";
import { busyMinuteOptions, maxFeeRows } from "@domain/values/choices";
import { emptyToNull } from "@domain/values/form-fields";
import { typedNumber } from "@domain/values/typed-number";

/** [SET-3] What an owner enters about how orders are taken; form, action and host check with these, keys as on the wire. */

/** What owners call the kinds of order; "pickup" is the customer's takeaway. */
export const orderKinds = ["delivery", "pickup", "dine-in"] as const;
/** A longer pause is a closed day. */
export const maxPauseDays = 7;

const maxStations = 8;

/** Names between commas, each once, in the order in which they were typed. */
export const stationList = z.union([z.string().max(400), z.array(z.string()).max(50)]).transform((entered, context) => {
  const names = (typeof entered === "string" ? entered.split(/[,;\n]+/) : entered)
    .map((name) => name.trim())
    .filter(Boolean);
  const each = names.filter((name, index) => names.findIndex((other) => isSameStation(other, name)) === index);
  if (each.some((name) => name.length > maxStationLength)) context.addIssue(stationLengthMessage);
  else if (each.length > maxStations) context.addIssue(`Please name at most ${maxStations} stations`);
  else return each;
  return z.NEVER;
});

const maxCents = 50_000;

/** An amount of the wire or a form, as cents. */
const amount = (missing: string) =>
  z.union([z.string().max(20), z.number()], { error: missing }).transform((value, context) => {
    const cents = parseCents(value);
    if (cents === null || cents < 0) context.addIssue("Please enter an amount, such as 2.99");
    else if (cents > maxCents) context.addIssue("An amount can be at most $500.00");
    else return cents;
    return z.NEVER;
  });

const whole = (message: string, min: number, max: number) =>
  typedNumber(z.number({ error: message }).int(message).min(min, message).max(max, message));

/** A field that a form leaves out is empty. */
const orNone = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? "", schema);

const rising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

export const deliveryFeeRules = z
  .array(z.object({ up_to_miles: deliveryMiles, fee: amount("Please enter a fee") }))
  .max(maxFeeRows)
  .refine((rows) => rising(rows.map((row) => row.up_to_miles)), "Each distance must be farther than the one before");

export const deliveryFeeSteps = z
  .array(z.object({ from_subtotal: amount("Please enter a subtotal"), fee: amount("Please enter a fee") }))
  .max(maxFeeRows)
  .refine((rows) => rising(rows.map((row) => row.from_subtotal)), "Each subtotal must be higher than the one before");

/** [FIND-15] Where the place delivers to (domain/restaurants/delivery-area). */
const deliveryAreaFields = {
  delivery_radius: emptyToNull(deliveryMiles),
  delivery_zip_codes: orNone(zipCodeList),
  excluded_zip_codes: orNone(zipCodeList),
};

const minutesToPrepare = "Please enter minutes from 0 to 240";
const { min: minAcceptMinutes, max: maxAcceptMinutes } = acceptMinutesLimits;
const minutesToAccept = `Please enter minutes from ${minAcceptMinutes} to ${maxAcceptMinutes}`;
const ticketMinutesMessage = "Please enter minutes from 1 to 240";

export const orderingFields = {
  delivery_options: z
    .array(z.enum(orderKinds), { error: "Offer at least one way to order" })
    .min(1, "Offer at least one way to order")
    .transform((kinds) => orderKinds.filter((kind) => kinds.includes(kind))),
  preparation_time: whole(minutesToPrepare, 0, 240),
  minimum_order: amount("Please enter an amount, such as 15.00"),
  delivery_fee: amount("Please enter a fee"),
  delivery_fee_rules: deliveryFeeRules,
  delivery_fee_steps: deliveryFeeSteps,
  ...deliveryAreaFields,
  accept_within_minutes: whole(minutesToAccept, minAcceptMinutes, maxAcceptMinutes),
  ticket_warning_minutes: emptyToNull(whole(ticketMinutesMessage, 1, 240)),
  ticket_late_minutes: emptyToNull(whole(ticketMinutesMessage, 1, 240)),
  stations: orNone(stationList),
};

const instant = z.iso.datetime({ offset: true, error: "Please choose a valid time" });

/** What is changed in passing, while the kitchen runs. Instants in UTC; null ends it. */
export const kitchenLoadFields = {
  busy_minutes: typedNumber(
    z
      .number()
      .refine(
        (value) => value === 0 || busyMinuteOptions.some((step) => step === value),
        "Choose how much longer it takes",
      ),
  ),
  busy_until: instant.nullable(),
  paused_until: instant.nullable(),
};

/** A ticket warns before it is late. Null where both may stand. */
export function ticketProblem(warning: number | null | undefined, late: number | null | undefined): string | null {
  if (warning == null || late == null || warning < late) return null;
  return "The warning must come before the ticket is late";
}
