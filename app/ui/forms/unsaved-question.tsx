import { type Location, useActionData, useBlocker, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { didSubmissionFail } from "~/framework/forms/connection";
import { formIdField } from "~/framework/forms/form-fields";
import { useLiveRouter } from "~/framework/live-router";
import { Button } from "../button";
import { useModal } from "../overlays/overlay";
import { PanelBody, PanelFoot } from "../overlays/side-panel";

/**
 * Asks before a page with unsaved changes in this form is left: in a dialog, or by the browser where the whole document goes. Not
 * while the form is saved, and not for another query of the same page.
 */
export function UnsavedQuestion({ formId }: { formId: string }) {
  const isUnsaved = useUnsaved(formId);
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // Beside the blocker's own state, which every reload of the page's data ends, even before it is rendered: a new order would take the
  // question away.
  const [next, setNext] = useState<Location>();
  const router = useLiveRouter();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAsked = currentLocation.pathname !== nextLocation.pathname && !isLeaving.current && isUnsaved();
    // Later, because a panel that Escape closed opens again first, and would lie above the question.
    if (isAsked) setTimeout(() => setNext(nextLocation));
    return isAsked;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  if (!next) return null;
  const leave = () => {
    isLeaving.current = true;
    setNext(undefined);
    // Not as it was rendered: a reload may have ended it since.
    const isBlocked = router && [...router.state.blockers.values()].some(({ state }) => state === "blocked");
    if (isBlocked && blocker.state === "blocked") blocker.proceed();
    else navigate(next);
  };
  const stay = () => {
    setNext(undefined);
    blocker.reset?.();
  };
  return <LeaveQuestion onLeave={leave} onStay={stay} />;
}

/** Whether the form holds other values than it was opened with, or saved with. */
function useUnsaved(formId: string): () => boolean {
  const saved = useRef<string | null>(null);
  const isSending = useRef(false);
  const { state, formData } = useNavigation();
  const actionData = useActionData();
  useEffect(() => {
    const form = findForm(formId);
    if (form) saved.current = hasTyped(form) ? "" : formValues(form);
  }, [formId]);
  useEffect(() => {
    if (formData?.get(formIdField) === formId) isSending.current = true;
    else if (state === "idle" && isSending.current) {
      isSending.current = false;
      const form = findForm(formId);
      // After saving, the page has no action data.
      if (form && actionData === undefined && !didSubmissionFail()) saved.current = formValues(form);
    }
  }, [state, formData, formId, actionData]);
  return useCallback(() => {
    const form = findForm(formId);
    return form !== null && !isSending.current && saved.current !== null && formValues(form) !== saved.current;
  }, [formId]);
}

function findForm(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/** Whether something was typed before the script ran: such fields differ from what the server wrote. */
const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea")].some(
    (field) =>
      field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue,
  );

/** Without the record's version, which is newer once the form is saved. */
const formValues = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)]
      .filter(([name]) => name !== "version")
      .map(([name, value]) => [name, typeof value === "string" ? value : `${value.name} ${value.size}`]),
  );

function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const id = useId();
  const modal = useModal(onStay);
  return (
    <dialog
      {...modal}
      open
      aria-labelledby={id}
      className="overlay overlay-dialog overlay-animating"
      style={{ "--overlay-width": "480px" }}
    >
      <div className="overlay-panel">
        <div className="overlay-title px-5 pt-6 pb-1 md:px-8">
          <h2 id={id}>Leave without saving?</h2>
        </div>
        <PanelBody className="pt-2! md:pb-2!">
          <p>What you changed is not saved yet.</p>
        </PanelBody>
        <PanelFoot className="border-0! pb-6!">
          <Button variant="secondary" onClick={onStay}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave without saving
          </Button>
        </PanelFoot>
      </div>
    </dialog>
  );
}
