import { useField } from "remix-validated-form";
import { certificateScopes, scopeLabels } from "@domain/halal/certificate";
import { otherCertifier } from "@domain/values/choices";
import { FieldError, FieldRow } from "~/ui/forms/field";
import { FileField } from "~/ui/forms/file-field";
import { CheckboxField, SelectField, TextArea, TextField } from "~/ui/forms/validated-form";

export const certificateFormId = "send-certificate";

interface Choices {
  certifiers: { id: string; name: string }[];
  suppliers: { id: string; name: string }[];
}

/** [HALAL-2] The fields of a certificate: the file and its data. */
export function CertificateFields(page: Choices) {
  return (
    <>
      <PaperField />
      <FieldRow>
        <SelectField
          label="Certifier"
          name="certifier_id"
          placeholder="Please choose"
          options={[
            ...page.certifiers.map(({ id, name }) => ({ value: id, label: name })),
            { value: otherCertifier, label: "Another certifier" },
          ]}
        />
        <TextField
          label="Another certifier’s name"
          name="certifier"
          hint="If yours is not in the list"
          maxLength={120}
        />
      </FieldRow>
      <FieldRow>
        <TextField label="Number" name="number" required maxLength={60} />
        <SelectField
          label="What it is for"
          name="scope"
          required
          placeholder="Please choose"
          options={certificateScopes.map((value) => ({ value, label: scopeLabels[value] }))}
        />
      </FieldRow>
      {page.suppliers.length > 0 && (
        <SelectField
          label="Supplier"
          hint="Where the certificate is a supplier’s"
          name="supplier_id"
          optional
          placeholder="None"
          options={page.suppliers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField label="Holder" name="holder" hint="As shown on the certificate" required maxLength={160} />
      <TextField label="Address" name="address" hint="As shown on the certificate" required maxLength={200} />
      <FieldRow>
        <TextField label="Issued" name="issued_on" type="date" required />
        <TextField label="Valid until" name="expires_on" type="date" required />
      </FieldRow>
      <TextArea label="What it covers" name="covers" rows={2} optional maxLength={300} />
      <TextArea label="What it does not cover" name="not_covered" rows={2} optional maxLength={300} />
      <CheckboxField
        label="Customers may open the file"
        hint="Once it is verified. What it says is shown in any case."
        name="is_public"
      />
    </>
  );
}

/** The file; after a refusal without JavaScript it has to be chosen again. */
function PaperField() {
  const { error } = useField("file");
  const id = `${certificateFormId}-file`;
  return (
    <FileField
      id={id}
      name="file"
      label="The certificate"
      hint="All of it, so that it can be read: PDF, JPG or PNG, up to 10 MB"
      accept="application/pdf,image/jpeg,image/png"
      required
      hasError={Boolean(error)}
      error={<FieldError id={id} errors={error ? [error] : undefined} />}
    />
  );
}
