import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { Address } from "~/host/addresses.server";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { errorList } from "~/ui/forms/conform";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FieldRow } from "~/ui/forms/field-row";
import { SuggestField } from "~/ui/forms/suggest-field";
import { TextField } from "~/ui/forms/text-field";
import { type FormConstraint, useLazyForm } from "~/ui/forms/use-lazy-form";
import { PanelBody, PanelFoot } from "~/ui/panel-parts";
import { SidePanel } from "~/ui/side-panel";
import { StreetField } from "./street-field";

type AddressPanelProps = {
  title: string;
  closeHref: string;
  lastResult?: SubmissionResult | null;
  /** What stands in a new form. */
  entry: Partial<Address>;
  constraint: FormConstraint;
};

const schema = () => import("@domain/contract/address").then(({ addressRequest }) => addressRequest);

/** [ADDR-3…5] One entry of the address book; its schema is the host's own. */
export function AddressPanel({ title, closeHref, lastResult, entry, constraint }: AddressPanelProps) {
  const [form, field] = useLazyForm({
    lastResult,
    constraint,
    schema,
    defaultValue: {
      label: entry.label,
      contact_name: entry.contactName,
      contact_email: entry.contactEmail,
      contact_phone: entry.contactPhone,
      address: entry.address,
      city: entry.city,
      zipcode: entry.zipcode,
      is_default: entry.isDefault,
    },
  });
  return (
    <SidePanel title={title} closeHref={closeHref}>
      <Form method="post" preventScrollReset {...form.props} className="panel-form">
        {form.checks}
        <PanelBody className="grid content-start gap-5.5">
          <ErrorSummary errors={errorList(form)} />
          <SuggestField
            label="Label"
            hint="Home, Work, or a name of your own."
            suggestions={["Home", "Work"]}
            {...field("label")}
          />
          <StreetField {...field("address")} cityId={field("city").id} zipId={field("zipcode").id} />
          <FieldRow>
            <TextField label="City" autoComplete="address-level2" {...field("city")} />
            <TextField label="Zip code" autoComplete="postal-code" {...field("zipcode")} />
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
          <SubmitButton pendingLabel="Saving...">Save address</SubmitButton>
        </PanelFoot>
      </Form>
    </SidePanel>
  );
}
