import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { FormError } from "./validation/error-summary";

declare global {
  interface Window {
    /** Says in the form that was last sent to this path why it got no answer of the app; false where that form has no place for it. */
    showInForm?: (path: string, message: string) => boolean;
  }
}

/**
 * [ERR-2] Says of a form that is lost on its way, in the form itself, that it is: until it is sent again, as a toast would be gone
 * before somebody has read what to check. Forms without fields, such as a button in a list, have no room for it.
 */
export function LostForm() {
  const sent = useRef<{ form: HTMLFormElement; path: string } | null>(null);
  const [lost, setLost] = useState<{ place: HTMLElement; message: string } | null>(null);
  useEffect(() => {
    const note = ({ target: form, submitter }: SubmitEvent) => {
      if (!(form instanceof HTMLFormElement)) return;
      const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
      sent.current = { form, path: new URL(action, location.href).pathname };
      setLost(null);
    };
    addEventListener("submit", note, true);
    // For app/framework/forms/form-fetch, which runs outside of React.
    window.showInForm = (path, message) => {
      const { form, path: sentTo } = sent.current ?? {};
      if (!form?.isConnected || sentTo !== path || !form.querySelector(fields)) return false;
      setLost({ place: createPlace(form), message });
      return true;
    };
    return () => removeEventListener("submit", note, true);
  }, []);
  useEffect(() => {
    lost?.place.scrollIntoView({ block: "nearest" });
    return () => lost?.place.remove();
  }, [lost]);
  return lost && createPortal(<FormError title={lost.message} />, lost.place);
}

const fields = "input:not([type=hidden]), select, textarea";

/** At the top of the form; before one whose fields stand side by side. */
function createPlace(form: HTMLFormElement): HTMLElement {
  const place = document.createElement("div");
  place.className = "lost-form";
  const { display, flexDirection } = getComputedStyle(form);
  if (display.endsWith("flex") && flexDirection.startsWith("row")) form.before(place);
  else form.prepend(place);
  return place;
}
