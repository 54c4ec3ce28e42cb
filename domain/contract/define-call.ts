import type * as z from "zod";
import type { ErrorCode } from "./errors";
import type { Tag } from "./tags";

/** What accounts can be. */
export type CallRole = "customer" | "owner" | "manager" | "staff" | "agent" | "admin";

/** Everything the wire has to say about a call. The API makes its route of it, the app its request, the document its operation. */
interface CallDefinition {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** `{name}` stands for a field of `params`. */
  path: `/${string}`;
  /** core: every host has it. extended: a host of somebody else may lack it, and the app does without. */
  tier: "core" | "extended";
  /** Who may call it; a list names roles, of which some may see or do less. */
  access: "anyone" | "signed-in" | readonly CallRole[];
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** JSON. */
  body?: z.ZodType;
  /** Instead: a form of fields and files. */
  multipart?: true;
  answer?: z.ZodType;
  /** Instead: bytes of this type. */
  media?: string;
  /** What a good answer holds. */
  answers: string;
  status?: 201;
  /** Beside those that every call of its kind may give (api/http/openapi.ts). */
  refusals?: readonly ErrorCode[];
}

/** A definition under its name, in the group of its resource. */
export type Call = CallDefinition & { operationId: string; tag: Tag };

type Named<Definitions> = { [Id in keyof Definitions]: Definitions[Id] & { operationId: Id & string; tag: Tag } };

/** The calls of one resource, each named by its key. */
export function defineCalls<const Definitions extends Record<string, CallDefinition>>(
  tag: Tag,
  definitions: Definitions,
): Named<Definitions>;
export function defineCalls(tag: Tag, definitions: Record<string, CallDefinition>): Record<string, Call> {
  const named = Object.entries(definitions).map(([operationId, call]) => [operationId, { ...call, operationId, tag }]);
  return Object.fromEntries(named);
}

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema extends z.ZodType> ? Schema : undefined;

/** The schemas of a call; undefined where it has none. */
export interface PartsOf<Definition extends Call> {
  params: Part<Definition, "params">;
  query: Part<Definition, "query">;
  headers: Part<Definition, "headers">;
  body: Part<Definition, "body">;
  answer: Part<Definition, "answer">;
}
