import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { settingsCalls } from "@domain/contract/calls/settings";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { eidDays, getRamadan, type HijriCorrection, parseHijriCorrection } from "@domain/prayer/hijri";
import { saveRefusal } from "~/host/errors";
import { findCalendar } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { EditRefusal, type EditResult } from "~/ui/dashboard/edit-refusal";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { RadioGroup, SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { TitledCard } from "~/ui/layout/titled-card";
import { calendarForm } from "./schema";

const dayText = (date: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

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
    throw notFoundPage("The calendar is not available here.", {
      to: dashboardPaths.adminOverview(),
      label: "Back to Dashboard",
    });
  const today = localDate(new Date(), defaultTimeZone);
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
  const { first, last } = getRamadan(today, correction);
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
  const result = await createValidator(calendarForm).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { message } = await context.host.send(settingsCalls.saveCalendar, { body: result.data });
    return await redirectWithToast(context, dashboardPaths.adminCalendar(), {
      type: "success",
      message: message ?? "Calendar saved",
    });
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to save the calendar");
    return data(refusedForm(result, refusal), refusal.status);
  }
}

export const meta = () => [{ title: "Calendar · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).calendarForm);

/** [PRAYER-3] */
export default function Calendar() {
  const { correction, options } = useLoaderData<typeof loader>();
  const actionData = useActionData<EditResult>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Calendar"
        crumbs={[{ label: "Dashboard", to: dashboardPaths.adminOverview() }, { label: "Calendar" }]}
      />
      <TitledCard
        title="Hijri calendar"
        text="Ramadan and the Eids are calculated in advance. Where the moon was sighted on another evening, move them by a day. That applies at once, to every restaurant."
        headClassName="mb-4"
        className="max-w-180"
      >
        <ValidatedForm
          id="calendar"
          validator={validator}
          defaultValues={{ correction }}
          preventScrollReset
          className="flex flex-col gap-5"
        >
          <EditRefusal what="calendar" actionData={actionData} openedWith={undefined} />
          <RadioGroup label="Months begin" name="correction" options={options} />
          <div>
            <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
          </div>
        </ValidatedForm>
      </TitledCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
