import { SubmitButton } from "~/ui/button";
import { FieldRow } from "~/ui/forms/field";
import { AddressAssist } from "~/ui/forms/places/address-assist";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { errorList } from "~/ui/forms/validation/conform";
import { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import { TitledCard } from "~/ui/layout/titled-card";
import { StepForm, type StepProps } from "./step-form";

const schema = () => import("./schemas").then(({ businessStep }) => businessStep);

/** [WIZ-2…7] */
export function BusinessStep({ page, lastResult }: StepProps) {
  const { values, constraint, choices } = page;
  const [form, field] = useLazyForm({ lastResult, constraint, schema, defaultValue: values });
  return (
    <StepForm
      step={1}
      form={form}
      errors={errorList(form)}
      next={
        <SubmitButton size="lg" iconEnd="arrow-right" name="intent" value="next" className="max-md:w-full md:min-w-45">
          Next Step
        </SubmitButton>
      }
    >
      <TitledCard title="Your business" className="flex flex-col gap-5.5">
        <FieldRow>
          <TextField
            label="Business legal name"
            hint="As it is registered with the state"
            autoComplete="organization"
            {...field("legalName")}
          />
          <TextField label="DBA name" hint="What customers will see" {...field("dbaName")} />
        </FieldRow>
        <FieldRow>
          <SelectField
            label="Business category"
            placeholder="Choose a category"
            options={choices.categories}
            {...field("category")}
          />
          <SelectField
            label="Cuisine type"
            placeholder="Choose a cuisine"
            options={choices.cuisines}
            {...field("cuisineType")}
          />
        </FieldRow>
        <FieldRow>
          <TextField label="Sales Tax ID" hint="Of your state" autoComplete="off" {...field("salesTaxId")} />
          <TextField
            label="Business phone"
            hint="Area code first, for example 860 555 0142"
            type="tel"
            autoComplete="tel"
            {...field("restaurantPhone")}
          />
        </FieldRow>
      </TitledCard>
      <TitledCard title="Where it is" className="flex flex-col gap-5.5">
        <div className="relative">
          <TextField label="Business address" autoComplete="street-address" {...field("streetAddress")} />
          <AddressAssist
            streetId={field("streetAddress").id}
            cityId={field("city").id}
            stateId={field("state").id}
            zipId={field("zipCode").id}
          />
        </div>
        <FieldRow columns={3}>
          <TextField label="City" autoComplete="address-level2" {...field("city")} />
          <SelectField
            label="State"
            placeholder="Choose a state"
            options={choices.states}
            autoComplete="address-level1"
            {...field("state")}
          />
          <TextField
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            {...field("zipCode")}
          />
        </FieldRow>
      </TitledCard>
    </StepForm>
  );
}
