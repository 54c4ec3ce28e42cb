import type { GenericObject, Validator } from "remix-validated-form";
import type * as z from "zod";
import { installIssueTexts } from "@domain/values/issue-texts";
import { formIdField } from "~/framework/forms/form-fields";
import { readFormEntries } from "./form-entries";

installIssueTexts();

type Issue = { path: PropertyKey[]; message: string };

/**
 * A remix-validated-form validator over a zod 4 schema (its own adapter fits zod 3 only). Names such as `sizes[0].price`
 * become nested data, empty strings count as missing, and each field gets its first message, keyed by the field's name.
 */
export function createValidator<Output>(schema: z.ZodType<Output>): Validator<Output> {
  return {
    async validate(form) {
      const { [formIdField]: formId, ...values } = readFormEntries(listEntries(form));
      const common = { submittedData: values, formId: typeof formId === "string" ? formId : undefined };
      const result = await schema.safeParseAsync(withoutEmptyFields(values));
      if (result.success) return { ...common, data: result.data, error: undefined };
      const { subaction } = values;
      return {
        ...common,
        data: undefined,
        error: {
          fieldErrors: fieldErrors(result.error.issues),
          formId: common.formId,
          subaction: typeof subaction === "string" ? subaction : undefined,
        },
      };
    },
    async validateField(form, field) {
      const result = await schema.safeParseAsync(withoutEmptyFields(readFormEntries(listEntries(form))));
      return result.success ? {} : { error: fieldErrors(result.error.issues)[field] };
    },
  };
}

/** `["sizes", 0, "price"]` is the field `sizes[0].price`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name === "" ? String(key) : `${name}.${String(key)}`;
  }, "");
}

function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[fieldName(issue.path)] ??= issue.message;
  return errors;
}

function listEntries(form: FormData | GenericObject): Iterable<[string, unknown]> {
  return form instanceof FormData ? form.entries() : Object.entries(form);
}

/** An empty text counts as missing, as in conform, so that one schema serves both. */
function withoutEmptyFields(value: unknown): unknown {
  if (value === "") return undefined;
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutEmptyFields(part)]));
}
