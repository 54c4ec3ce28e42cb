import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useField } from "remix-validated-form";
import { certificateScopes, scopeLabels } from "@domain/halal/certificate";
import { certificateForm, otherCertifier } from "~/features/halal-evidence/schema";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { FieldError, FieldRow } from "~/ui/forms/field";
import { FileField } from "~/ui/forms/file-field";
import {
  CheckboxField,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  ValidatedForm,
} from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";
import type { loader } from "./send-certificate.server";

export { action, loader } from "./send-certificate.server";

export const meta = () => [{ title: "Send a certificate · HalalGo" }];

const formId = "certificate";
/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(certificateForm);

/** [HALAL-2, HALAL-5] The paper and what it says. A new one never replaces an old one: that counts until it ends. */
export default function SendCertificate() {
  const page = useLoaderData<typeof loader>();
  // What is typed stays while others change the evidence.
  const values = useRef(page.values).current;
  const answer = useActionData<{ formError?: string | null }>();
  const close = dashboardPaths.dashboardHalal();
  return (
    <SidePanel
      title={page.isRenewal ? "Renew certificate" : "Send a certificate"}
      closeHref={close}
      head={
        <p className="text-meta text-quiet">
          We compare the paper with what you enter and ask the certifier. A certificate that counts now goes on
          counting.
        </p>
      }
    >
      <ValidatedForm
        id={formId}
        validator={validator}
        defaultValues={values}
        encType="multipart/form-data"
        className="panel-form"
      >
        <PanelBody className="flex flex-col gap-4.5">
          {answer?.formError && <FormError title={answer.formError} />}
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
            <TextField label="Another certifier’s name" name="certifier" optional maxLength={120} />
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
          <TextField label="Holder" name="holder" hint="As it stands on the certificate" required maxLength={160} />
          <TextField label="Address" name="address" hint="As it stands on the certificate" required maxLength={200} />
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
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={close} variant="secondary" preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton pendingLabel="Sending...">Send certificate</SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </SidePanel>
  );
}

/** The file; after a refusal without JavaScript it has to be chosen again. */
function PaperField() {
  const { error } = useField("file");
  const id = `${formId}-file`;
  return (
    <FileField
      id={id}
      name="file"
      label="The certificate"
      hint="All of it, so that it can be read: PDF, JPG or PNG, up to 10MB"
      accept="application/pdf,image/jpeg,image/png"
      required
      hasError={Boolean(error)}
      error={<FieldError id={id} errors={error ? [error] : undefined} />}
    />
  );
}
