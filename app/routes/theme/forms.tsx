import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { CheckboxField, CheckRow } from "~/ui/forms/checkbox-field";
import { ChipChoices, ChoiceTiles, RadioGroup } from "~/ui/forms/choice-tiles";
import { FieldRow } from "~/ui/forms/field";
import { PasswordField } from "~/ui/forms/password-field";
import { Combobox } from "~/ui/forms/places/combobox";
import { SuggestField } from "~/ui/forms/places/place-assist";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { SelectField } from "~/ui/forms/select-field";
import { StepperButtons, StepperField } from "~/ui/forms/stepper-field";
import { Switch } from "~/ui/forms/switch";
import { TextArea, TextField } from "~/ui/forms/text-field";
import * as Validated from "~/ui/forms/validated-form";
import { errorList, fieldProps } from "~/ui/forms/validation/conform";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { ErrorSummary, FormError } from "~/ui/forms/validation/error-summary";
import { Money } from "~/ui/money";
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

const cuisines = ["Pakistani", "Syrian", "Middle Eastern", "Indian", "Turkish", "Afghan"].map((name) => ({
  value: name,
  label: name,
}));

export function Fields({ switchedOn }: { switchedOn: boolean }) {
  return (
    <>
      <FieldRow>
        <TextField name="city" label="City" defaultValue="Bristol" autoComplete="address-level2" />
        <TextField name="zip" label="Zip/post code" hint="Five digits" inputMode="numeric" autoComplete="postal-code" />
        <TextField
          name="contact"
          label="Email"
          type="email"
          defaultValue="amina@"
          errors={["Please enter a valid email"]}
        />
        <PasswordField name="secret" label="Password" autoComplete="off" />
        <SelectField name="state" label="State" placeholder="Choose a state" options={[{ value: "CT", label: "CT" }]} />
        <Combobox name="cuisine" label="Cuisine type" options={cuisines} placeholder="Choose a cuisine" />
        <SuggestField name="town" label="Town" optional suggestions={["Bristol", "Plainville", "Southington"]} />
        <TextField name="search" label="Search" type="search" start="magnifying-glass" compact />
        <TextField name="closed" label="Restaurant id" defaultValue="HG-2047" disabled />
      </FieldRow>
      <TextArea name="note" label="Delivery instructions" optional hint="Gate code, floor, where to ring" />
      <FormError title="Invalid email or password." detail="Check both and try again." />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CheckboxField name="featured-sample" label="Featured" defaultChecked />
        <CheckboxField name="offer-sample" label="Offer" />
        <CheckboxField name="disabled-sample" label="Not available" disabled />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="switch" />
          <Switch name="switch" label="Accept orders" word={switchedOn ? "On" : "Off"} on={switchedOn} />
        </Form>
      </div>
      <CheckboxField name="agree" label="I agree to the terms" errors={["Agree to the terms to continue"]} />
      <RadioGroup
        name="sort"
        label="Sort by"
        defaultValue="relevance"
        options={[
          { value: "relevance", label: "Relevance" },
          { value: "rating", label: "Top rated" },
        ]}
      />
      <ChoiceTiles
        name="size"
        label="Size"
        defaultValue="large"
        options={[
          { value: "regular", label: "Regular" },
          { value: "large", label: "Large", end: <Money cents={100} signed /> },
        ]}
      />
      <fieldset>
        <legend className="text-label text-ink mb-1">
          Add-ons <span className="text-quiet font-normal">Optional</span>
        </legend>
        <CheckRow
          roomy
          name="addons"
          value="garlic"
          label="Garlic yoghurt"
          end={<Money cents={75} signed />}
          defaultChecked
        />
        <CheckRow roomy name="addons" value="rice" label="Extra saffron rice" end={<Money cents={300} signed />} />
      </fieldset>
      <ChipChoices
        name="tip"
        label="Tip"
        defaultValue="0"
        options={[
          { value: "0", label: "No tip" },
          { value: "200", label: <Money cents={200} /> },
          { value: "400", label: <Money cents={400} /> },
          { value: "other", label: "Other amount" },
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SegmentedControl
          name="mode"
          legend="How you get it"
          defaultValue="delivery"
          options={[
            { value: "delivery", label: "Delivery", icon: "moped" },
            { value: "pickup", label: "Pickup", icon: "shopping-bag" },
          ]}
        />
        <StepperField name="quantity" label="Quantity" />
        <Form method="get" preventScrollReset>
          <StepperButtons name="count" label="Quantity in the cart" value={2} removeAtZero />
        </Form>
      </div>
    </>
  );
}
