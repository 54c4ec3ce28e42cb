import { useActionData, useLoaderData } from "@remix-run/react";
import { relationsToBusiness } from "@domain/registration/options";
import { StepForm, type StepProps } from "~/features/registration/step-form";
import type { runWizard } from "~/features/registration/wizard-action.server";
import { WizardFrame } from "~/features/registration/wizard-frame";
import type { loadWizard } from "~/features/registration/wizard-page.server";
import { SubmitButton } from "~/ui/button";
import { FieldRow } from "~/ui/forms/field";
import { HoursTable } from "~/ui/forms/hours-table";
import { NewPasswordField } from "~/ui/forms/new-password-field";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TitledCard } from "~/ui/layout/titled-card";

export { runWizard as action } from "~/features/registration/wizard-action.server";
export { loadWizard as loader } from "~/features/registration/wizard-page.server";

export const meta = () => [{ title: "Register your Business · HalalGo" }];

/** Step 2 of a business's registration. */
export default function ContactStepPage() {
  const page = useLoaderData<typeof loadWizard>();
  const actionData = useActionData<typeof runWizard>();
  return (
    <WizardFrame page={page}>
      <ContactStep page={page} lastResult={actionData?.lastResult ?? page.problem} />
    </WizardFrame>
  );
}

const schema = () => import("~/features/registration/schemas").then((all) => all.contactStepWithoutPassword);
const schemaWithPassword = () => import("~/features/registration/schemas").then((all) => all.contactStepWithPassword);
const relations = relationsToBusiness.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

/** [WIZ-8…12] */
function ContactStep({ page, lastResult }: StepProps) {
  const { values, constraint, hasPassword } = page;
  const [form, field] = useLazyForm({
    lastResult,
    constraint,
    schema: hasPassword ? schemaWithPassword : schema,
    defaultValue: values,
  });
  return (
    <StepForm
      step={2}
      form={form}
      errors={errorList(form)}
      next={
        <SubmitButton size="lg" iconEnd="arrow-right" name="intent" value="next" className="max-md:w-full md:min-w-45">
          Next
        </SubmitButton>
      }
    >
      <HoursTable
        id={field("operatingHours").id}
        form={form.id}
        typed={lastResult?.initialValue?.operatingHours ?? values.operatingHours}
        errors={form.allErrors}
        copiesWithoutScripts
      />
      <TitledCard title="Delivery" className="flex flex-col gap-5.5">
        <TextField
          label="How far do you deliver? (miles)"
          hint="In a straight line around your address. You can change it later in Settings"
          inputMode="decimal"
          optional
          className="md:max-w-80"
          {...field("deliveryRadius")}
          maxLength={6}
        />
        <FieldRow>
          <TextField
            label="ZIP codes you deliver to"
            hint="However far they are. Commas or spaces between"
            optional
            {...field("deliveryZipCodes")}
            maxLength={2000}
          />
          <TextField
            label="ZIP codes left out"
            hint="You never deliver there"
            optional
            {...field("excludedZipCodes")}
            maxLength={2000}
          />
        </FieldRow>
      </TitledCard>
      <TitledCard
        title="Contact details"
        text="The person we call about this application. They also get the first owner account."
        className="flex flex-col gap-5.5"
      >
        <FieldRow>
          <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
          <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
        </FieldRow>
        <FieldRow>
          <TextField
            label="WhatsApp phone"
            hint="Area code first, for example 860 555 0142"
            type="tel"
            autoComplete="tel"
            {...field("whatsappNumber")}
          />
          <SelectField
            label="Relation to business"
            hint="For example owner or manager"
            placeholder="Choose one"
            options={relations}
            {...field("relationToBusiness")}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label="Email"
            hint="You log in with this address"
            type="email"
            autoComplete="username"
            {...field("email")}
          />
          <NewPasswordField
            label="Password"
            hint={hasPassword ? "Saved. Type another one to change it." : "At least 8 characters"}
            {...field("password")}
            required={!hasPassword}
          />
        </FieldRow>
      </TitledCard>
    </StepForm>
  );
}
