import type * as contract from "@domain/contract/application";
import { ownApplication } from "@domain/contract/application";
import { type FileRefusal, fileRefusal } from "@domain/contract/registration";
import * as z from "zod";
import type { Host } from "./client.server";
import { isHostError } from "./errors";
import { multipart } from "./multipart.server";
import type { Upload } from "./registration-drafts/draft-store";
import { messageAnswer, oneAnswer } from "./unwrapping";

export type OwnApplication = contract.OwnApplication;

const pathOf = (id: string, ...rest: string[]) =>
  ["/restaurants", encodeURIComponent(id), "application", ...rest.map(encodeURIComponent)].join("/");

/** Extended. An application as its owner and its agent see it; null where there is none of theirs, or no such call. */
export async function readApplication(host: Pick<Host, "get">, id: string): Promise<OwnApplication | null> {
  try {
    return await host.get(pathOf(id), oneAnswer(ownApplication), { extended: true });
  } catch (error) {
    if (isHostError(error, "not_found", "unsupported")) return null;
    throw error;
  }
}

const afterUpload = z.object({ errors: z.array(fileRefusal).nullish() });

/** Hands in one file, as it comes. Gives why it was not kept, if so. @throws HostError not_found, conflict */
export async function addApplicationFile(
  host: Host,
  id: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<FileRefusal | null> {
  const { field, name } = upload;
  const sent = { ...multipart({}, [upload]), signal, extended: true };
  try {
    const { errors } = await host.upload(pathOf(id, "documents"), afterUpload, sent);
    return errors?.[0] ?? null;
  } catch (error) {
    if (isHostError(error, "payload_too_large", "validation_failed", "rate_limited"))
      return { field, name, message: Object.values(error.errors)[0] ?? error.message };
    throw error;
  }
}

/** @throws HostError not_found, conflict */
export const removeApplicationFile = (host: Host, id: string, documentId: string) =>
  host.delete(pathOf(id, "documents", documentId), messageAnswer, { extended: true });

/** @throws HostError validation_failed, conflict */
export const saveApplicationBank = (host: Host, id: string, bank: z.infer<typeof contract.bankRequest>) =>
  host.put(pathOf(id, "bank"), messageAnswer, { body: bank, extended: true });

/** @throws HostError not_found, conflict */
export const answerRequest = (host: Host, id: string, requestId: string, answer: string) =>
  host.put(pathOf(id, "requests", requestId), messageAnswer, { body: { answer }, extended: true });

/** @throws HostError conflict while questions are open, or nothing is new */
export const sendApplicationAgain = (host: Host, id: string, message: string | null) =>
  host.post(pathOf(id, "submissions"), messageAnswer, { body: { message }, extended: true });

/** An administrator's question. @throws HostError conflict, unsupported */
export const askApplicant = (host: Host, id: string, asked: z.infer<typeof contract.askRequest>) =>
  host.post(pathOf(id, "requests"), messageAnswer, { body: asked, extended: true });
