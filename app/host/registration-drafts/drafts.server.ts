import type { Host } from "~/host/client/host";
import { isHostError } from "../errors";
import type { DraftStore } from "./draft-store";
import { hostDrafts } from "./host-drafts.server";

/**
 * The registrations under way, kept by the host; where that lacks the calls, by `own`. A token says by its beginning who
 * keeps the draft, so that a host which learns the calls meanwhile does not lose what was begun.
 */
export function createDrafts(host: Host, own: DraftStore): DraftStore {
  const theirs = hostDrafts(host);
  const keeperOf = (token: string): [DraftStore, string] => {
    const [keeper, ...rest] = token.split(".");
    return [keeper === "own" ? own : theirs, rest.join(".")];
  };
  return {
    begin: async () => {
      try {
        return `host.${await theirs.begin()}`;
      } catch (error) {
        // There is nothing in this address that could be missing but the call itself.
        if (isHostError(error, "unsupported", "not_found", "method_not_allowed")) return `own.${await own.begin()}`;
        throw error;
      }
    },
    read: (token) => withKeeper(keeperOf(token), (keeper, key) => keeper.read(key)),
    save: (token, values) => withKeeper(keeperOf(token), (keeper, key) => keeper.save(key, values)),
    addFile: (token, upload, signal) =>
      withKeeper(keeperOf(token), (keeper, key) => keeper.addFile(key, upload, signal)),
    removeFile: (token, id) => withKeeper(keeperOf(token), (keeper, key) => keeper.removeFile(key, id)),
    openFile: (token, id, signal) => withKeeper(keeperOf(token), (keeper, key) => keeper.openFile(key, id, signal)),
    submit: (token, submission) => withKeeper(keeperOf(token), (keeper, key) => keeper.submit(key, submission)),
  };
}

const withKeeper = <Result>([keeper, key]: [DraftStore, string], call: (keeper: DraftStore, key: string) => Result) =>
  call(keeper, key);
