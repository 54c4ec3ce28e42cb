import { useActionData, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Validator } from "remix-validated-form";
import { didSubmissionFail } from "~/framework/forms/connection";
import { formIdField } from "~/framework/forms/form-fields";
import { type EditResult, EditRefusal } from "~/ui/dashboard/edit-refusal";
import { UnsavedChanges } from "~/ui/forms/unsaved-changes";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";

type SettingsFormProps = {
  id: string;
  validator: Validator<Record<string, unknown>>;
  defaultValues: Record<string, unknown>;
  /** The version the form was opened with; undefined where the host has none. */
  version?: number | null;
  canEdit: boolean;
  /** Why the form is read-only, unless it is because of the person's role. */
  closed?: string;
  encType?: "multipart/form-data";
  save?: string;
  children: ReactNode;
};

/** The form of a tab with its Save button; read-only without permission. Use `useOpenedValues` for its key. */
export function SettingsForm({ id, version, canEdit, closed, save = "Save", children, ...form }: SettingsFormProps) {
  const actionData = useActionData<EditResult & { formId?: string }>();
  const answer = actionData?.formId === id ? actionData : undefined;
  return (
    <>
      <ValidatedForm {...form} id={id} className="flex flex-col gap-5" preventScrollReset>
        <EditRefusal what="page" actionData={answer} openedWith={version ?? undefined} />
        {!canEdit && <p className="text-meta text-quiet">{closed ?? "Only owners and managers can change this."}</p>}
        <fieldset disabled={!canEdit} className="flex min-w-0 flex-col gap-5">
          {children}
        </fieldset>
        {canEdit && (
          <div>
            <SubmitButton pendingLabel="Saving..." className="max-md:w-full">
              {answer?.version ? "Save anyway" : save}
            </SubmitButton>
          </div>
        )}
      </ValidatedForm>
      {canEdit && <UnsavedChanges formId={id} />}
    </>
  );
}

/** The last of its submit buttons: those before it add and remove rows. */
function focusSave(formId: string): void {
  const buttons = document.getElementById(formId)?.querySelectorAll<HTMLElement>("[type=submit]");
  buttons?.[buttons.length - 1]?.focus({ preventScroll: true });
}

/**
 * The values a form was opened with, and a key that changes once it is saved. When others save meanwhile, the page's
 * data is newer, but the typed values and the version they are based on must stay.
 */
export function useOpenedValues<T>(formId: string, latest: T): { opened: T; key: number } {
  const [state, setState] = useState({ opened: latest, key: 0 });
  const { state: phase, formData } = useNavigation();
  const actionData = useActionData();
  const isSent = useRef(false);
  useEffect(() => {
    if (formData?.get(formIdField) === formId) isSent.current = true;
    else if (phase === "idle" && isSent.current) {
      isSent.current = false;
      // After saving, the page has no action data; a form that got no answer may not be saved.
      if (actionData === undefined && !didSubmissionFail()) setState(({ key }) => ({ opened: latest, key: key + 1 }));
    }
  }, [phase, formData, formId, actionData, latest]);
  // A new key replaces the form, and with it the button that was pressed.
  useEffect(() => {
    if (state.key > 0 && document.activeElement === document.body) focusSave(formId);
  }, [state.key, formId]);
  return state;
}
