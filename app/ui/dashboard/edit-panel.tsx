import { useActionData } from "@remix-run/react";
import type { FormEventHandler, ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { UnsavedChanges } from "~/ui/forms/unsaved-changes";
import { ValidatedForm, SubmitButton } from "~/ui/forms/validated-form";
import { PanelBody, SidePanel, PanelFoot } from "~/ui/overlays/side-panel";
import { ButtonLink } from "../button";
import { type EditResult, EditRefusal } from "./edit-refusal";

type EditPanelProps = {
  title: string;
  /** One line below the title. */
  note?: string;
  /** What is edited: "coupon". */
  what: string;
  formId: string;
  validator: Validator<Record<string, unknown>>;
  /** Initial values. They must not change when the page's data is revalidated, so the caller memoizes them. */
  values: Record<string, unknown>;
  /** Omitted for records without versions. */
  version?: number | undefined;
  hasFile?: boolean;
  closeHref: string;
  deleteHref?: string;
  wide?: boolean;
  saveLabel?: string;
  pendingLabel?: string;
  onInput?: FormEventHandler<HTMLFormElement>;
  /** Rendered first in the form. */
  first?: ReactNode;
  /** Rendered between the fields and the buttons. */
  strip?: ReactNode;
  children: ReactNode;
};

/** The form of one record, in a panel over its list: problems, fields, Delete, Close and Save. Asks before unsaved changes are lost. */
export function EditPanel(props: EditPanelProps) {
  const { title, note, what, formId, validator, values, version, hasFile, closeHref, deleteHref, wide } = props;
  const { saveLabel, pendingLabel } = props;
  const actionData = useActionData<EditResult>();
  return (
    <>
      <SidePanel
        wide={wide}
        title={title}
        closeHref={closeHref}
        head={note && <p className="text-meta text-quiet">{note}</p>}
      >
        <ValidatedForm
          id={formId}
          validator={validator}
          defaultValues={values}
          encType={hasFile ? "multipart/form-data" : undefined}
          className="panel-form"
          onInput={props.onInput}
        >
          {props.first}
          <PanelBody className="flex flex-col gap-4.5">
            <EditRefusal what={what} actionData={actionData} openedWith={version} />
            {props.children}
          </PanelBody>
          {props.strip}
          <EditPanelActions
            closeHref={closeHref}
            deleteHref={deleteHref}
            isConflict={Boolean(actionData?.version)}
            saveLabel={saveLabel}
            pendingLabel={pendingLabel}
          />
        </ValidatedForm>
      </SidePanel>
      <UnsavedChanges formId={formId} />
    </>
  );
}

type EditFootProps = Pick<EditPanelProps, "closeHref" | "deleteHref" | "saveLabel" | "pendingLabel"> & {
  isConflict: boolean;
};

/** Delete at the start, Close and Save at the end. */
export function EditPanelActions({
  closeHref,
  deleteHref,
  isConflict,
  saveLabel = "Save",
  pendingLabel = "Saving...",
}: EditFootProps) {
  return (
    <PanelFoot>
      {deleteHref && (
        <ButtonLink to={deleteHref} variant="danger-text" icon="trash" preventScrollReset className="me-auto">
          Delete
        </ButtonLink>
      )}
      <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
        Close
      </ButtonLink>
      <SubmitButton pendingLabel={pendingLabel}>{isConflict ? "Save anyway" : saveLabel}</SubmitButton>
    </PanelFoot>
  );
}
