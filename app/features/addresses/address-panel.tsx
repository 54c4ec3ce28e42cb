import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { Address } from "~/host/accounts.server";
import { paths } from "~/lib/paths";
import type { PlacesResponse, Suggestion } from "~/lib/place";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { FieldRow } from "~/ui/forms/field";
import { PlaceAssist, SuggestField } from "~/ui/forms/places/place-assist";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { type FormConstraint, useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";

type AddressPanelProps = {
  title: string;
  closeHref: string;
  lastResult?: SubmissionResult | null;
  /** Initial values. */
  entry: Partial<Address>;
  constraint: FormConstraint;
};

const schema = () => import("@domain/contract/accounts/address").then(({ addressRequest }) => addressRequest);

/** [ADDR-3…5] The form of one address; its schema is the host's. */
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
          <SubmitButton pendingLabel="Saving...">Save address</SubmitButton>
        </PanelFoot>
      </Form>
    </SidePanel>
  );
}

type StreetFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "autoComplete" | "id"> & {
  id: string;
  /** Ids of the fields that choosing a suggestion also fills. */
  cityId: string;
  zipId: string;
};

/** Number and street. With JavaScript addresses are suggested while typing; any text is accepted. */
function StreetField({ cityId, zipId, ...field }: StreetFieldProps) {
  const fill = async ({ id, text: name }: Suggestion, session: string) => {
    const place = await fetchPlace(paths.places({ id, name, session }));
    // Where the place cannot be loaded, the suggestion's text is used. A place without a street leaves the field empty.
    enter(field.id, place ? (place.street ?? "") : name);
    for (const [fieldId, value] of [
      [cityId, place?.city],
      [zipId, place?.zip],
    ] as const) {
      if (value) enter(fieldId, value)?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <div className="relative">
      <TextField label="Street address" autoComplete="street-address" {...field} />
      <PlaceAssist inputId={field.id} onChoose={(suggestion, session) => void fill(suggestion, session)} />
    </div>
  );
}

async function fetchPlace(href: string) {
  try {
    const answer: PlacesResponse = await (await fetch(href)).json();
    return answer.place;
  } catch {
    // Without network or a valid answer the form works without suggestions.
    return null;
  }
}

function enter(id: string, value: string) {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? Object.assign(input, { value }) : undefined;
}
