import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { profileRequest } from "@domain/contract/account";
import { SubmitButton } from "~/ui/button";
import { errorList, fieldProps } from "~/ui/forms/conform";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FieldRow } from "~/ui/forms/field-row";
import { TextField } from "~/ui/forms/text-field";

type ProfileFormProps = {
  profile: { email: string; first_name?: string | null; last_name?: string | null; phone?: string | null };
  lastResult?: SubmissionResult<string[]>;
};

/** Names and phone; the e-mail is what one logs in with, and stays. */
export function ProfileForm({ profile, lastResult }: ProfileFormProps) {
  const { email, ...defaultValue } = profile;
  const [form, fields] = useForm({
    id: "profile",
    lastResult,
    defaultValue,
    constraint: getZodConstraint(profileRequest),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileRequest }),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
      <ErrorSummary errors={errorList(form)} />
      <FieldRow>
        <TextField label="First Name" autoComplete="given-name" {...fieldProps(fields.first_name)} />
        <TextField label="Last Name" autoComplete="family-name" {...fieldProps(fields.last_name)} />
      </FieldRow>
      <div>
        <p className="text-label text-ink">Email</p>
        <p className="text-body mt-1 break-words">{email}</p>
      </div>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        optional
        className="md:max-w-1/2"
        {...fieldProps(fields.phone)}
      />
      <div>
        <SubmitButton pendingLabel="Saving...">Save changes</SubmitButton>
      </div>
    </Form>
  );
}
