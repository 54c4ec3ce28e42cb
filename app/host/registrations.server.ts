import type * as contract from "@domain/contract/administration/application";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { applicationCalls } from "@domain/contract/calls/registrations";
import type { Host } from "./client/host";
import { isHostError } from "./errors";
import type { Upload } from "./registration-drafts/draft-store";
import { uploadFile } from "./registration-drafts/upload-file.server";

export type OwnApplication = contract.OwnApplication;

/**
 * Extended. An application as its owner and its agent see it; null where it is not theirs or the host lacks the call.
 */
export async function findApplication(host: Pick<Host, "call">, id: string): Promise<OwnApplication | null> {
  try {
    return await host.call(applicationCalls.getApplication, { params: { id } });
  } catch (error) {
    if (isHostError(error, "not_found", "unsupported")) return null;
    throw error;
  }
}

/** Uploads one file as it arrives. Returns why it was refused, if it was. @throws HostError not_found, conflict */
export const addApplicationFile = (
  host: Host,
  id: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<FileRefusal | null> => uploadFile(host, applicationCalls.addApplicationFiles, { id }, upload, signal);
