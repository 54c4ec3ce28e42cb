import { errorAnswer } from "@domain/contract/errors";
import type * as z from "zod";

/** OpenAPI response declarations for a route: its good answer, and the refusal every route may give. */
export function answers<T extends z.ZodType>(schema: T, description: string) {
  return {
    200: { description, content: { "application/json": { schema } } },
    default: { description: "Refused; `code` says why", content: { "application/json": { schema: errorAnswer } } },
  } as const;
}

/** A JSON request body declaration. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** Body of a good answer. */
export const ok = <T>(data: T, message?: string) => ({ success: true, message, data }) as const;

/** Body of an answer that only says what happened. */
export const said = (message: string) => ({ success: true, message }) as const;
