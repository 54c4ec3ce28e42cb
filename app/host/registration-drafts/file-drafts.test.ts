import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { HostError } from "../errors";
import { createFileDrafts } from "./file-drafts.server";

let folder = "";
afterEach(() => rm(folder, { recursive: true, force: true }));

const cipher = {
  encrypt: (value: unknown) => Promise.resolve(JSON.stringify(value)),
  decrypt: (text: string): Promise<unknown> => Promise.resolve(JSON.parse(text)),
};

/** Submits a draft at a host that answers with one of these after the other, and gives each refusal. */
async function submitTo(...answers: HostError[]): Promise<unknown[]> {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "drafts-")), "registrations");
  const refuse = () => Promise.reject(answers.shift() ?? new Error("no answer left"));
  const drafts = createFileDrafts({ folder, cipher })({ upload: refuse });
  const token = await drafts.begin();
  const refusals: unknown[] = [];
  while (answers.length > 0) {
    const sent = { fields: {}, bearer: null, signal: new AbortController().signal };
    refusals.push(await drafts.submit(token, sent).catch((error: unknown) => error));
  }
  return refusals;
}

const lost = () => new HostError("timeout", "No answer");
const taken = () => new HostError("email_taken", "This email is taken.", { isHostMessage: true });
const mayHaveArrived = { code: "email_taken", hostMessage: expect.stringMatching(/may have arrived the first time/) };

test("[WIZ-21] an email that the lost first attempt may have taken is said to be so, at a host without drafts", async () => {
  expect((await submitTo(lost(), taken())).at(-1)).toMatchObject(mayHaveArrived);
});

test("[WIZ-21] an email that somebody else has is taken, also where the first attempt was not sent", async () => {
  expect((await submitTo(taken())).at(-1)).toMatchObject({ hostMessage: "This email is taken." });
  const unsent = new HostError("timeout", "No answer", { isUnsent: true });
  expect((await submitTo(unsent, taken())).at(-1)).toMatchObject({ hostMessage: "This email is taken." });
});
