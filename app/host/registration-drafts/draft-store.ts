import type { DraftValues, FileRefusal } from "@domain/contract/administration/registration";

/** A file of a draft. `field` is voided_check, menu_file, logo or additional_document; sizes in bytes and pixels. */
export interface StoredFile {
  id: string;
  field: string;
  name: string;
  size: number;
  contentType: string;
  width: number | null;
  height: number | null;
}

/** A registration under way: what was typed, right or wrong, and the files that were sent. */
export interface RegistrationDraft {
  values: DraftValues;
  files: StoredFile[];
  isSubmitted: boolean;
}

/** A file as it comes from the browser. */
export interface Upload {
  field: string;
  name: string;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
}

interface Submission {
  /** Text fields as they travel [WIZ-18]; the files are the draft's. */
  fields: Record<string, string>;
  /** The agent's token, null for a direct registration. */
  bearer: string | null;
  signal: AbortSignal;
}

/** Where drafts are kept. A token is a secret: whoever has it may read and change the draft. */
export interface DraftStore {
  /** A new, empty draft's token. */
  begin: () => Promise<string>;
  /** null for a draft that is unknown or has expired. */
  read: (token: string) => Promise<RegistrationDraft | null>;
  /** Keys replace what was kept under them, null removes; other keys stay. */
  save: (token: string, values: DraftValues) => Promise<void>;
  /** Keeps one file, or says in a sentence why not. Of single fields the newest file stays. */
  addFile: (token: string, upload: Upload, signal: AbortSignal) => Promise<FileRefusal | null>;
  removeFile: (token: string, id: string) => Promise<void>;
  /** null where there is no such file. */
  openFile: (token: string, id: string, signal: AbortSignal) => Promise<OpenedFile | null>;
  /** [HOST-18] Sends the registration, once for each draft. Gives the host's own sentence. @throws HostError its refusal */
  submit: (token: string, submission: Submission) => Promise<string | null>;
}

interface OpenedFile {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}
