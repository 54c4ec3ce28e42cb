import type { Readable } from "node:stream";
import type * as z from "zod";
import type { Call, CallInput } from "@domain/contract/define-call";
import type { StreamResponse } from "./streaming.server";

/** The values of a path's `{names}`. */
export type PathParams = Readonly<Record<string, string>>;

interface CallOptions {
  headers?: Record<string, string>;
  /** Milliseconds this call may take, within what is left of the page's own limit. */
  limitMs?: number;
  /** Instead: its own limit, beyond the page's, for what takes long by nature (pictures, imports, exports). */
  timeoutMs?: number;
  /** Calls as somebody else than the session's person, with their token; as nobody with null. */
  bearer?: string | null;
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

type ParamsIn<Definition extends Call> = CallInput<Definition>["params"] extends infer Params extends z.ZodObject
  ? { params: { readonly [Name in keyof Params["shape"]]: string } }
  : { params?: undefined };

type BodyIn<Definition extends Call> = CallInput<Definition>["body"] extends infer Body extends z.ZodType
  ? { body: z.input<Body> }
  : Definition extends { multipart: true }
    ? { body: FormData }
    : { body?: undefined };

/** What a call is made with: its path's parts, its query, and a body as the contract has it. */
export type InputOf<Definition extends Call> = CallOptions & { query?: Query } & ParamsIn<Definition> &
  BodyIn<Definition>;

export type Arguments<Definition extends Call> =
  object extends InputOf<Definition> ? [input?: InputOf<Definition>] : [input: InputOf<Definition>];

/** A list as the host tells it; what it does not say of its paging is null. */
export interface Listing<Item, Beside> {
  items: Item[];
  total: number | null;
  page: number | null;
  perPage: number | null;
  /** What stands next to the list, as far as it can be read. */
  beside: Beside | undefined;
  /** What was wrong with rows, in zod's words; for the log. */
  odd: string[];
}

type Paging = "data" | "total" | "page" | "per_page";
type BesideOf<Shape> = {
  [Name in Exclude<keyof Shape, Paging>]?: Shape[Name] extends z.ZodType ? z.output<Shape[Name]> | null : never;
};

type ShapeOf<Schema> = Schema extends z.ZodObject<infer Shape> ? Shape : unknown;
type DataOf<Data> =
  ShapeOf<Data> extends { data: z.ZodArray<infer Item extends z.ZodType> }
    ? Listing<z.output<Item>, BesideOf<ShapeOf<Data>>>
    : Data extends z.ZodType
      ? z.output<Data>
      : never;

/** What a call is answered with: a list, one thing, or the host's sentence. */
export type ResponseOf<Definition extends Call> =
  ShapeOf<CallInput<Definition>["response"]> extends { data: infer Data } ? DataOf<Data> : { message: string | null };

interface MakeCall {
  <const Definition extends Call>(call: Definition, ...input: Arguments<Definition>): Promise<ResponseOf<Definition>>;
  <const Definition extends Call, Reader extends z.ZodType>(
    call: Definition,
    input: InputOf<Definition>,
    reader: Reader,
  ): Promise<z.output<Reader>>;
}

type Send = <const Definition extends Call>(
  call: Definition,
  ...input: Arguments<Definition>
) => Promise<{ message: string | null }>;

interface UploadInput {
  params?: PathParams;
  /** Read as it is sent, never held as a whole. */
  body: Readable;
  contentType: string;
  bearer?: string | null;
  /** Its end ends the upload: of the browser's own request. */
  signal: AbortSignal;
}

/** The host as one request of one visitor sees it. @throws HostError */
export interface Host {
  /** Makes a call, whose answer is read as the contract has it, or by `reader` (see envelope). */
  call: MakeCall;
  /** Makes a change of which only the host's sentence is of interest: hosts of others answer what they like. */
  send: Send;
  /** Posts a form that comes from a browser meanwhile, so it may take as long as that does: minutes, not the page's limit. */
  upload: <Reader extends z.ZodType>(call: Call, input: UploadInput, reader: Reader) => Promise<z.output<Reader>>;
  /**
   * Whether the host has an extended call, as far as this process knows or can ask: a read is made, a change sent without a
   * token and without a word, which whoever has it refuses. A host that does not say counts as one that has it.
   */
  offers: (call: Call, params?: PathParams) => Promise<boolean>;
  /** A file of the host's, whatever its type. @throws HostError as other reads do */
  download: (
    call: Call,
    input: { params: PathParams; signal: AbortSignal },
  ) => Promise<StreamResponse & { status: 200 }>;
  /**
   * Opens a call whose answer goes on for as long as `signal` is not aborted, beyond the page's time limit.
   * @throws HostError, before the stream begins; `unsupported` where the host has none. What breaks off later just ends.
   */
  stream: (
    call: Call,
    input: { query?: Query; headers?: Record<string, string>; signal: AbortSignal },
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** What a request to the app passes on to the host. */
export interface Caller {
  /** Asked at each call: logging in changes it midway. */
  token: () => string | null;
  requestId: string;
  /** Headers of every call: the trace (W3C Trace Context), and to our own API the proof of the visitor's address. */
  passOn: Record<string, string>;
  clientAddress: string;
  /** Told of rows of an answer that were odd, in words for the log. */
  onOddRows?: (path: string, odd: string[]) => void;
  /** Told of every change that the host refused or did not make [ERR-5]; no word of what was sent. */
  onFailure?: (failure: { method: string; path: string; code: string; status: number; retryAfter?: number }) => void;
}
