import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { ChoiceTiles } from "~/ui/forms/choice-tiles";
import { errorList, fieldProps } from "~/ui/forms/conform";
import { createValidator } from "~/ui/forms/create-validator";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { FieldRow } from "~/ui/forms/field-row";
import { PasswordField } from "~/ui/forms/password-field";
import { TextField } from "~/ui/forms/text-field";
import * as Validated from "~/ui/forms/validated-form";
import { addonSchema, signUpSchema } from "./schemas";

/** The way of the customer, auth and registration areas: conform. */
export function ConformDemo({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const [form, fields] = useForm({
    id: "sign-up-demo",
    lastResult,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signUpSchema }),
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-5.5">
      <ErrorSummary errors={errorList(form)} />
      <input type="hidden" name="intent" value="sign-up" />
      <TextField label="Email" type="email" autoComplete="off" {...fieldProps(fields.email)} />
      <PasswordField
        label="Password"
        autoComplete="off"
        hint="At least 8 characters"
        {...fieldProps(fields.password)}
      />
      <ChoiceTiles
        label="How you get it"
        {...fieldProps(fields.kind)}
        options={[
          { value: "delivery", label: "Delivery" },
          { value: "pickup", label: "Pickup" },
        ]}
      />
      <CheckboxField label="I agree to the terms" {...fieldProps(fields.terms)} />
      <SubmitButton name="demo" value="sign-up" pendingLabel="Creating account..." size="lg">
        Create account
      </SubmitButton>
    </Form>
  );
}

const addonValidator = createValidator(addonSchema);

/** The way of the dashboard and admin areas: remix-validated-form. */
export function ValidatedDemo() {
  return (
    <Validated.ValidatedForm
      id="addon-demo"
      validator={addonValidator}
      preventScrollReset
      className="flex flex-col gap-5.5"
    >
      <input type="hidden" name="intent" value="addon" />
      <FieldRow>
        <Validated.TextField name="name" label="Name" />
        <Validated.TextField name="price" label="Price" inputMode="decimal" />
      </FieldRow>
      <Validated.SelectField
        name="category"
        label="Category"
        placeholder="Choose a category"
        options={[
          { value: "sauce", label: "Sauces" },
          { value: "side", label: "Sides" },
        ]}
      />
      <Validated.TextArea name="description" label="Description" optional />
      <Validated.CheckboxField name="featured" label="Featured" />
      <Validated.SubmitButton pendingLabel="Saving..." size="lg">
        Save addon
      </Validated.SubmitButton>
    </Validated.ValidatedForm>
  );
}
