import * as z from "zod";
import type { DraftFile } from "@domain/contract/administration/registration";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { itemResponse } from "~/host/client/envelope";
import type { Host } from "~/host/client/host";
import { isHostError } from "../errors";
import type { DraftStore, StoredFile } from "./draft-store";
import { uploadFile } from "./upload-file.server";

/**
 * Drafts at the host, or in `own` where the host lacks the calls. The token's prefix says which, so that a draft is not
 * lost when the host gains the calls.
 */
export function createDrafts(host: Host, own: DraftStore): DraftStore {
  const theirs = hostDrafts(host);
  const getDraftStore = (token: string): [DraftStore, string] => {
    const [keeper, ...rest] = token.split(".");
    return [keeper === "own" ? own : theirs, rest.join(".")];
  };
  return {
    begin: async () => {
      try {
        return `host.${await theirs.begin()}`;
      } catch (error) {
        // The path has no parameters, so a 404 means that the call is missing.
        if (isHostError(error, "unsupported", "not_found", "method_not_allowed")) return `own.${await own.begin()}`;
        throw error;
      }
    },
    read: (token) => withKeeper(getDraftStore(token), (keeper, key) => keeper.read(key)),
    save: (token, values) => withKeeper(getDraftStore(token), (keeper, key) => keeper.save(key, values)),
    addFile: (token, upload, signal) =>
      withKeeper(getDraftStore(token), (keeper, key) => keeper.addFile(key, upload, signal)),
    removeFile: (token, id) => withKeeper(getDraftStore(token), (keeper, key) => keeper.removeFile(key, id)),
    openFile: (token, id, signal) =>
      withKeeper(getDraftStore(token), (keeper, key) => keeper.openFile(key, id, signal)),
    submit: (token, submission) => withKeeper(getDraftStore(token), (keeper, key) => keeper.submit(key, submission)),
  };
}

const withKeeper = <Result>([keeper, key]: [DraftStore, string], call: (keeper: DraftStore, key: string) => Result) =>
  call(keeper, key);

const created = itemResponse(z.object({ token: z.string().min(1) }));
/** Drafts stored by the host, shared by all copies of this app. All calls are extended. */
function hostDrafts(host: Host): DraftStore {
  return {
    begin: async () => (await host.call(registrationCalls.createDraft, { bearer: null }, created)).token,
    read: async (token) => {
      try {
        const draft = await host.call(registrationCalls.getDraft, { params: { token } });
        return { values: draft.values, files: draft.files.map(toStoredFile), isSubmitted: draft.submitted };
      } catch (error) {
        if (isHostError(error, "not_found", "unsupported")) return null;
        throw error;
      }
    },
    save: async (token, values) => {
      await host.send(registrationCalls.saveDraft, { params: { token }, body: { values } });
    },
    addFile: (token, upload, signal) => uploadFile(host, registrationCalls.addDraftFiles, { token }, upload, signal),
    removeFile: async (token, id) => {
      try {
        await host.send(registrationCalls.deleteDraftFile, { params: { token, id } });
      } catch (error) {
        if (!isHostError(error, "not_found")) throw error;
      }
    },
    openFile: async (token, id, signal) => {
      try {
        return await host.download(registrationCalls.getDraftFile, { params: { token, id }, signal });
      } catch (error) {
        if (isHostError(error, "not_found", "unsupported")) return null;
        throw error;
      }
    },
    submit: async (token, { fields, bearer }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, registration_draft: token })) form.append(name, value);
      return (await host.send(registrationCalls.submitRegistration, { body: form, bearer })).message;
    },
  };
}

function toStoredFile({ id, field, name, size, content_type, width, height }: DraftFile): StoredFile {
  return { id, field, name, size, contentType: content_type, width: width ?? null, height: height ?? null };
}
