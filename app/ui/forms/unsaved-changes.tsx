import { type ComponentType, useEffect, useState } from "react";

interface UnsavedChangesProps {
  formId: string;
}

/**
 * [SET-7] Beside a form: asks before its unsaved changes are lost. The question comes with a script of its own, after the page's.
 * Without JavaScript nothing is asked.
 */
export function UnsavedChanges({ formId }: UnsavedChangesProps) {
  const [Question, setQuestion] = useState<ComponentType<UnsavedChangesProps>>();
  useEffect(() => {
    void import("./unsaved-question").then(({ UnsavedQuestion }) => setQuestion(() => UnsavedQuestion));
  }, []);
  return Question ? <Question formId={formId} /> : null;
}
