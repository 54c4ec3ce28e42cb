import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Lenient } from "@domain/contract/primitives";
import type { SettingsWire } from "@domain/contract/settings";
import { formatCents, toDecimal } from "@domain/money";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { pausedText } from "@domain/restaurants/opening-text";
import { orderKinds } from "@domain/settings/ordering";
import { saveSettingsTab, parseVersion } from "~/features/settings/save-settings.server";
import type { Comparison, FormValues } from "~/features/versioned-edit/save-edit.server";
import { parseCentsOrNull } from "~/host/client/coerce";
import type { Host } from "~/host/client/host";
import { findSettings, saveSettings } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { deadlineText } from "~/lib/text/order-text";
import { listCoveredTowns } from "~/places/towns.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { listAreaWarnings } from "./area-warnings.server";
import { changeKitchenLoad } from "./right-now.server";
import { orderingForm } from "./schema";

const validator = createValidator(orderingForm);

/** [SET-3] The ordering settings. Throws a 404 page if the host has no settings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const settings = await findSettings(context.host, restaurant.id);
  if (!settings)
    throw notFoundPage("These settings are not available here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  const area = toDeliveryArea(settings);
  const values = toFormValues(settings);
  // A host that does not say what it offers may deliver.
  const delivers = !settings.delivery_options || values.delivery_options.includes("delivery");
  const towns = await listCoveredTowns(area);
  return {
    towns,
    warnings: delivers ? await listAreaWarnings(area, towns) : [],
    canEdit: isEditor(user.role),
    version: settings.version ?? null,
    load: describeLoad(settings),
    values,
  };
}

/** Saved and typed settings as text by field, to compare after a conflict. `typed` is in the API's format. */
export const orderingComparison = (
  host: Pick<Host, "call">,
  restaurantId: string,
  typed: Ordering,
): Comparison & { typed: FormValues } => ({
  labels,
  typed: toFormTexts(typed),
  async current() {
    const settings = await findSettings(host, restaurantId);
    return settings && { values: toFormTexts(settings) };
  },
});

/** [HOST-83] Saves the form, or handles one of the buttons that take effect immediately. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  if (form.has("intent")) {
    const timeZone = (await findSettings(context.host, restaurant.id))?.time_zone ?? null;
    return changeKitchenLoad(context, { id: restaurant.id, timeZone }, form);
  }
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { changes, version } = result.data;
  const back = dashboardPaths.dashboardSettingsOrdering();
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save settings",
      saved: "Settings saved",
      back,
      fieldOf: toFieldName,
      compared: orderingComparison(context.host, restaurant.id, changes),
    },
    () => saveSettings(context.host, restaurant.id, { ...changes, version: parseVersion(version) }),
  );
}

const toFieldName = (name: string) =>
  name
    .replace(/^delivery_fee_rules/, "rules")
    .replace(/^delivery_fee_steps/, "steps")
    .replace(/^delivery_fee$/, "flat_fee");

function describeLoad({ busy_minutes, busy_until, paused_until, time_zone }: SettingsWire) {
  const until = busy_until ? ` until ${deadlineText(busy_until, time_zone, new Date())}` : "";
  return {
    busy: busy_minutes ? `+${busy_minutes} min${until}` : null,
    paused: paused_until && time_zone ? pausedText(new Date(paused_until), time_zone, new Date()) : null,
  };
}

function toFormValues(settings: SettingsWire) {
  const { delivery_fee_rules: rules, delivery_fee_steps: steps } = settings;
  const fee = toDecimal(parseCentsOrNull(settings.delivery_fee));
  const kind = rules?.length ? "distance" : steps?.length ? "subtotal" : fee === "0.00" ? "none" : "flat";
  const offered = settings.delivery_options?.map((option) => option.toLowerCase().replace(/^dine_in$/, "dine-in"));
  return {
    delivery_options: orderKinds.filter((option) => offered?.includes(option)),
    preparation_time: text(settings.preparation_time),
    minimum_order: toDecimal(parseCentsOrNull(settings.minimum_order)),
    accept_within_minutes: text(settings.accept_within_minutes),
    ticket_warning_minutes: text(settings.ticket_warning_minutes),
    ticket_late_minutes: text(settings.ticket_late_minutes),
    stations: settings.stations?.join(", ") ?? "",
    delivery_radius: text(settings.delivery_radius),
    delivery_zip_codes: settings.delivery_zip_codes?.join(", ") ?? "",
    excluded_zip_codes: settings.excluded_zip_codes?.join(", ") ?? "",
    fee_kind: kind,
    flat_fee: kind === "flat" ? fee : "",
    base_fee: kind === "subtotal" ? fee : "",
    rules:
      rules?.map((row) => ({ up_to_miles: text(row.up_to_miles), fee: toDecimal(parseCentsOrNull(row.fee)) })) ?? [],
    steps:
      steps?.map((row) => ({
        from_subtotal: toDecimal(parseCentsOrNull(row.from_subtotal)),
        fee: toDecimal(parseCentsOrNull(row.fee)),
      })) ?? [],
  };
}

/** [FIND-1] The saved delivery area. */
function toDeliveryArea(settings: SettingsWire): DeliveryArea {
  const { latitude, longitude } = settings;
  return {
    point: latitude != null && longitude != null ? { latitude, longitude } : null,
    radiusMiles: settings.delivery_radius ?? null,
    zipCodes: settings.delivery_zip_codes ?? [],
    excludedZipCodes: settings.excluded_zip_codes ?? [],
    tiers: (settings.delivery_fee_rules ?? []).map((row) => ({
      upToMiles: row.up_to_miles,
      feeCents: parseCentsOrNull(row.fee) ?? 0,
    })),
  };
}

const text = (value: number | null | undefined) => (value == null ? "" : String(value));

type Ordering = Lenient<
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
  delivery_zip_codes: "ZIP codes",
  excluded_zip_codes: "ZIP codes left out",
  accept_within_minutes: "Time to accept an order",
  ticket_warning_minutes: "Kitchen ticket warns after",
  ticket_late_minutes: "Kitchen ticket is late after",
  stations: "Kitchen stations",
};

const kinds: Record<string, string> = { delivery: "Delivery", pickup: "Pickup", "dine-in": "Dine-in" };

function toFormTexts(ordering: Ordering): FormValues {
  const offered = ordering.delivery_options?.map((option) => option.toLowerCase().replace("dine_in", "dine-in")) ?? [];
  return {
    delivery_options: Object.entries(kinds)
      .filter(([option]) => offered.includes(option))
      .map(([, word]) => word)
      .join(", "),
    preparation_time: minutes(ordering.preparation_time),
    minimum_order: formatAmount(ordering.minimum_order),
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
const formatAmount = (amount: number | string | null | undefined) => formatCents(parseCentsOrNull(amount) ?? 0);

function feeText({ delivery_fee: fee, delivery_fee_rules: rules, delivery_fee_steps: steps }: Ordering): string {
  if (rules?.length) return rules.map((row) => `${formatAmount(row.fee)} up to ${row.up_to_miles} mi`).join(", ");
  const more = steps?.map((row) => `${formatAmount(row.fee)} from ${formatAmount(row.from_subtotal)}`) ?? [];
  return [formatAmount(fee), ...more].join(", ");
}
