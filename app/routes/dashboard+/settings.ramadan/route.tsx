import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormContext } from "remix-validated-form";
import { weekdays } from "@domain/local-time";
import { categoryLabel } from "@domain/options";
import { ClosedOrders } from "~/features/settings/closed-orders";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { Warning } from "~/features/settings/warning";
import { Card } from "~/ui/card";
import { RouteError } from "~/ui/feedback/route-error";
import { FieldRow } from "~/ui/forms/field";
import { HoursTable } from "~/ui/forms/hours-table";
import { CheckboxField, ChoiceTiles, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { TitledCard } from "~/ui/layout/titled-card";
import type { loader } from "./ramadan-page.server";

const ramadanFormId = "ramadan";

export { action, loader } from "./ramadan-page.server";

export const meta = () => [{ title: "Ramadan · Settings · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).ramadanForm);

/** [PRAYER-3] */
export default function Ramadan() {
  const page = useLoaderData<typeof loader>();
  const { opened, key } = useOpenedValues(ramadanFormId, page);
  return (
    <SettingsForm
      key={key}
      id={ramadanFormId}
      validator={validator}
      defaultValues={opened.values}
      version={opened.version}
      canEdit={page.canEdit}
    >
      <ClosedOrders orders={page.closedOrders} />
      <RamadanFields page={opened} />
    </SettingsForm>
  );
}

function RamadanFields({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { fieldErrors } = useFormContext();
  const typed = useActionData<{ repopulateFields?: { operatingHours?: unknown } }>()?.repopulateFields;
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([name, message]) => [name, [message]]));
  return (
    <>
      <TitledCard title="Ramadan" text={<>{page.when}</>} className="flex flex-col gap-4">
        <CheckboxField name="is_on" label="Keep our own hours in Ramadan, and take orders for iftar and suhoor" />
        {page.warnings.map((text) => (
          <Warning key={text}>{text}</Warning>
        ))}
      </TitledCard>
      <HoursTable
        id={`${ramadanFormId}-operatingHours`}
        form={ramadanFormId}
        title="Hours in Ramadan"
        typed={typed?.operatingHours ?? page.week ?? usual}
        errors={errors}
        text="Instead of your opening hours, on every day of Ramadan. Holidays and special days still count. To be open for suhoor, close after Fajr. Orders for the first suhoor, in the night before, are taken as well."
      />
      <CheckboxField name="same" label="Use Monday’s hours every day" />
      <Meal
        kind="iftar"
        title="Iftar"
        text="Orders arrive before Maghrib at the customer’s address. Choose what is on the iftar menu, or nothing for the whole menu."
        categories={page.categories}
      >
        <FieldRow>
          <TextField
            label="Minutes before Maghrib"
            name="iftar_minutes"
            hint="How early an order has to arrive"
            inputMode="numeric"
            required
            maxLength={2}
          />
          <TextField
            label="Orders per ten minutes"
            name="most_orders"
            optional
            hint="The most you make for the same ten minutes before Maghrib. Leave empty for no limit"
            inputMode="numeric"
            maxLength={3}
          />
        </FieldRow>
      </Meal>
      <Meal
        kind="suhoor"
        title="Suhoor"
        text="Orders arrive before Fajr, on days when you are open then. Choose what is on the suhoor menu, or nothing for the whole menu."
        categories={page.categories}
      >
        <FieldRow>
          <TextField
            label="Minutes before Fajr"
            name="suhoor_minutes"
            hint="How early an order has to arrive, to leave time to eat"
            inputMode="numeric"
            required
            maxLength={3}
          />
          <TextField
            label="Last order for suhoor"
            name="last_suhoor"
            type="time"
            optional
            hint="By your clock. Leave empty: as long as your kitchen has time"
          />
        </FieldRow>
      </Meal>
    </>
  );
}

interface MealProps {
  kind: "iftar" | "suhoor";
  title: string;
  text: string;
  categories: readonly string[];
  children: ReactNode;
}

function Meal({ kind, title, text, categories, children }: MealProps) {
  return (
    <Card as="section" aria-labelledby={`${kind}-title`} className="flex flex-col gap-5">
      <div>
        <h2 id={`${kind}-title`} className="text-section">
          {title}
        </h2>
        <p className="text-meta text-quiet mt-0.5">{text}</p>
      </div>
      {children}
      {categories.length > 0 && (
        <ChoiceTiles
          label={`${title} menu`}
          name={`${kind}_categories`}
          multiple
          columns={3}
          options={categories.map((name) => ({ value: name, label: categoryLabel(name) }))}
        />
      )}
    </Card>
  );
}

/** The default hours: 3 PM to midnight. */
const usual = weekdays.map((day) => ({
  day,
  fromTime: "15:00",
  toTime: "00:00",
  isOpen: "on",
}));

export const ErrorBoundary = () => <RouteError />;
