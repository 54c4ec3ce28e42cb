import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { FieldRow } from "~/ui/forms/field";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { type FormConstraint, useLazyForm } from "~/ui/forms/validation/use-lazy-form";

type ProfileFormProps = {
  profile: {
    email: string;
    first_name?: string | null;
    last_name?: string | null;
    phone?: string | null;
    prayer_asr: string;
  };
  /** Customers alone have a header with their address. */
  isCustomer: boolean;
  lastResult?: SubmissionResult<string[]>;
  constraint: FormConstraint;
};

const schema = () => import("@domain/contract/accounts/account").then(({ profileRequest }) => profileRequest);

const prayerChoices = [
  { value: "off", label: "Do not show" },
  { value: "standard", label: "Show, Asr at the standard time" },
  { value: "hanafi", label: "Show, Asr at the Hanafi time" },
];

/** Names and phone; the e-mail is what one logs in with, and stays. */
export function ProfileForm({ profile, isCustomer, lastResult, constraint }: ProfileFormProps) {
  const { email, ...defaultValue } = profile;
  const [form, field] = useLazyForm({ id: "profile", lastResult, defaultValue, constraint, schema });
  return (
    <Form method="post" {...form.props} className="flex flex-col gap-5">
      {form.checks}
      <ErrorSummary errors={errorList(form)} />
      <FieldRow>
        <TextField label="First Name" autoComplete="given-name" {...field("first_name")} />
        <TextField label="Last Name" autoComplete="family-name" {...field("last_name")} />
      </FieldRow>
      <div>
        <p className="text-label text-ink">Email</p>
        <p className="text-body mt-1 break-words">{email}</p>
      </div>
      <TextField label="Phone" type="tel" autoComplete="tel" optional className="md:max-w-1/2" {...field("phone")} />
      {isCustomer && (
        <SelectField
          label="Next prayer beside your address"
          hint="Worked out for the address you order to, by the method of North America (ISNA). A help to plan."
          options={prayerChoices}
          className="md:max-w-1/2"
          {...field("prayer_asr")}
        />
      )}
      <div>
        <SubmitButton pendingLabel="Saving...">Save changes</SubmitButton>
      </div>
    </Form>
  );
}
