import type { Readable } from "node:stream";
import type * as z from "zod";
import type { Call, CallInput } from "@domain/contract/define-call";
import type { StreamResponse } from "./streaming.server";

/** The values of a path's `{names}`. */
export type PathParams = Readonly<Record<string, string>>;

interface CallOptions {
  headers?: Record<string, string>;
  /** Shortens the call's time: milliseconds, at most what is left of the page's 5 s. See `timeoutMs`. */
  limitMs?: number;
  /** Replaces the page's limit, so it may be longer: milliseconds, for slow calls (pictures, imports). */
  timeoutMs?: number;
  /** Authenticates with another token than the session's; null: with none. */
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

/** A call's input: path parameters, query, and the body that the contract defines. */
export type CallInputs<Definition extends Call> = CallOptions & { query?: Query } & ParamsIn<Definition> &
  BodyIn<Definition>;

export type Arguments<Definition extends Call> =
  object extends CallInputs<Definition> ? [input?: CallInputs<Definition>] : [input: CallInputs<Definition>];

/** A list of the host; paging fields that it omits are null. */
export interface Listing<Item, Extra> {
  items: Item[];
  total: number | null;
  page: number | null;
  perPage: number | null;
  /** Additional fields next to the list, as far as they are valid. */
  extraFields: Extra | undefined;
  /** Validation problems of rows, in zod's words; for the log. */
  rowProblems: string[];
}

type Paging = "data" | "total" | "page" | "per_page";
type ExtraFields<Shape> = {
  [Name in Exclude<keyof Shape, Paging>]?: Shape[Name] extends z.ZodType ? z.output<Shape[Name]> | null : never;
};

type ObjectShape<Schema> = Schema extends z.ZodObject<infer Shape> ? Shape : unknown;
type ResponseData<Data> =
  ObjectShape<Data> extends { data: z.ZodArray<infer Item extends z.ZodType> }
    ? Listing<z.output<Item>, ExtraFields<ObjectShape<Data>>>
    : Data extends z.ZodType
      ? z.output<Data>
      : never;

/** A call's result: a list, a record, or the host's message. */
export type CallResponse<Definition extends Call> =
  ObjectShape<CallInput<Definition>["response"]> extends { data: infer Data }
    ? ResponseData<Data>
    : { message: string | null };

interface MakeCall {
  <const Definition extends Call>(call: Definition, ...input: Arguments<Definition>): Promise<CallResponse<Definition>>;
  <const Definition extends Call, Reader extends z.ZodType>(
    call: Definition,
    input: CallInputs<Definition>,
    reader: Reader,
  ): Promise<z.output<Reader>>;
}

type Send = <const Definition extends Call>(
  call: Definition,
  ...input: Arguments<Definition>
) => Promise<{ message: string | null }>;

interface UploadInput {
  params?: PathParams;
  /** Streamed, never held in memory as a whole. */
  body: Readable;
  contentType: string;
  bearer?: string | null;
  /** Aborts the upload: the signal of the browser's own request. */
  signal: AbortSignal;
}

/** The host, bound to one visitor's request. @throws HostError */
export interface Host {
  /**
   * The same host for an export, which takes as long as its rows do: the limit of a page does not end it in the middle of a file, and
   * what was read is not kept until the end.
   */
  forExport: () => Host;
  /**
   * The last event that the host had told this process of when the request began: nothing this request reads is older. Undefined where
   * the host tells no such thing.
   */
  eventPosition: number | undefined;
  /** Makes a call and reads its answer as the contract defines it, or with `reader` (see envelope). */
  call: MakeCall;
  /** Makes a change and returns only the host's message, because the answers of other hosts vary. */
  send: Send;
  /**
   * Posts a form while it arrives from the browser. It may take as long as that does: minutes, not the page's limit.
   */
  upload: <Reader extends z.ZodType>(call: Call, input: UploadInput, reader: Reader) => Promise<z.output<Reader>>;
  /**
   * Whether the host has an extended call, as far as this process knows or can find out: a read is made; a change is
   * sent without token and body, which any host that has it refuses. Without an answer it counts as present.
   */
  supports: (call: Call, params?: PathParams) => Promise<boolean>;
  /** Downloads a file of any type. @throws HostError as other reads do */
  download: (
    call: Call,
    input: { params: PathParams; signal: AbortSignal },
  ) => Promise<StreamResponse & { status: 200 }>;
  /**
   * Opens a call whose answer continues until `signal` aborts, beyond the page's time limit.
   * @throws HostError before the stream begins; `unsupported` where the host lacks it. A later failure just ends the
   * stream.
   */
  stream: (
    call: Call,
    input: { query?: Query; headers?: Record<string, string>; signal: AbortSignal },
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** What a request to the app passes on to the host. */
export interface Caller {
  /** A function, because logging in changes the token during a request. */
  token: () => string | null;
  requestId: string;
  /** Headers for every call: the trace (W3C Trace Context) and, for our own API, the signed client address. */
  forwardedHeaders: Record<string, string>;
  clientAddress: string;
  /** Called with invalid rows of an answer, in words for the log. */
  onInvalidRows?: (path: string, rowProblems: string[]) => void;
  /** Called for every read that failed now and may succeed later. */
  onReadFailed?: () => void;
  /** Called for every change that the host refused or did not make [ERR-5]; contains nothing of the request's body. */
  onFailure?: (failure: { method: string; path: string; code: string; status: number; retryAfter?: number }) => void;
}
