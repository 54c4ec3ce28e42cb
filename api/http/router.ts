import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import * as z from "zod";
import type { UserRole } from "@api/db/tables/people";
import { ApiError } from "@api/errors";
import type { Call, CallInput } from "@domain/contract/define-call";
import { errorResponse } from "@domain/contract/errors";
import { installIssueTexts } from "@domain/values/issue-texts";

installIssueTexts();

/** The person a bearer token belongs to. */
export interface Actor {
  id: string;
  role: UserRole;
  email: string;
  firstName: string;
  lastName: string;
  /** Restaurants this person works at, the active one first. */
  restaurantIds: string[];
}

/** Hono's typed variables of every request. `tokenHash` is the stored hash of the access token. */
export interface ApiEnv {
  Variables: { actor: Actor | null; tokenHash: string | null; requestId: string; clientAddress: string };
}

/**
 * A router that reports zod errors as `validation_failed` with a message per field, or `not_found` for path parameters. Every
 * module starts from it.
 */
export function createRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === "param") throw new ApiError("not_found", "Not found.");
      const errors: Record<string, string> = {};
      for (const issue of result.error.issues) errors[issue.path.join(".") || "_"] ??= issue.message;
      throw new ApiError("validation_failed", Object.values(errors)[0] ?? "Some of what was sent is not valid.", {
        errors,
      });
    },
  });
}

type Json<Schema> = { description: string; content: { "application/json": { schema: Schema } } };
type Bytes = { description: string; content: { [type: string]: { schema: z.ZodString } } };

type SuccessResponse<Definition extends Call> = CallInput<Definition>["response"] extends infer Answer extends z.ZodType
  ? Json<Answer>
  : Bytes;

type RouteBody<Definition extends Call, Form> = Form extends z.ZodType
  ? { required: true; content: { "multipart/form-data": { schema: Form } } }
  : CallInput<Definition>["body"] extends infer Body extends z.ZodType
    ? { required: true; content: { "application/json": { schema: Body } } }
    : undefined;

/** A call as a Hono route. `call` is its definition. */
export type CallRoute<Definition extends Call, Form = undefined> = {
  call: Definition;
  method: Definition["method"];
  path: Definition["path"];
  request: Pick<CallInput<Definition>, "params" | "query" | "headers"> & { body: RouteBody<Definition, Form> };
  responses: (Definition extends { status: 201 }
    ? { 201: SuccessResponse<Definition> }
    : { 200: SuccessResponse<Definition> }) & {
    default: Json<typeof errorResponse>;
  };
  getRoutingPath: () => string;
};

/** The route of a call; `form` parses multipart bodies. */
export function toRoute<Definition extends Call, Form extends z.ZodType | undefined = undefined>(
  call: Definition,
  form?: Form,
): CallRoute<Definition, Form>;
export function toRoute(call: Call, form?: z.ZodType): object {
  const {
    method,
    path,
    params,
    query,
    headers,
    body,
    response,
    media = "application/json",
    responseDescription,
    status = 200,
  } = call;
  const content = form ? { "multipart/form-data": { schema: form } } : body && { "application/json": { schema: body } };
  const route = createRoute({
    method,
    path,
    request: { params, query, headers, body: content && { required: true, content } },
    responses: {
      [status]: { description: responseDescription, content: { [media]: { schema: response ?? z.string() } } },
      default: { description: "Refused", content: { "application/json": { schema: errorResponse } } },
    },
  });
  return Object.assign(route, { call });
}

/** The body of a successful response. */
export function withData<T>(data: T): { success: true; data: T };
export function withData<T>(data: T, message: string): { success: true; message: string; data: T };
export function withData(data: unknown, message?: string) {
  return { success: true, ...(message !== undefined && { message }), data };
}

/** The body of a response with only a message. */
export const withMessage = (message: string) => ({ success: true, message }) as const;
