import { draft, draftFile, type DraftFile, fileRefusal } from "@domain/contract/registration";
import * as z from "zod";
import type { Host } from "../client.server";
import { isHostError } from "../errors";
import { multipart } from "../multipart.server";
import { messageAnswer, oneAnswer } from "../unwrapping";
import type { DraftStore, KeptFile } from "./draft-store";

const base = "/registration-drafts";
const pathOf = (token: string, ...rest: string[]) => [base, ...[token, ...rest].map(encodeURIComponent)].join("/");

const created = oneAnswer(z.object({ token: z.string().min(1) }));
const afterUpload = z.object({
  data: z.object({ files: z.array(draftFile) }).nullish(),
  errors: z.array(fileRefusal).nullish(),
});

/** Drafts kept by the host, for every copy of this app. All calls are extended ones. */
export function hostDrafts(host: Host): DraftStore {
  return {
    begin: async () => (await host.post(base, created, { extended: true, bearer: null })).token,
    read: async (token) => {
      try {
        const kept = await host.get(pathOf(token), oneAnswer(draft), { extended: true });
        return { values: kept.values, files: kept.files.map(toKeptFile), isSubmitted: kept.submitted };
      } catch (error) {
        if (isHostError(error, "not_found", "unsupported")) return null;
        throw error;
      }
    },
    save: async (token, values) => {
      await host.patch(pathOf(token), messageAnswer, { body: { values }, extended: true });
    },
    addFile: async (token, upload, signal) => {
      const { field, name } = upload;
      const sent = { ...multipart({}, [upload]), signal, extended: true };
      try {
        const { errors } = await host.upload(pathOf(token, "files"), afterUpload, sent);
        return errors?.[0] ?? null;
      } catch (error) {
        // What concerns this one file is said beside it; the others are kept.
        if (isHostError(error, "payload_too_large", "validation_failed", "rate_limited"))
          return { field, name, message: Object.values(error.errors)[0] ?? error.message };
        throw error;
      }
    },
    removeFile: async (token, id) => {
      try {
        await host.delete(pathOf(token, "files", id), messageAnswer, { extended: true });
      } catch (error) {
        if (!isHostError(error, "not_found")) throw error;
      }
    },
    openFile: async (token, id, signal) => {
      try {
        return await host.download(pathOf(token, "files", id), { signal });
      } catch (error) {
        if (isHostError(error, "not_found", "unsupported")) return null;
        throw error;
      }
    },
    submit: async (token, { fields, bearer }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, registration_draft: token })) form.append(name, value);
      return (await host.post("/restaurants/agent", messageAnswer, { body: form, bearer })).message;
    },
  };
}

function toKeptFile({ id, field, name, size, content_type, width, height }: DraftFile): KeptFile {
  return { id, field, name, size, contentType: content_type, width: width ?? null, height: height ?? null };
}
