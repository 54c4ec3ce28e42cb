import type { FieldMetadata } from "@conform-to/react";
import type { SummaryError } from "./error-summary";
import type { ReportedErrors } from "./form-checks";

/** The parts of conform's field metadata that our fields need, independent of the schema's type. */
type AnyField = Pick<FieldMetadata, "id" | "name" | "errors" | "required" | "formId"> & { initialValue?: unknown };

/**
 * Spread into any of our fields: `<TextField label="Email" {...fieldProps(fields.email)} />`.
 * In lists add `key={field.key}`.
 */
export function fieldProps(field: AnyField) {
  return {
    id: field.id,
    name: String(field.name),
    form: String(field.formId),
    errors: field.errors,
    required: field.required,
    defaultValue: toText(field.initialValue),
  };
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

type AnyForm = ReportedErrors & { id: string };

/** All errors of a refused form, for the summary; errors without a field link to the form. */
export function errorList(form: AnyForm): SummaryError[] {
  if (form.status !== "error") return [];
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({ id: name ? `${form.id}-${name}` : form.id, message })),
  );
}
