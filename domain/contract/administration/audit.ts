import * as z from "zod";
import { auditKinds } from "@domain/values/choices";
import { happenedAt, id, pageQuery, pageResponse } from "../primitives";

/** The history of every change, for administrators. Extended. */

export type AuditKind = (typeof auditKinds)[number];

/** `changes` by field: from what to what, or only that it changed. Older lines may hold anything. */
export const auditEntry = z.object({
  id,
  at: happenedAt,
  /** Null: the platform itself, or somebody whose account is gone. */
  actor: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  role: z.string().nullable(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  restaurant: z.object({ id, name: z.string() }).nullable(),
  changes: z.unknown(),
});

/** actor: part of a name or an address; dates are days of New York, both included. */
export const auditQuery = pageQuery.extend({
  restaurant_id: z.string().max(120).optional(),
  kind: z.enum(auditKinds).optional(),
  actor: z.string().max(120).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
});
export const auditList = pageResponse(auditEntry);

/** How a list leaves the house. */
const exportFormats = ["csv", "xlsx", "print"] as const;

/** A list that somebody takes out of the house, and what it is narrowed to: "status=placed&sort=date". */
export const listExport = z.object({
  list: z.string().regex(/^[a-z-]{1,40}$/),
  format: z.enum(exportFormats),
  filter: z.string().max(300).optional(),
  /** Whose list it is; left out for one of the administration. */
  restaurant_id: id.optional(),
});

export type ListExport = z.infer<typeof listExport>;
export type AuditEntry = z.infer<typeof auditEntry>;
