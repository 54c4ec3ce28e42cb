import type { ReactNode } from "react";
import { animalLabels, animals } from "@domain/halal/profile";
import { findInvoiceKind, invoiceSlots, type UploadKind } from "@domain/registration/uploads";
import { SubmitButton } from "~/ui/button";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { FieldError } from "~/ui/forms/field";
import { TextField } from "~/ui/forms/text-field";

interface HalalSuppliersProps {
  errors: Record<string, string[] | null | undefined>;
  formId: string;
  /** As submitted, unvalidated. */
  suppliers: unknown;
  /** Problems of the list as a whole. */
  whole: string[] | undefined;
  /** Renders an upload slot. */
  upload: (of: { kind: UploadKind; label: string; hint: string }) => ReactNode;
}

interface Supplier {
  slot: string;
  name: string;
  animals: string[];
  certifier: string;
}

/** The suppliers in unvalidated input. */
function suppliersIn(typed: unknown): Supplier[] {
  if (!Array.isArray(typed)) return [];
  return typed.map((one: unknown, index) => {
    const fields = new Map<string, unknown>(Object.entries(Object(one)));
    const text = (key: string) => String(fields.get(key) ?? "");
    const meat = fields.get("animals");
    return {
      slot: text("slot") || String(index),
      name: text("name"),
      animals: (Array.isArray(meat) ? meat : [meat]).filter((animal) => typeof animal === "string"),
      certifier: text("certifier"),
    };
  });
}

/** Meat suppliers. Adding and removing are submit buttons, with and without JavaScript. */
export function HalalSuppliers({ errors, formId, suppliers: typed, upload, whole }: HalalSuppliersProps) {
  const suppliers = suppliersIn(typed);
  return (
    <section id={`${formId}-suppliers`} tabIndex={-1} aria-labelledby="suppliers" className="scroll-mt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id="suppliers" className="text-label text-ink">
          Meat suppliers
        </h3>
        {suppliers.length > 0 && <p className="text-meta text-quiet">{suppliers.length} added</p>}
      </div>
      {whole && (
        <div className="mb-3">
          <FieldError id={`${formId}-suppliers`} errors={whole} />
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {suppliers.map(({ slot, ...supplier }, index) => {
          const fieldName = (key: string) => `suppliers[${index}].${key}`;
          const of = (key: string) => ({
            id: `${formId}-${fieldName(key)}`,
            name: fieldName(key),
            form: formId,
            errors: errors[fieldName(key)] ?? undefined,
          });
          const invoice = findInvoiceKind(slot);
          return (
            <li key={slot} className="border-line rounded-control flex flex-col gap-4 border p-4">
              <input type="hidden" name={fieldName("slot")} value={slot} />
              <TextField
                label="Name of the supplier"
                maxLength={120}
                autoComplete="off"
                {...of("name")}
                defaultValue={supplier.name}
              />
              <ChipChoices
                label="Meat that comes from there"
                multiple
                options={animals.map((value) => ({ value, label: animalLabels[value] }))}
                {...of("animals")}
                defaultValue={supplier.animals}
              />
              <TextField
                label="Certified by"
                optional
                maxLength={120}
                autoComplete="off"
                {...of("certifier")}
                defaultValue={supplier.certifier}
              />
              {invoice && (
                <div className="scripting:hidden scripting:group-has-[[value=declaration]:checked]/way:block">
                  {upload({
                    kind: invoice,
                    label: supplier.name ? `Invoice of ${supplier.name}` : "An invoice of this supplier",
                    hint: "With your signed declaration: PDF, JPEG or PNG",
                  })}
                </div>
              )}
              <SubmitButton
                variant="danger-text"
                name="intent"
                value={`remove-supplier:${slot}`}
                formNoValidate
                aria-label={`Remove ${supplier.name || "this supplier"}`}
                className="-ms-3 self-start"
              >
                Remove
              </SubmitButton>
            </li>
          );
        })}
      </ul>
      {suppliers.length < invoiceSlots.length && (
        <SubmitButton
          variant="tonal"
          icon="plus"
          wide
          name="intent"
          value="add-supplier"
          formNoValidate
          className={suppliers.length > 0 ? "mt-3" : undefined}
        >
          Add supplier
        </SubmitButton>
      )}
    </section>
  );
}
