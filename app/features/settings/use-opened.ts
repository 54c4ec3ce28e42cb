import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formIdField } from "~/framework/form-fields";

/**
 * What a form was opened with, and a key that is new once the form was saved. While one types, others may save: the page's
 * data is then newer, but what is typed, and the version it was typed on, stay.
 */
export function useOpened<T>(formId: string, latest: T): { opened: T; key: number } {
  const [state, setState] = useState({ opened: latest, key: 0 });
  const { state: phase, formData } = useNavigation();
  const answer = useActionData();
  const isSent = useRef(false);
  useEffect(() => {
    if (formData?.get(formIdField) === formId) isSent.current = true;
    else if (phase === "idle" && isSent.current) {
      isSent.current = false;
      // A saved form leads to a page without an answer of its own.
      if (answer === undefined) setState(({ key }) => ({ opened: latest, key: key + 1 }));
    }
  }, [phase, formData, formId, answer, latest]);
  return state;
}
