import { useActionData } from "@remix-run/react";
import { type ComponentProps, createContext, useContext } from "react";
import {
  type FormProps,
  useField,
  useFormContext,
  useIsSubmitting,
  ValidatedForm as LibraryForm,
} from "remix-validated-form";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Button, type ButtonProps } from "../button";
import { CheckboxField as PlainCheckboxField } from "./checkbox-field";
import {
  ChipChoices as PlainChips,
  ChoiceTiles as PlainChoiceTiles,
  RadioGroup as PlainRadioGroup,
} from "./choice-tiles";
import { PasswordField as PlainPasswordField } from "./password-field";
import { SelectField as PlainSelectField } from "./select-field";
import { TextArea as PlainTextArea, TextField as PlainTextField } from "./text-field";
import { ErrorSummary } from "./validation/error-summary";

const FormId = createContext("form");
const FormDefaults = createContext<Record<string, unknown> | null>(null);

type ValidatedFormProps<Data> = Omit<FormProps<Data, undefined>, "id"> & { id: string };

/**
 * A form of dashboard and admin area (remix-validated-form). Needs an id; its fields are those exported below, whose
 * ids are `‹form id›-‹name›`. The action answers `invalidForm(result.error, result.submittedData)`.
 */
export function ValidatedForm<Data extends Record<string, unknown>>(props: ValidatedFormProps<Data>) {
  const { children, method = "post", ...rest } = props;
  return (
    <LibraryForm<Data, undefined> {...rest} method={method} noValidate disableFocusOnError>
      <FormId.Provider value={rest.id}>
        <FormDefaults.Provider value={rest.defaultValues ?? null}>
          <RefusedSummary formId={rest.id} />
          {children}
        </FormDefaults.Provider>
      </FormId.Provider>
    </LibraryForm>
  );
}

/** Shown after a refusal by the server or by validation in the browser. */
function RefusedSummary({ formId }: { formId: string }) {
  const { fieldErrors, hasBeenSubmitted } = useFormContext();
  const actionData = useActionData<{ formId?: string; fieldErrors?: object }>();
  const refused = hasBeenSubmitted || (actionData?.formId === formId && actionData.fieldErrors !== undefined);
  if (!refused) return null;
  const errors = Object.entries(fieldErrors).map(([name, message]) => ({ id: `${formId}-${name}`, message }));
  return <ErrorSummary errors={errors} />;
}

/** The form's state of one field. */
function useWiring({ name, id, errors }: { name: string; id?: string; errors?: readonly string[] }) {
  const formId = useContext(FormId);
  const { error, defaultValue: stored, getInputProps } = useField(name);
  const own = useContext(FormDefaults);
  const actionData = useActionData<{ formId?: string; repopulateFields?: object }>();
  const isRefused = actionData?.repopulateFields !== undefined && (actionData.formId ?? formId) === formId;
  // A form that takes another's place (the next order at the till) has its id, and the library still stores the values of
  // the one before; a select keeps what it is mounted with. What was refused, and fields of lists, are the library's.
  const defaultValue = own && !isRefused && !/[.[]/.test(name) ? own[name] : stored;
  const { onChange, onBlur } = getInputProps<{ onChange?: () => void; onBlur?: () => void }>();
  // Before hydration is complete the form's handlers would find no form.
  const checks = useHydrated() ? { onChange, onBlur } : {};
  const common = { id: id ?? `${formId}-${name}`, errors: error ? [error] : errors, ...checks };
  return { common, withValue: { ...common, defaultValue } };
}

export function TextField(props: ComponentProps<typeof PlainTextField>) {
  return <PlainTextField {...props} {...useWiring(props).withValue} />;
}

export function PasswordField(props: ComponentProps<typeof PlainPasswordField>) {
  return <PlainPasswordField {...props} {...useWiring(props).common} />;
}

export function TextArea(props: ComponentProps<typeof PlainTextArea>) {
  return <PlainTextArea {...props} {...useWiring(props).withValue} />;
}

export function SelectField(props: ComponentProps<typeof PlainSelectField>) {
  return <PlainSelectField {...props} {...useWiring(props).withValue} />;
}

export function CheckboxField(props: ComponentProps<typeof PlainCheckboxField>) {
  return <PlainCheckboxField {...props} {...useWiring(props).withValue} />;
}

export function RadioGroup(props: ComponentProps<typeof PlainRadioGroup>) {
  return <PlainRadioGroup {...props} {...useWiring(props).withValue} />;
}

export function ChipChoices(props: ComponentProps<typeof PlainChips>) {
  return <PlainChips {...props} {...useWiring(props).withValue} />;
}

export function ChoiceTiles(props: ComponentProps<typeof PlainChoiceTiles>) {
  return <PlainChoiceTiles {...props} {...useWiring(props).withValue} />;
}

/** Submits the surrounding form and shows its pending state. */
export function SubmitButton(props: ButtonProps) {
  const pending = useIsSubmitting();
  return <Button type="submit" {...props} pending={pending} />;
}

/** The field `is_active` of an edit form. */
export function ActiveField({ hint }: { hint?: string }) {
  return (
    <RadioGroup
      label="Status"
      name="is_active"
      hint={hint}
      options={[
        { value: "true", label: "Active" },
        { value: "false", label: "Inactive" },
      ]}
    />
  );
}
