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

/** A registration in progress: the entered values, valid or not, and the uploaded files. */
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
  /** The text fields as sent [WIZ-18]; the files are the draft's. */
  fields: Record<string, string>;
  /** The agent's token, null for a direct registration. */
  bearer: string | null;
  signal: AbortSignal;
}

/** Where drafts are stored. A token is a secret: whoever has it can read and change the draft. */
export interface DraftStore {
  /** Creates an empty draft and returns its token. */
  begin: () => Promise<string>;
  /** null for a draft that is unknown or has expired. */
  read: (token: string) => Promise<RegistrationDraft | null>;
  /** Merges values by key; null removes one. */
  save: (token: string, values: DraftValues) => Promise<void>;
  /** Stores a file, or returns the reason why not. A single-file field holds the newest one. */
  addFile: (token: string, upload: Upload, signal: AbortSignal) => Promise<FileRefusal | null>;
  removeFile: (token: string, id: string) => Promise<void>;
  /** null where there is no such file. */
  openFile: (token: string, id: string, signal: AbortSignal) => Promise<OpenedFile | null>;
  /** [HOST-18] Submits the registration, once per draft. Returns the host's message. @throws HostError its refusal */
  submit: (token: string, submission: Submission) => Promise<string | null>;
}

interface OpenedFile {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}
