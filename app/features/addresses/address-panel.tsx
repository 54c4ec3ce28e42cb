import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useRef } from "react";
import type { Address } from "~/host/accounts.server";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { type EditConflict, OwnConflict } from "~/ui/forms/conflict-notice";
import { FieldRow } from "~/ui/forms/field";
import { AddressAssist } from "~/ui/forms/places/address-assist";
import { SuggestField } from "~/ui/forms/places/place-assist";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { type FormConstraint, useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";

/** Initial values; `placeId` names the suggestion that they are from. */
export type AddressEntry = Partial<Address> & { placeId?: string | null };

type AddressPanelProps = {
  title: string;
  closeHref: string;
  lastResult?: SubmissionResult | null;
  /** After a change of the same address in another tab. */
  conflict?: EditConflict | null;
  entry: AddressEntry;
  constraint: FormConstraint;
};

const schema = () => import("@domain/contract/accounts/address").then(({ addressRequest }) => addressRequest);

/** [ADDR-3…5] The form of one address; its schema is the host's. */
export function AddressPanel({ title, closeHref, lastResult, conflict, entry, constraint }: AddressPanelProps) {
  // Stays as it was when the form opened: a reload for other news must not pass for having read a newer change.
  const openedWith = useRef(entry.version).current;
  const [form, field] = useLazyForm({
    lastResult,
    constraint,
    schema,
    defaultValue: addressValues(entry),
  });
  return (
    <SidePanel title={title} closeHref={closeHref}>
      <Form method="post" preventScrollReset {...form.props} className="panel-form">
        {form.checks}
        <PanelBody className="grid content-start gap-5.5">
          <ErrorSummary errors={errorList(form)} />
          <OwnConflict what="address" conflict={conflict} openedWith={openedWith} />
          <SuggestField
            label="Label"
            hint="Home, Work, or a name of your own."
            suggestions={["Home", "Work"]}
            {...field("label")}
          />
          <div className="relative">
            <TextField label="Street address" autoComplete="street-address" {...field("address")} />
            <AddressAssist
              streetId={field("address").id}
              cityId={field("city").id}
              zipId={field("zipcode").id}
              placeId={entry.placeId}
            />
          </div>
          <FieldRow>
            <TextField label="City" autoComplete="address-level2" {...field("city")} />
            <TextField label="ZIP code" autoComplete="postal-code" {...field("zipcode")} />
          </FieldRow>
          <TextField label="Contact name" autoComplete="name" {...field("contact_name")} />
          <FieldRow>
            <TextField label="Contact phone" type="tel" autoComplete="tel" {...field("contact_phone")} />
            <TextField label="Contact email" type="email" autoComplete="email" {...field("contact_email")} />
          </FieldRow>
          <CheckboxField label="Use as my default address" {...field("is_default")} />
        </PanelBody>
        <PanelFoot>
          <ButtonLink variant="secondary" to={closeHref} preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton pendingLabel="Saving...">{conflict ? "Save anyway" : "Save address"}</SubmitButton>
        </PanelFoot>
      </Form>
    </SidePanel>
  );
}

/** The form's values, by field. */
export const addressValues = (entry: AddressEntry) => ({
  label: entry.label,
  contact_name: entry.contactName,
  contact_email: entry.contactEmail,
  contact_phone: entry.contactPhone,
  address: entry.address,
  city: entry.city,
  zipcode: entry.zipcode,
  is_default: entry.isDefault,
});
