import { useLoaderData, useParams } from "@remix-run/react";
import { type ReactNode, useId, useRef } from "react";
import { cuisines } from "@domain/options";
import { businessTypes, usStates } from "@domain/registration/options";
import { ownerRecordRoles } from "@domain/values/choices";
import { CertifiedAs } from "~/features/halal-evidence/evidence-parts";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { FieldRow } from "~/ui/forms/field";
import { AddressAssist } from "~/ui/forms/places/address-assist";
import { SelectField, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import type { loader, Opened } from "./edit-page.server";

const editFormId = "restaurant";
const addressIds = {
  streetId: `${editFormId}-street_address`,
  cityId: `${editFormId}-city`,
  stateId: `${editFormId}-state`,
  zipId: `${editFormId}-zip_code`,
};

export { action, loader } from "./edit-page.server";

export const meta = () => [{ title: "Edit Restaurant Details · HalalGo" }];

/** [ADMIN-17] */
export default function EditRestaurant() {
  const page = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  return <RestaurantPanel key={id} page={page} closeHref={dashboardPaths.adminRestaurant(id)} />;
}

const validators = {
  withOwner: lazyValidator(async () => (await import("./schema")).editForms.withOwner),
  withoutOwner: lazyValidator(async () => (await import("./schema")).editForms.withoutOwner),
};

/** [ADMIN-17] The form of a restaurant, in a panel over its page. */
function RestaurantPanel({ page, closeHref }: { page: Opened; closeHref: string }) {
  // Keeps the values the form was opened with; reloading must not change what is being typed.
  const opened = useRef(page).current;
  return (
    <EditPanel
      wide
      title="Edit Restaurant Details"
      what="restaurant"
      formId={editFormId}
      validator={opened.hasOwner ? validators.withOwner : validators.withoutOwner}
      values={opened.values}
      version={opened.version ?? undefined}
      closeHref={closeHref}
      saveLabel="Save Changes"
    >
      <div className="flex flex-col gap-8">
        <BasicFields
          category={opened.values.category}
          cuisine={opened.values.cuisine_type}
          certifiedAs={opened.certifiedAs}
        />
        {opened.hasOwner && <OwnerFields />}
        <BusinessFields />
        <BankingFields />
      </div>
    </EditPanel>
  );
}

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));
const roles = ownerRecordRoles.map((role) => ({ value: role, label: role[0]?.toUpperCase() + role.slice(1) }));

/** [ADMIN-21] The registration's options, plus the restaurant's current value if it is none of them. */
const optionsWith = (options: readonly string[], current: string) =>
  [...options, ...(current && !options.includes(current) ? [current] : [])].map((value) => ({ value, label: value }));

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4.5">
      <div>
        <h3 id={id} className="text-card">
          {title}
        </h3>
        {hint && <p className="text-meta text-quiet mt-0.5">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** [ADMIN-18] */
function BasicFields({
  category,
  cuisine,
  certifiedAs,
}: {
  category: string;
  cuisine: string;
  certifiedAs: Parameters<typeof CertifiedAs>[0]["named"];
}) {
  return (
    <Part title="Basic Information">
      <CertifiedAs named={certifiedAs} />
      <TextField label="Restaurant name" name="name" required maxLength={120} />
      <TextField label="Phone" name="phone" type="tel" required maxLength={30} />
      <div className="relative">
        <TextField label="Address" name="street_address" required maxLength={200} />
        <AddressAssist {...addressIds} />
      </div>
      <FieldRow columns={3}>
        <TextField label="City" name="city" required maxLength={120} />
        <SelectField label="State" name="state" required placeholder="Choose one" options={states} />
        <TextField label="ZIP code" name="zip_code" required maxLength={10} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label="Category"
          name="category"
          required
          placeholder="Choose one"
          options={optionsWith(businessTypes, category)}
        />
        <SelectField
          label="Cuisine type"
          name="cuisine_type"
          required
          placeholder="Choose one"
          options={optionsWith(cuisines, cuisine)}
        />
      </FieldRow>
    </Part>
  );
}

/** [ADMIN-19] */
const OwnerFields = () => (
  <Part title="Owner Details" hint="The owner logs in with this address; both are told when it changes.">
    <FieldRow>
      <TextField label="First name" name="first_name" required maxLength={80} />
      <TextField label="Last name" name="last_name" required maxLength={80} />
    </FieldRow>
    <TextField label="Email" name="email" type="email" required maxLength={254} autoComplete="off" />
    <SelectField
      label="Role"
      name="role"
      required
      hint="How the owner's record names them. It changes no rights"
      placeholder="Choose one"
      options={roles}
    />
  </Part>
);

/** [ADMIN-20] */
const BusinessFields = () => (
  <Part title="Business Information">
    <FieldRow>
      <TextField label="Sales tax ID" name="sales_tax_id" optional maxLength={40} autoComplete="off" />
      <TextField label="WhatsApp number" name="whatsapp_number" type="tel" required maxLength={30} />
    </FieldRow>
  </Part>
);

/** [ADMIN-20] */
const BankingFields = () => (
  <Part
    title="Banking Information"
    hint="All three, or none if the restaurant has none. A number you do not change stays as it is."
  >
    <TextField label="Bank name" name="bank_name" maxLength={120} autoComplete="off" />
    <FieldRow>
      <TextField label="Routing number" name="routing_number" maxLength={20} autoComplete="off" />
      <TextField label="Account number" name="account_number" maxLength={30} autoComplete="off" />
    </FieldRow>
  </Part>
);
