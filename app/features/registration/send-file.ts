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
  /** Why it was not kept; null when it was. */
  message: string | null;
  /** All files that are kept now; null when that is not known. */
  files: StoredFile[] | null;
}

const refused = (message: string): Sent => ({ message, files: null });

/** Sends one file. `told` hears of the progress, 0 to 100. */
export function sendFile(field: UploadKind, file: File, told: (percent: number) => void): Promise<Sent> {
  if (file.size > uploadLimits.fileBytes) return Promise.resolve(refused(uploadRefusals.tooLarge));
  if (file.size === 0) return Promise.resolve(refused(uploadRefusals.empty));
  const ending = file.name.slice(file.name.lastIndexOf(".")).toLowerCase();
  if (!uploadKinds[field].accept.split(",").includes(ending)) return Promise.resolve(refused(wrongTypeRefusal(field)));
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve) => {
    // fetch tells nothing about the progress of what it sends.
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => told(Math.round((100 * loaded) / Math.max(total, 1)));
    request.onerror = () => resolve(refused(lost));
    request.onload = () => resolve(parseAnswer(request));
    request.open("POST", registrationPaths.files());
    request.send(form);
  });
}

/** Our own route's answer; whatever else comes, a proxy's page say, was no success. */
function parseAnswer({ status, responseText }: XMLHttpRequest): Sent {
  try {
    const { message, files }: Partial<Sent> = JSON.parse(responseText);
    if (Array.isArray(files) || typeof message === "string") return { message: message ?? null, files: files ?? null };
  } catch {
    // No JSON.
  }
  return refused(status === 413 ? uploadRefusals.tooLarge : lost);
}
