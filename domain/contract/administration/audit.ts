import * as z from "zod";
import { happenedAt, id, pageQuery, pageResponse } from "@domain/contract/primitives";
import { auditKinds } from "@domain/values/choices";

/** The log of every change, for administrators. Extended. */

export type AuditKind = (typeof auditKinds)[number];

/** `changes` by field: old and new value, or only that it changed. Older entries may contain anything. */
export const auditEntry = z.object({
  id,
  at: happenedAt,
  /** Null: the platform itself, or a person whose account was deleted. */
  actor: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  role: z.string().nullable(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  restaurant: z.object({ id, name: z.string() }).nullable(),
  changes: z.unknown(),
});

/** actor: part of a name or an address; dates are days in New York, both included. */
export const auditQuery = pageQuery.extend({
  restaurant_id: z.string().max(120).optional(),
  kind: z.enum(auditKinds).optional(),
  actor: z.string().max(120).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
});
export const auditList = pageResponse(auditEntry);

/** The formats in which a list is exported. */
const exportFormats = ["csv", "xlsx", "print"] as const;

/** The export of a list, and its filters: "status=placed&sort=date". */
export const listExport = z.object({
  list: z.string().regex(/^[a-z-]{1,40}$/),
  format: z.enum(exportFormats),
  filter: z.string().max(300).optional(),
  /** The restaurant the list belongs to; omitted for a list of the administration. */
  restaurant_id: id.optional(),
});

export type ListExport = z.infer<typeof listExport>;
export type AuditEntry = z.infer<typeof auditEntry>;
