import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { settingsCalls } from "@domain/contract/calls/settings";
import { defaultTimeZone, toLocalTime } from "@domain/local-time";
import { eidDays, findRamadan, type HijriCorrection, parseHijriCorrection } from "@domain/prayer/hijri";
import { formRefusal } from "~/host/errors";
import { findCalendar } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { calendarForm } from "./schema";

const validator = createValidator(calendarForm);
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const dayText = (date: string) => longDay.format(new Date(`${date}T00:00:00Z`));
const choices = [
  { correction: -1, label: "A day earlier" },
  { correction: 0, label: "As calculated (Umm al-Qura)" },
  { correction: 1, label: "A day later" },
] as const;

/** [PRAYER-3] The calendar's correction, with the dates that result from each choice. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const calendar = await findCalendar(context.host);
  if (!calendar)
    throw missingPage("The calendar is not kept here.", {
      to: dashboardPaths.adminOverview(),
      label: "Back to Dashboard",
    });
  const { date: today } = toLocalTime(new Date(), defaultTimeZone);
  return {
    correction: String(parseHijriCorrection(calendar.correction)),
    options: choices.map((choice) => ({
      value: String(choice.correction),
      label: choice.label,
      hint: daysText(today, choice.correction),
    })),
  };
}

function daysText(today: string, correction: HijriCorrection): string {
  const { first, last } = findRamadan(today, correction);
  const year = Number(today.slice(0, 4));
  const eids = [...eidDays(year, correction), ...eidDays(year + 1, correction)].filter(({ date }) => date >= today);
  const next = (["fitr", "adha"] as const).flatMap((kind) => {
    const eid = eids.find((one) => one.kind === kind);
    return eid ? `Eid al-${kind === "fitr" ? "Fitr" : "Adha"} ${dayText(eid.date)}` : [];
  });
  return [`Ramadan ${dayText(first)} to ${dayText(last)}`, ...next].join("; ");
}

/** [PRAYER-3] */
export async function action({ request, context }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { message } = await context.host.send(settingsCalls.saveCalendar, { body: result.data });
    return await redirectWithToast(context, dashboardPaths.adminCalendar(), {
      type: "success",
      message: message ?? "Calendar saved",
    });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to save the calendar");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
