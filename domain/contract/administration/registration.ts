import * as z from "zod";
import { dataResponse, happenedAt, id, listResponse, pageResponse, timestamp } from "../primitives";

/** Extended: a registration under way, kept by the host so that reloads, refusals and restarts lose nothing. */

/** A file of a draft, `field` as it was uploaded by (docs/api.md); additional ones without their number. Bytes and pixels. */
export const draftFile = z.object({
  id,
  field: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** What was typed so far, by form key (camelCase); right or wrong. Any JSON. */
export const draftValues = z.record(z.string().min(1).max(60), z.unknown());

export const draftCreatedResponse = dataResponse(z.object({ token: z.string(), expires_at: timestamp }));

/** Once submitted, values and files are gone and `restaurant_id` says what came of it. */
export const draft = z.object({
  values: draftValues,
  files: z.array(draftFile),
  expires_at: timestamp,
  submitted: z.boolean(),
  restaurant_id: id.nullable(),
});
export const draftResponse = dataResponse(draft);

/** Keys replace what was kept under them, null removes; other keys stay. */
export const saveDraftRequest = z.object({ values: draftValues });

/** Why a file was not kept; the others of the same call were. */
export const fileRefusal = z.object({ field: z.string(), name: z.string(), message: z.string() });

/** `data.files`: all files the draft now has. */
export const draftFilesResponse = z.object({
  success: z.literal(true),
  data: z.object({ files: z.array(draftFile) }),
  errors: z.array(fileRefusal),
});

/** [HOST-18] The answer's data is extended. A draft that is submitted again answers the same. */
export const registrationResponse = dataResponse(z.object({ id, name: z.string(), status: z.string() }));

/** Extended: what an agent registered; `status` is pending, approved or rejected. */
export const agentRegistration = z.object({
  id,
  name: z.string(),
  city: z.string(),
  status: z.string(),
  created_at: happenedAt,
});
export const agentRegistrationList = pageResponse(agentRegistration);

/** Extended: a document of a registered business; `kind` is what it was uploaded as. */
export const restaurantDocument = z.object({
  id,
  kind: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  created_at: happenedAt,
});
export const restaurantDocumentList = listResponse(restaurantDocument);

export type DraftFile = z.infer<typeof draftFile>;
export type DraftValues = z.infer<typeof draftValues>;
export type RegistrationDraft = z.infer<typeof draft>;
export type FileRefusal = z.infer<typeof fileRefusal>;
export type AgentRegistration = z.infer<typeof agentRegistration>;
export type RestaurantDocument = z.infer<typeof restaurantDocument>;
