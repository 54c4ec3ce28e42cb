import { useLoaderData } from "@remix-run/react";
import {
  asrNames,
  asrRules,
  calculationNames,
  calculations,
  highLatitudeNames,
  highLatitudeRules,
  prayerNames,
  prayers,
} from "@domain/prayer/method";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { Warning } from "~/features/settings/warning";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ComingSoon } from "~/ui/feedback/coming-soon";
import { RouteError } from "~/ui/feedback/route-error";
import { FieldRow } from "~/ui/forms/field";
import { CheckboxField, ChoiceTiles, SelectField, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { scrollable } from "~/ui/layout/table";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";
import type { loader } from "./prayer-page.server";

const prayerFormId = "prayer";

export { action, loader } from "./prayer-page.server";

export const meta = () => [{ title: "Prayer times · Settings · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).prayerForm);

const toOptions = <Name extends string>(values: readonly Name[], names: Record<Name, string>) =>
  values.map((value) => ({ value, label: names[value] }));

/** [PRAYER-2] The prayers during which orders pause, and the calculation method. */
export default function PrayerTimes() {
  const page = useLoaderData<typeof loader>();
  const { opened, key } = useOpenedValues(prayerFormId, page);
  if (!opened.values) {
    return <ComingSoon title="Prayer times" />;
  }
  return (
    <div className="flex flex-col gap-5">
      <Today today={page.today} />
      <SettingsForm
        key={key}
        id={prayerFormId}
        validator={validator}
        defaultValues={opened.values}
        version={opened.version}
        canEdit={page.canEdit}
      >
        <TitledCard title="Pausing for prayer" className="flex flex-col gap-5">
          <CheckboxField
            name="is_on"
            label="Pause ordering around prayers"
            hint="Customers read until when, and order for later. Orders you already have stay as they are."
          />
          <ChoiceTiles
            label="Around these prayers"
            name="prayers"
            multiple
            columns={3}
            options={toOptions(prayers, prayerNames)}
          />
          {page.warnings.map((text) => (
            <Warning key={text}>{text}</Warning>
          ))}
          <FieldRow>
            <TextField label="Minutes before" name="minutes_before" inputMode="numeric" maxLength={2} required />
            <TextField label="Minutes after" name="minutes_after" inputMode="numeric" maxLength={2} required />
          </FieldRow>
          <fieldset>
            <legend className="text-label text-ink mb-1">Jumu’ah on Fridays</legend>
            <p className="text-meta text-quiet mb-3">
              A separate time, by your restaurant&apos;s clock, instead of Dhuhr. Leave both empty for none.
            </p>
            <FieldRow>
              <TextField label="From" name="jumuah_from" type="time" />
              <TextField label="Until" name="jumuah_to" type="time" />
            </FieldRow>
          </fieldset>
        </TitledCard>
        <TitledCard title="How times are calculated" className="flex flex-col gap-5">
          <SelectField label="Method" name="calculation" options={toOptions(calculations, calculationNames)} required />
          <FieldRow>
            <SelectField label="Asr" name="asr" options={toOptions(asrRules, asrNames)} required />
            <SelectField
              label="Fajr and Isha in the far north"
              name="high_latitude"
              options={toOptions(highLatitudeRules, highLatitudeNames)}
              required
            />
          </FieldRow>
        </TitledCard>
        <TitledCard title="Eid" className="flex flex-col gap-3">
          <p className="text-meta text-quiet">
            Next: {page.eids.join("; ")}. Hours of these days are set under{" "}
            <TextLink to={dashboardPaths.dashboardSettingsHours()}>Opening hours</TextLink>, as special days.
          </p>
          <CheckboxField
            name="eid_orders"
            label="Take orders for Eid up to 30 days ahead"
            hint="Other days can be ordered for a week ahead."
          />
        </TitledCard>
      </SettingsForm>
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;

function Today({ today }: { today: ReturnType<typeof useLoaderData<typeof loader>>["today"] }) {
  return (
    <TitledCard title="Today's prayer times">
      {today ? (
        <>
          <p className="text-meta text-quiet mt-0.5">
            {today.day}, {today.town}. Method: {today.method}. They are for guidance; your mosque&apos;s table may
            differ by a few minutes.
          </p>
          <div aria-label="Prayer times today" {...scrollable} className="relative mt-3 overflow-x-auto">
            <table className="text-body w-full">
              <thead className="text-small text-quiet text-start">
                <tr>
                  <th className="py-1.5 text-start font-normal">Prayer</th>
                  <th className="py-1.5 text-start font-normal">Begins</th>
                  <th className="py-1.5 text-start font-normal">Orders pause</th>
                </tr>
              </thead>
              <tbody>
                {today.rows.map(({ name, time, pause }) => (
                  <tr key={name} className="border-line border-t">
                    <th className="py-2 pe-3 text-start font-semibold">{name}</th>
                    <td className="py-2 pe-3 whitespace-nowrap tabular-nums">{time}</td>
                    <td className="py-2 tabular-nums">{pause ?? <span className="text-quiet">No</span>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        <p className="text-body mt-2">We do not know where you are yet. Please complete the address under Company.</p>
      )}
    </TitledCard>
  );
}
