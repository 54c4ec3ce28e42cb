import {
  type UploadKind,
  uploadKinds,
  uploadLimits,
  uploadRefusals,
  wrongTypeRefusal,
} from "@domain/registration/uploads";
import type { StoredFile } from "~/host/registration-drafts/draft-store";
import { registrationPaths } from "~/lib/registration-paths";

const lost = "The connection was lost while this file was being sent. Please try again.";

interface Sent {
  /** Why it was refused; null if it was stored. */
  message: string | null;
  /** All files stored now; null when unknown. */
  files: StoredFile[] | null;
}

const refused = (message: string): Sent => ({ message, files: null });

/** Uploads one file. `onProgress` receives the progress, 0 to 100. */
export function sendFile(field: UploadKind, file: File, onProgress: (percent: number) => void): Promise<Sent> {
  if (file.size > uploadLimits.fileBytes) return Promise.resolve(refused(uploadRefusals.tooLarge));
  if (file.size === 0) return Promise.resolve(refused(uploadRefusals.empty));
  const ending = file.name.slice(file.name.lastIndexOf(".")).toLowerCase();
  if (!uploadKinds[field].accept.split(",").includes(ending)) return Promise.resolve(refused(wrongTypeRefusal(field)));
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(total, 1)));
    request.onerror = () => resolve(refused(lost));
    request.onload = () => resolve(parseAnswer(request));
    request.open("POST", registrationPaths.files());
    request.send(form);
  });
}

/** Our route's answer; anything else, such as a proxy's page, is a failure. */
function parseAnswer({ status, responseText }: XMLHttpRequest): Sent {
  try {
    const { message, files }: Partial<Sent> = JSON.parse(responseText);
    if (Array.isArray(files) || typeof message === "string") return { message: message ?? null, files: files ?? null };
  } catch {
    // Not JSON.
  }
  return refused(status === 413 ? uploadRefusals.tooLarge : lost);
}
