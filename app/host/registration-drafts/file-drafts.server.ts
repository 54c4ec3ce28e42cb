import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createReadableStreamFromReadable } from "@remix-run/node";
import * as z from "zod";
import { draftValues } from "@domain/contract/administration/registration";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { dayMs } from "@domain/duration";
import {
  findUploadKind,
  uploadKinds,
  uploadLimits,
  uploadRefusals,
  wrongTypeRefusal,
} from "@domain/registration/uploads";
import { messageOnlyResponse } from "~/host/client/envelope";
import type { Host } from "~/host/client/host";
import { multipart } from "~/host/client/streaming.server";
import { HostError, isHostError, unclearCodes } from "../errors";
import type { DraftStore, StoredFile, Upload } from "./draft-store";

/** At 40 MB each, this limits the size of the folder. */
const maxDrafts = 250;
const algorithm = "aes-256-gcm";

const storedFile = z.object({
  id: z.string(),
  field: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** The file's own encryption key, IV and tag, base64. */
  secret: z.tuple([z.string(), z.string(), z.string()]),
});
const content = z.object({
  values: draftValues,
  files: z.array(storedFile),
  submitted: z.object({ message: z.string().nullable() }).nullable(),
  /** It was sent and no answer came: the host may have it. */
  isUnanswered: z.boolean().default(false),
});
type Content = z.infer<typeof content>;

interface Cipher {
  encrypt: (value: unknown, maxAge: number) => Promise<string>;
  decrypt: (encrypted: string) => Promise<unknown>;
}

/**
 * Drafts for a host without these calls: an encrypted folder each below `folder`, whose parent must exist, for 24
 * hours. Only one process at a time may write a draft, so several copies of the app need a shared folder and sticky
 * sessions.
 */
export function createFileDrafts({ folder, cipher }: { folder: string; cipher: Cipher }) {
  const queues = new Map<string, Promise<unknown>>();
  const getFolder = (token: string) => path.join(folder, createHash("sha256").update(token).digest("hex"));

  const load = async (token: string): Promise<Content | null> => {
    const encrypted = await readFile(path.join(getFolder(token), "draft"), "utf8").catch(() => null);
    return encrypted === null ? null : (content.safeParse(await cipher.decrypt(encrypted)).data ?? null);
  };
  const needed = async (token: string): Promise<Content> => {
    const draft = await load(token);
    if (draft) return draft;
    throw new HostError("not_found", "This registration has expired. Please begin again.");
  };
  const store = async (token: string, next: Content): Promise<void> => {
    const file = path.join(getFolder(token), "draft");
    const part = `${file}-${randomUUID()}`;
    await writeFile(part, await cipher.encrypt(next, dayMs / 1000), { mode: 0o600 });
    await rename(part, file);
  };
  /** Serializes work on each draft, so that double clicks and parallel uploads lose nothing. */
  const inTurn = <Result>(token: string, work: (draft: Content) => Promise<Result>): Promise<Result> => {
    const turn = (queues.get(token) ?? Promise.resolve()).then(async () => {
      return work(await needed(token));
    });
    const settled = turn
      .catch(() => undefined)
      .then(() => void (queues.get(token) === settled && queues.delete(token)));
    queues.set(token, settled);
    return turn;
  };
  const decryptFile = (token: string, { id, secret: [key, start, tag] }: Content["files"][number]): Readable => {
    const decryption = createDecipheriv(algorithm, Buffer.from(key, "base64"), Buffer.from(start, "base64"));
    decryption.setAuthTag(Buffer.from(tag, "base64"));
    const source = createReadStream(path.join(getFolder(token), id));
    source.on("error", (error) => decryption.destroy(error));
    return source.pipe(decryption);
  };

  return (host: Pick<Host, "upload">): DraftStore => ({
    begin: async () => {
      await removeExpired(folder);
      const token = randomBytes(32).toString("base64url");
      await mkdir(getFolder(token), { mode: 0o700 });
      await store(token, { values: {}, files: [], submitted: null, isUnanswered: false });
      return token;
    },
    read: async (token) => {
      const draft = await load(token);
      if (!draft) return null;
      const files = draft.files.map(({ secret: _, ...file }) => file);
      return { values: draft.values, files, isSubmitted: draft.submitted !== null };
    },
    save: (token, values) =>
      inTurn(token, async (draft) => {
        const merged = Object.entries({ ...draft.values, ...values }).filter(([, value]) => value !== null);
        await store(token, { ...draft, values: Object.fromEntries(merged) });
      }),
    addFile: async (token, upload) => {
      await needed(token);
      const [key, start, id] = [randomBytes(32), randomBytes(12), randomUUID()];
      const encryption = createCipheriv(algorithm, key, start);
      const target = path.join(getFolder(token), id);
      const seen = { size: 0, contentType: "" };
      try {
        await pipeline(checked(upload, seen), encryption, createWriteStream(target, { mode: 0o600 }));
        const secret: [string, string, string] = [
          key.toString("base64"),
          start.toString("base64"),
          encryption.getAuthTag().toString("base64"),
        ];
        const { field, name } = upload;
        await inTurn(token, async (draft) => {
          const isSingle = field !== "additional_document";
          const replaced = draft.files.filter((file) => isSingle && file.field === field);
          const others = draft.files.filter((file) => !replaced.includes(file));
          RefusedFile.unlessRoom(others, field, seen.size);
          const file = { id, field, name, ...seen, width: null, height: null, secret };
          await store(token, { ...draft, files: [...others, file] });
          for (const old of replaced) await rm(path.join(getFolder(token), old.id), { force: true });
        });
        return null;
      } catch (error) {
        await rm(target, { force: true });
        if (error instanceof RefusedFile) return { field: upload.field, name: upload.name, message: error.message };
        throw error;
      }
    },
    removeFile: (token, id) =>
      inTurn(token, async (draft) => {
        const file = draft.files.find((one) => one.id === id);
        if (!file) return;
        await store(token, { ...draft, files: draft.files.filter((one) => one !== file) });
        await rm(path.join(getFolder(token), file.id), { force: true });
      }),
    openFile: async (token, id) => {
      const file = (await load(token))?.files.find((one) => one.id === id);
      return file
        ? { contentType: file.contentType, body: createReadableStreamFromReadable(decryptFile(token, file)) }
        : null;
    },
    submit: (token, { fields, bearer, signal }) =>
      inTurn(token, async (draft) => {
        if (draft.submitted) return draft.submitted.message;
        const additional = draft.files.filter(({ field }) => field === "additional_document");
        const files = draft.files.map((file) => {
          const place = additional.indexOf(file);
          return { ...file, field: place < 0 ? file.field : `${file.field}_${place}`, body: decryptFile(token, file) };
        });
        const sent = { ...multipart(fields, files), bearer, signal };
        const { message } = await host
          .upload(registrationCalls.submitRegistration, { ...sent }, messageOnlyResponse)
          .catch(async (error: unknown) => {
            if (isHostError(error, ...unclearCodes) && !error.isUnsent)
              await store(token, { ...draft, isUnanswered: true });
            throw draft.isUnanswered && isHostError(error, "email_taken") ? arrivedBefore(error) : error;
          });
        await store(token, { values: {}, files: [], submitted: { message }, isUnanswered: false });
        for (const { id } of draft.files) await rm(path.join(getFolder(token), id), { force: true });
        return message;
      }),
  });
}

/** "Use another email" would register the business twice, as its own first attempt may have taken this one. */
const arrivedBefore = (cause: HostError) =>
  new HostError(
    "email_taken",
    "This email has an account now: your registration may have arrived the first time. Try to log in before you use another.",
    { cause, isHostMessage: true },
  );

/** @throws HostError rate_limited while the folder holds too many drafts */
async function removeExpired(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const names = await readdir(folder);
  let left = names.length;
  for (const name of names) {
    const begun = await stat(path.join(folder, name)).catch(() => null);
    if (begun && Date.now() - begun.birthtimeMs < dayMs) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    left -= 1;
  }
  if (left >= maxDrafts)
    throw new HostError("rate_limited", "Many businesses are registering right now. Please try again in a few hours.");
}

/** The reason why a file was refused, as a message for the person who sent it. */
class RefusedFile extends Error {
  override name = "RefusedFile";

  /** @throws RefusedFile when `size` more bytes of `field` would exceed the limits, given `others` */
  static unlessRoom(others: Pick<StoredFile, "field" | "size">[], field: string, size: number): void {
    const additional = others.filter((file) => file.field === "additional_document").length;
    if (field === "additional_document" && additional >= uploadLimits.additionalDocuments)
      throw new RefusedFile(uploadRefusals.tooMany);
    if (others.reduce((sum, file) => sum + file.size, size) > uploadLimits.totalBytes)
      throw new RefusedFile(uploadRefusals.tooMuch);
  }
}

/** First bytes of the accepted file types. */
const beginnings: [string, number[]][] = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * Passes the upload's bytes on while checking size and content (not the file name); `seen` has size and type at the
 * end.
 * @throws RefusedFile as soon as it is too large or has a type that the field does not take
 */
async function* checked({ field, body }: Upload, seen: { size: number; contentType: string }) {
  const kind = findUploadKind(field);
  if (!kind) throw new RefusedFile(uploadRefusals.unknownField);
  const longest = Math.max(...beginnings.map(([, bytes]) => bytes.length));
  let head = Buffer.alloc(0);
  const recognise = () => {
    const type = beginnings.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? "";
    if (!uploadKinds[kind].types.some((allowed) => allowed === type)) throw new RefusedFile(wrongTypeRefusal(kind));
    seen.contentType = type;
  };
  for await (const chunk of body) {
    seen.size += chunk.byteLength;
    if (seen.size > uploadLimits.fileBytes) throw new RefusedFile(uploadRefusals.tooLarge);
    if (seen.contentType) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < longest) continue;
    recognise();
    yield head;
  }
  if (seen.size === 0) throw new RefusedFile(uploadRefusals.empty);
  if (seen.contentType) return;
  recognise();
  yield head;
}
