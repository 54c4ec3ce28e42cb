import { useCallback, useEffect, useState } from "react";
import type { FileRefusal } from "@domain/contract/administration/registration";
import type { UploadKind } from "@domain/registration/uploads";
import type { StoredFile } from "~/host/registration-drafts/draft-store";

export interface Sending {
  key: number;
  field: UploadKind;
  name: string;
  /** 0 to 100. */
  percent: number;
}

let keys = 0;

/**
 * Uploads files as they are chosen, one request each, so that they fail independently. `files`: the stored files, from
 * the page or the latest answer. `failed`: why the last ones were refused; null before any upload. The upload code is
 * loaded with the first file.
 */
export function useUploads(stored: StoredFile[]) {
  const [current, setCurrent] = useState({ stored, files: stored });
  const [sending, setSending] = useState<Sending[]>([]);
  const [failed, setFailed] = useState<FileRefusal[] | null>(null);

  const send = useCallback(async (field: UploadKind, files: File[]) => {
    const begun = files.map((file) => ({ file, key: (keys += 1), field, name: file.name, percent: 0 }));
    setFailed((before) => (before ?? []).filter((one) => one.field !== field));
    setSending((before) => [...before, ...begun.map(({ file: _, ...shown }) => shown)]);
    const { sendFile } = await import("./send-file").catch(() => ({ sendFile: notLoaded }));
    for (const { file, key } of begun) {
      const progress = (percent: number) =>
        setSending((before) => before.map((one) => (one.key === key ? { ...one, percent } : one)));
      const { message, files: now } = await sendFile(field, file, progress);
      setSending((before) => before.filter((one) => one.key !== key));
      if (message) setFailed((before) => [...(before ?? []), { field, name: file.name, message }]);
      if (now) setCurrent((before) => ({ ...before, files: now }));
    }
  }, []);
  // Otherwise a file dropped beside the slot would replace the page.
  useEffect(() => {
    const preventNavigation = (event: DragEvent) => event.preventDefault();
    const events = ["dragover", "drop"] as const;
    for (const name of events) window.addEventListener(name, preventNavigation);
    return () => {
      for (const name of events) window.removeEventListener(name, preventNavigation);
    };
  }, []);
  // Newer data of the page, such as after Remove, takes precedence.
  if (current.stored !== stored) setCurrent({ stored, files: stored });
  return { files: current.files, sending, failed, send };
}

const notLoaded = () => Promise.resolve({ message: "The connection is lost. Please try again.", files: null });
