import * as z from "zod";
import { type FileRefusal, fileRefusal } from "@domain/contract/administration/registration";
import type { Call } from "@domain/contract/define-call";
import type { Host } from "../client/host";
import { multipart } from "../client/streaming.server";
import { isHostError } from "../errors";
import type { Upload } from "./draft-store";

const afterUpload = z.object({ errors: z.array(fileRefusal).nullish() });

/**
 * Uploads one file of a registration or an application as it arrives.
 * @returns why it was refused, shown next to it; other files are unaffected
 * @throws HostError what is no refusal of this file
 */
export async function uploadFile(
  host: Pick<Host, "upload">,
  call: Call,
  params: Record<string, string>,
  upload: Upload,
  signal: AbortSignal,
): Promise<FileRefusal | null> {
  const { field, name } = upload;
  try {
    const { errors } = await host.upload(call, { params, ...multipart({}, [upload]), signal }, afterUpload);
    return errors?.[0] ?? null;
  } catch (error) {
    if (isHostError(error, "payload_too_large", "validation_failed", "rate_limited"))
      return { field, name, message: Object.values(error.errors)[0] ?? error.message };
    throw error;
  }
}
