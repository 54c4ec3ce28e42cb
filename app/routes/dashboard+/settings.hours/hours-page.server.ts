import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { settingsCalls } from "@domain/contract/calls/settings";
import { addDays, standardZone, toLocal } from "@domain/local-time";
import { comparedHours } from "~/features/settings/compared-hours.server";
import { saveTab, versionIn } from "~/features/settings/save-settings.server";
import { readHours } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { hoursFieldOf, hoursForm } from "./schema";

const validator = createValidator(hoursForm);

/** [HOST-84] The week and the days from today on that differ. Throws the 404 page where the host keeps no hours. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const hours = await readHours(context.host, restaurant.id);
  if (!hours)
    throw missingPage("Opening hours are not kept here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  const { date: today } = toLocal(new Date(), hours.time_zone ?? standardZone);
  return {
    canEdit: isEditor(user.role),
    version: hours.version ?? null,
    today,
    lastDay: addDays(today, 365),
    week: hours.operating_hours.map(({ day, from_time, to_time, is_open }) => ({
      day,
      fromTime: from_time,
      toTime: to_time,
      ...(is_open ? { isOpen: "on" } : {}),
    })),
    /** null where the host knows of no such days. */
    specialDays:
      hours.special_days
        ?.filter(({ date }) => date >= today)
        .map(({ date, is_open, from_time, to_time, note }) => ({
          date,
          kind: is_open ? "open" : "closed",
          fromTime: from_time ?? "",
          toTime: to_time ?? "",
          note: note ?? "",
        })) ?? null,
  };
}

/** [SET-3, HOST-85] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ...hours } = result.data;
  return saveTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save opening hours",
      saved: "Opening hours saved",
      back: dashboardPaths.dashboardSettingsHours(),
      fieldOf: hoursFieldOf,
      compared: comparedHours(context.host, restaurant.id, hours),
    },
    () =>
      context.host.send(settingsCalls.saveHours, {
        params: { id: restaurant.id },
        body: { ...hours, version: versionIn(version) },
      }),
  );
}
