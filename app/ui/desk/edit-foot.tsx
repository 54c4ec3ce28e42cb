import { ButtonLink } from "~/ui/button-link";
import { SubmitButton } from "~/ui/forms/validated-form";
import { PanelFoot } from "~/ui/panel-parts";

type EditFootProps = { closeHref: string; deleteHref?: string; isConflict: boolean };

/** Delete at the start, Close and Save at the end. */
export function EditFoot({ closeHref, deleteHref, isConflict }: EditFootProps) {
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
      <SubmitButton pendingLabel="Saving...">{isConflict ? "Save anyway" : "Save"}</SubmitButton>
    </PanelFoot>
  );
}
