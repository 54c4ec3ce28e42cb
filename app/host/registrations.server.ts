import * as z from "zod";
import type * as contract from "@domain/contract/administration/application";
import { type FileRefusal, fileRefusal } from "@domain/contract/administration/registration";
import { applicationCalls } from "@domain/contract/calls/registrations";
import type { Host } from "./client/host";
import { multipart } from "./client/streaming.server";
import { isHostError } from "./errors";
import type { Upload } from "./registration-drafts/draft-store";

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

const afterUpload = z.object({ errors: z.array(fileRefusal).nullish() });

/** Uploads one file as it arrives. Returns why it was refused, if it was. @throws HostError not_found, conflict */
export async function addApplicationFile(
  host: Host,
  id: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<FileRefusal | null> {
  const { field, name } = upload;
  const sent = { ...multipart({}, [upload]), signal };
  try {
    const { errors } = await host.upload(
      applicationCalls.addApplicationFiles,
      { params: { id }, ...sent },
      afterUpload,
    );
    return errors?.[0] ?? null;
  } catch (error) {
    if (isHostError(error, "payload_too_large", "validation_failed", "rate_limited"))
      return { field, name, message: Object.values(error.errors)[0] ?? error.message };
    throw error;
  }
}
