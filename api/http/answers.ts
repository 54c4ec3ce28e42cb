import { errorAnswer } from "@domain/contract/errors";
import * as z from "zod";

/** OpenAPI response declarations for a route: its good answer, and the refusal every route may give. */
export function answers<T extends z.ZodType>(schema: T, description: string) {
  return {
    200: { description, content: { "application/json": { schema } } },
    default: { description: "Refused; `code` says why", content: { "application/json": { schema: errorAnswer } } },
  } as const;
}

/** The same for a call that makes something. */
export function createdAnswers<T extends z.ZodType>(schema: T, description: string) {
  const { 200: good, ...refusals } = answers(schema, description);
  return { 201: good, ...refusals } as const;
}

/** For a call that answers a file's bytes. */
export const fileAnswers = (description: string) =>
  ({
    200: { description, content: { "application/octet-stream": { schema: z.string() } } },
    default: { description: "Refused; `code` says why", content: { "application/json": { schema: errorAnswer } } },
  }) as const;

/** A JSON request body declaration. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** Body of a good answer. */
export const ok = <T>(data: T, message?: string) => ({ success: true, message, data }) as const;

/** Body of an answer that only says what happened. */
export const said = (message: string) => ({ success: true, message }) as const;
