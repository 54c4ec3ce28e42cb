import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { type EditConflict, OwnConflict } from "~/ui/forms/conflict-notice";
import { FieldRow } from "~/ui/forms/field";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { useOpened } from "~/ui/forms/use-opened";
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
  /** Only customers have a header with their address. */
  isCustomer: boolean;
  /** undefined where the host has no versions. */
  version: number | undefined;
  lastResult?: SubmissionResult<string[]>;
  /** After a change of the profile in another tab. */
  conflict: EditConflict | null | undefined;
  constraint: FormConstraint;
};

const schema = () => import("@domain/contract/accounts/account").then(({ profileRequest }) => profileRequest);

const prayerChoices = [
  { value: "off", label: "Do not show" },
  { value: "standard", label: "Show, Asr at the standard time" },
  { value: "hanafi", label: "Show, Asr at the Hanafi time" },
];

export const prayerLabel = (value: unknown): string =>
  prayerChoices.find((choice) => choice.value === value)?.label ?? String(value ?? "");

export const profileLabels = {
  first_name: "First Name",
  last_name: "Last Name",
  phone: "Phone",
  prayer_asr: "Next prayer beside your address",
};

const isProfile = (sent: FormData) => sent.has("first_name");

/** Names and phone; the e-mail identifies the account and cannot be changed. */
export function ProfileForm({ profile, version, isCustomer, lastResult, conflict, constraint }: ProfileFormProps) {
  const { email, ...defaultValue } = profile;
  const [form, field] = useLazyForm({ id: "profile", lastResult, defaultValue, constraint, schema });
  const openedWith = useOpened(version, lastResult !== undefined, isProfile);
  return (
    <Form method="post" preventScrollReset {...form.props} className="flex flex-col gap-5">
      {form.checks}
      <ErrorSummary errors={errorList(form)} />
      <OwnConflict what="profile" conflict={conflict} openedWith={openedWith} />
      <FieldRow>
        <TextField label={profileLabels.first_name} autoComplete="given-name" {...field("first_name")} />
        <TextField label={profileLabels.last_name} autoComplete="family-name" {...field("last_name")} />
      </FieldRow>
      <div>
        <p className="text-label text-ink">Email</p>
        <p className="text-body mt-1 break-words">{email}</p>
      </div>
      <TextField
        label={profileLabels.phone}
        type="tel"
        autoComplete="tel"
        optional
        className="md:max-w-1/2"
        {...field("phone")}
      />
      {isCustomer && (
        <SelectField
          label={profileLabels.prayer_asr}
          hint="Calculated for the address you order to, by the method of North America (ISNA). For guidance only."
          options={prayerChoices}
          className="md:max-w-1/2"
          {...field("prayer_asr")}
        />
      )}
      <div>
        <SubmitButton pendingLabel="Saving...">{conflict ? "Save anyway" : "Save changes"}</SubmitButton>
      </div>
    </Form>
  );
}
