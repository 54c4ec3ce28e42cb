import { useLoaderData } from "@remix-run/react";
import { usStates } from "@domain/registration/options";
import { CertifiedAs } from "~/features/halal-evidence/evidence-parts";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { RouteError } from "~/ui/feedback/route-error";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { FieldRow } from "~/ui/forms/field";
import { AddressAssist } from "~/ui/forms/places/address-assist";
import { SelectField, TextArea, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { TitledCard } from "~/ui/layout/titled-card";
import type { loader } from "./company-page.server";

const companyFormId = "company";
const addressIds = {
  streetId: `${companyFormId}-street_address`,
  cityId: `${companyFormId}-city`,
  stateId: `${companyFormId}-state`,
  zipId: `${companyFormId}-zip_code`,
};

export { action, loader } from "./company-page.server";

export const meta = () => [{ title: "Company · Settings · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).companyForm);
const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

/** [SET-2] */
export default function Company() {
  const page = useLoaderData<typeof loader>();
  const { opened } = useOpenedValues(companyFormId, page);
  const { canEdit, certifiedAs, isSample, zones } = page;
  return (
    <SettingsForm
      id={companyFormId}
      validator={validator}
      defaultValues={opened.values}
      version={opened.version}
      canEdit={canEdit}
      closed={isSample ? "These details cannot be changed here." : undefined}
    >
      <TitledCard
        title={<>Company {isSample && <SampleBadge />}</>}
        text="What customers see of your restaurant, and how they reach you."
        className="flex flex-col gap-5"
      >
        <TextField label="Name" name="name" required maxLength={120} autoComplete="organization" />
        <CertifiedAs named={certifiedAs} />
        <FieldRow>
          <TextField label="Phone" name="phone" type="tel" required maxLength={30} autoComplete="tel" />
          <TextField label="Email" name="email" type="email" optional maxLength={254} autoComplete="email" />
        </FieldRow>
        <TextField label="Website" name="website" inputMode="url" optional maxLength={300} autoComplete="url" />
        <TextArea label="Description" name="description" optional rows={4} maxLength={1000} />
      </TitledCard>
      <TitledCard title="Address" text="Delivery times and distances count from here." className="flex flex-col gap-5">
        <div className="relative">
          <TextField label="Address" name="street_address" required maxLength={200} autoComplete="street-address" />
          <AddressAssist {...addressIds} />
        </div>
        <FieldRow columns={3}>
          <TextField label="City" name="city" required maxLength={120} autoComplete="address-level2" />
          <SelectField label="State" name="state" required placeholder="Choose one" options={states} />
          <TextField label="ZIP code" name="zip_code" required maxLength={10} autoComplete="postal-code" />
        </FieldRow>
        <SelectField
          label="Time zone"
          name="time_zone"
          required
          hint="Opening hours, orders and reports go by this clock"
          options={zones}
        />
      </TitledCard>
    </SettingsForm>
  );
}

export const ErrorBoundary = () => <RouteError />;
