import { useLoaderData } from "@remix-run/react";
import { usStates } from "@domain/registration/options";
import { CertifiedAs } from "~/features/halal-evidence/evidence-parts";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { Card } from "~/ui/card";
import { RouteError } from "~/ui/feedback/route-error";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { FieldRow } from "~/ui/forms/field";
import { AddressAssist } from "~/ui/forms/places/address-assist";
import { SelectField, TextArea, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
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
      <Card as="section" aria-labelledby="company-title" className="flex flex-col gap-5">
        <div>
          <h2 id="company-title" className="text-section">
            Company {isSample && <SampleBadge />}
          </h2>
          <p className="text-meta text-quiet mt-0.5">What customers see of your restaurant, and how they reach you.</p>
        </div>
        <TextField label="Name" name="name" required maxLength={120} autoComplete="organization" />
        <CertifiedAs named={certifiedAs} />
        <FieldRow>
          <TextField label="Phone" name="phone" type="tel" required maxLength={30} autoComplete="tel" />
          <TextField label="Email" name="email" type="email" optional maxLength={254} autoComplete="email" />
        </FieldRow>
        <TextField label="Website" name="website" inputMode="url" optional maxLength={300} autoComplete="url" />
        <TextArea label="Description" name="description" optional rows={4} maxLength={1000} />
      </Card>
      <Card as="section" aria-labelledby="address-title" className="flex flex-col gap-5">
        <div>
          <h2 id="address-title" className="text-section">
            Address
          </h2>
          <p className="text-meta text-quiet mt-0.5">Delivery times and distances count from here.</p>
        </div>
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
      </Card>
    </SettingsForm>
  );
}

export const ErrorBoundary = () => <RouteError />;
