import { useActionData, useLoaderData } from "@remix-run/react";
import { useFormContext } from "remix-validated-form";
import { ClosedOrders } from "~/features/settings/closed-orders";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { RouteError } from "~/ui/feedback/route-error";
import { HoursTable } from "~/ui/forms/hours-table";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import type { loader } from "./hours-page.server";
import { SpecialDays, type SpecialDayRow } from "./special-days";

const hoursFormId = "hours-form";

export { action, loader } from "./hours-page.server";

export const meta = () => [{ title: "Opening hours · Settings · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).hoursForm);

interface ActionResult {
  repopulateFields?: { operatingHours?: unknown; specialDays?: Partial<SpecialDayRow>[] };
}

/** [SET-3] */
export default function OpeningHours() {
  const page = useLoaderData<typeof loader>();
  const { opened, key } = useOpenedValues(hoursFormId, page);
  return (
    <SettingsForm
      key={key}
      id={hoursFormId}
      validator={validator}
      defaultValues={{}}
      version={opened.version}
      canEdit={page.canEdit}
    >
      <ClosedOrders orders={page.closedOrders} />
      <HoursFields page={opened} />
    </SettingsForm>
  );
}

function HoursFields({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { fieldErrors } = useFormContext();
  const typed = useActionData<ActionResult>()?.repopulateFields;
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([name, message]) => [name, [message]]));
  const { week, specialDays, canEdit, today, lastDay } = page;
  const rows = filledIn(typed?.specialDays) ?? specialDays;
  return (
    <>
      <HoursTable
        id={`${hoursFormId}-operatingHours`}
        form={hoursFormId}
        typed={typed?.operatingHours ?? week}
        errors={errors}
        text="By your restaurant's clock. For a day that ends after midnight, choose the time it closes."
      />
      {rows && (
        <SpecialDays
          form={hoursFormId}
          rows={rows}
          errors={fieldErrors}
          canEdit={canEdit}
          today={today}
          lastDay={lastDay}
        />
      )}
    </>
  );
}

/** The filled-in rows as typed; the form adds its own empty rows. */
function filledIn(typed: Partial<SpecialDayRow>[] | undefined): SpecialDayRow[] | undefined {
  const last = typed?.findLastIndex((row) => Boolean(row.date)) ?? -1;
  return typed?.slice(0, last + 1).map((row) => ({ ...blank, ...row }));
}

const blank: SpecialDayRow = { date: "", kind: "closed", fromTime: "", toTime: "", note: "" };

export const ErrorBoundary = () => <RouteError />;
