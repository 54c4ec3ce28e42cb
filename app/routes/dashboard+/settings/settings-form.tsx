import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { FormError } from "~/ui/forms/error-summary";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";

type SettingsFormProps = {
  id: string;
  validator: Validator<Record<string, unknown>>;
  defaultValues: Record<string, unknown>;
  /** The version the form was opened with; undefined where the host keeps none. */
  version?: number | null;
  canEdit: boolean;
  /** Why nothing can be changed, where it is not the person's role. */
  closed?: string;
  encType?: "multipart/form-data";
  save?: string;
  children: ReactNode;
};

interface Answer {
  formId?: string;
  formError?: string | null;
  /** Somebody else was faster; saving again replaces what they wrote. */
  version?: number | null;
}

/** The form of a tab with its Save; who may not change anything reads it. Key it by `useOpened`. */
export function SettingsForm({ id, version, canEdit, closed, save = "Save", children, ...form }: SettingsFormProps) {
  const given = useActionData<Answer>();
  const answer = given?.formId === id ? given : undefined;
  const newer = answer?.version ?? null;
  return (
    <ValidatedForm {...form} id={id} className="flex flex-col gap-5">
      {answer?.formError && (
        <FormError
          title={answer.formError}
          detail={newer === null ? undefined : "What you typed is still here. Save anyway to replace their changes."}
        />
      )}
      {!canEdit && <p className="text-meta text-quiet">{closed ?? "Only owners and managers can change this."}</p>}
      <input type="hidden" name="version" value={newer ?? version ?? ""} />
      <fieldset disabled={!canEdit} className="flex min-w-0 flex-col gap-5">
        {children}
      </fieldset>
      {canEdit && (
        <div>
          <SubmitButton pendingLabel="Saving..." className="max-md:w-full">
            {newer === null ? save : "Save anyway"}
          </SubmitButton>
        </div>
      )}
    </ValidatedForm>
  );
}
